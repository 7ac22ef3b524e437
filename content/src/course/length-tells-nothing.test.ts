import { makeExercise, type Plan } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import { graphemes } from '@app/malayalam'
import { expect, it } from 'vitest'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath } from './testing/shipped-course.ts'

const content = cutToPath()
const endings = [...content.endings.keys()].map((id): Item => `ending:${id}`)
const memory = knowing([...endings, ...[...content.words.keys()].map((id): Item => `word:${id}`)])

/** How often whoever takes the longest option is right, by chance among those of one length. From 0 to 1. */
function rightByLength(ending: Item, random: () => number): number | undefined {
  const plan: Plan = { kind: 'put-ending', targets: [{ item: ending, skill: 'form' }] }
  const made = makeExercise(plan, { content, random, memory })
  if (made?.kind !== 'put-ending' || !made.options) return undefined
  const lengths = made.options.map(({ text }) => graphemes(text).length)
  const longest = made.options.filter((_, at) => lengths[at] === Math.max(...lengths))
  return longest.filter(({ text }) => made.forms.includes(text)).length / longest.length
}

it('is right in 30 of 100 at most to take the longest form', () => {
  const random = chance(1)
  const shares = endings.flatMap((ending) =>
    Array.from({ length: 12 }, () => rightByLength(ending, random) ?? []).flat(),
  )
  expect(shares.length).toBeGreaterThan(300)
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length
  expect(share).toBeLessThanOrEqual(0.3)
})
