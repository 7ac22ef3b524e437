import { describe, expect, it } from 'vitest'
import { aWorld, everyEnding, knowing } from '../testing.ts'
import { judgePutEnding } from './judge.ts'
import { makePutEnding } from './make.ts'

const make = (ending: string, word: string, way: 'choose' | 'type') => {
  const made = makePutEnding(
    { item: `ending:${ending}`, skill: 'form' },
    aWorld({ memory: knowing(`word:${word}`, 'word:njaan', 'word:innu', 'word:amma', ...everyEnding) }),
    way,
  )
  if (!made) throw new Error('Nothing is made.')
  return made
}

describe('a form to choose', () => {
  const made = make('locative', 'veedu', 'choose')

  it('blames the ending alone, and names the one that was chosen', () => {
    const option = made.options?.findIndex(({ text }) => !made.forms.includes(text)) ?? -1
    const { looks, feedback } = judgePutEnding(made, { type: 'chosen', option })
    expect(looks).toEqual([{ item: 'ending:locative', skill: 'form', outcome: 'again' }])
    const chosen = made.options?.[option]
    expect(feedback).toEqual({
      type: 'ending',
      item: 'ending:locative',
      given: chosen?.item,
      chosen: { text: chosen?.text, means: chosen?.means },
      wanted: { text: 'വീട്ടിൽ', means: 'at home', shown: '-ഇൽ' },
    })
  })

  it('shows the ending alone if it is right: all options are of the same word', () => {
    const option = made.options?.findIndex(({ text }) => text === 'വീട്ടിൽ') ?? -1
    const { looks } = judgePutEnding(made, { type: 'chosen', option })
    expect(looks.map(({ item }) => item)).toEqual(['ending:locative'])
  })
})

describe('a form to type', () => {
  it.each([
    ['locative', 'veedu', 'വീട്ടിൽ', true, []],
    ['locative', 'veedu', 'veettil', true, []],
    ['locative', 'veedu', 'വീടിൽ', false, ['ending:locative']],
    ['locative', 'veedu', 'മുറിയിൽ', false, []],
    ['locative', 'veedu', 'വീട്ടി ൽ', true, []],
    ['locative', 'veedu', 'വിട്ടിൽ', true, []],
    ['locative', 'veedu', 'വിടിന്', false, ['ending:locative']],
    ['locative', 'veedu', 'മുറി', false, ['ending:locative']],
    ['past', 'kazhikkuka', 'കളിച്ചു', false, []],
    ['past', 'kazhikkuka', 'കഴിക്കും', false, ['ending:past']],
    ['past', 'kazhikkuka', '', false, ['ending:past']],
  ])('%s of %s as %s: right is %s, blamed %s', (ending, word, text, right, blamed) => {
    const result = judgePutEnding(make(ending, word, 'type'), { type: 'typed', text })
    expect(result.right).toBe(right)
    const again = result.looks.filter(({ outcome }) => outcome === 'again').map(({ item }) => item)
    expect(again.toSorted()).toEqual([...blamed].toSorted())
  })
})
