import type { Grid } from '@app/learning/course'
import { type Item, kindOf } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { cutToPath } from './testing/shipped-course.ts'
import { type Shown, walkDays } from './testing/walk-days.ts'

const content = cutToPath()

/** Eight days of three learners: what was shown, by learner. What was met is as it was then. */
const walks = [1, 2, 3].map((seed) =>
  [...walkDays(8, seed)].map((shown) => ({ ...shown, met: new Map(shown.met) })),
)
const all = walks.flat()

it('introduces nothing twice: what a session has shown, it has asked', () => {
  for (const walk of walks) {
    const shown = walk.flatMap(({ exercise }) =>
      exercise.kind === 'introduce' ? exercise.shown.map(({ item }) => item) : [],
    )
    expect(shown.length).toBeGreaterThan(30)
    expect(shown.filter((item, at) => shown.indexOf(item) !== at)).toEqual([])
  }
})

it('has for the half too many of pairs something that was met, from the first session on', () => {
  const halves = (item: Item) => {
    const id = item.slice(item.indexOf(':') + 1)
    const letter = kindOf(item) === 'letter' ? content.letters.get(id) : undefined
    return letter ? [letter.letter, letter.say] : [content.words.get(id)?.means[0] ?? '']
  }
  const strangers = all.flatMap(({ exercise, met }) => {
    if (exercise.kind !== 'match-pairs') return []
    const known = [...met.keys()].flatMap(halves)
    return exercise.extras.map(({ say, match }) => say ?? match).filter((half) => !known.includes(half))
  })
  expect(strangers).toEqual([])
})

it('puts an ending on a word only beside endings that were met', () => {
  const asked = all.flatMap(({ exercise, met }) =>
    exercise.kind === 'put-ending' ? (exercise.options ?? []).map(({ item }) => item && met.has(item)) : [],
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked).not.toContain(false)
})

it('asks for no form of a pronoun (എന്റെ, എനിക്ക്) that was not shown on a card before', () => {
  const unmet = walks.flatMap((walk) => {
    const shown = new Set<string>()
    return walk.flatMap(({ exercise }) => {
      if (exercise.kind === 'introduce') {
        for (const { forms = [] } of exercise.shown) for (const { text } of forms) shown.add(text)
        return []
      }
      const sentence = 'sentence' in exercise ? content.sentences.get(exercise.sentence ?? '') : undefined
      return (sentence?.pieces ?? []).flatMap(({ text, entry = '', endings: [ending = '', ...more] }) =>
        content.words.get(entry)?.pos === 'pronoun' &&
        cases.has(ending) &&
        more.length === 0 &&
        !shown.has(text)
          ? [text]
          : [],
      )
    })
  })
  expect(unmet).toEqual([])
})

/** Endings by which a pronoun becomes another word. */
const cases = new Set(['genitive', 'dative', 'accusative', 'sociative'])

/**
 * How often who takes the option with the most of the newest lesson is right, of those the one with the most of the lesson
 * before, and so on; by chance where they say the same.
 */
function rightByNewest({ exercise, turn, met }: Shown): number[] {
  if (exercise.kind !== 'sentence-meaning') return []
  const grid = content.sentences.get(exercise.sentence)?.grids?.[turn.grid ?? -1]
  if (!grid) return []
  const options = optionsOf(grid).map((items) =>
    items
      .flatMap((item) => (item === null ? [] : [met.get(item) ?? 0]))
      .toSorted((one, other) => other - one)
      .map((lesson) => String(lesson).padStart(4, '0'))
      .join(' '),
  )
  const newest = options.toSorted().at(-1)
  const [right] = options
  return [right === newest ? 1 / options.filter((one) => one === newest).length : 0]
}

/** What the four options say of what the grid needs, the right one first. */
function optionsOf({ swaps }: Grid): (Item | null)[][] {
  const [first, second] = swaps.map(({ item, others }) => [item, ...others])
  if (!first) return []
  if (!second) return first.map((one) => [one])
  return second.slice(0, 2).flatMap((other) => first.slice(0, 2).map((one) => [one, other]))
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

it('a sentence is hardly ever told by its newest word: a third of the time at most, and no session by half', () => {
  const shares = walks.flatMap((walk) => {
    const days = Map.groupBy(walk, ({ day }) => day)
    return [...days.values()].map((shown) => shown.flatMap(rightByNewest))
  })
  expect(shares.flat().length).toBeGreaterThan(150)
  expect(mean(shares.flat())).toBeLessThanOrEqual(0.33)
  for (const share of shares) if (share.length > 5) expect(mean(share)).toBeLessThanOrEqual(0.5)
})
