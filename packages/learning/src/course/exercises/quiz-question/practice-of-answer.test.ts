import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Practice } from '../../../practice/practice.ts'
import { longestThought } from '../../../review/review.ts'
import { aWorld } from '../testing.ts'
import { quizTargets } from './make.ts'
import { practiceOfAnswer } from './practice-of-answer.ts'

const { content } = aWorld()
const found = content.questions.get('daily_food/ate')
if (!found) throw new Error('The question is missing.')
const { question } = found
const targets = quizTargets(found, content)

const answered = (place: number, took = 1500) => {
  const option = question.options[place]
  if (!option) throw new Error('The option is missing.')
  return practiceOfAnswer({ topic: 'daily_food', question, option, at: 7, took }, targets)
}

describe('practiceOfAnswer', () => {
  it('shows what its options needed as known after a right answer', () => {
    expect(answered(0)).toEqual({
      exercise: 'quiz:daily_food/ate',
      at: 7,
      took: 1500,
      looks: targets.targets
        .filter(({ item }) => !['word:innu', 'ending:past'].includes(item))
        .map((asked) => ({ ...asked, outcome: 'good' })),
    })
    expect(targets.targets.length).toBeGreaterThan(3)
  })

  it('shows only what was missed as not known after a wrong one', () => {
    expect(answered(2).looks).toEqual([{ item: 'word:choru', skill: 'read', outcome: 'again' }])
  })

  it('is sound practice, however long the learner was away, and whatever the clock did', () => {
    for (const took of [0.5, -1000, 10 * longestThought]) expect(v.is(Practice, answered(1, took))).toBe(true)
  })

  it('has no looks where the Malayalam is not explained', () => {
    const [option] = question.options
    if (!option) throw new Error('The option is missing.')
    const bare = quizTargets({ ...found, pieces: [] }, content)
    expect(practiceOfAnswer({ topic: 'daily_food', question, option, at: 7, took: 1 }, bare).looks).toEqual(
      [],
    )
  })
})
