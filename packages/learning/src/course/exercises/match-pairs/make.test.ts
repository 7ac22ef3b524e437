import { expect, it } from 'vitest'
import type { Item } from '../../../practice/item.ts'
import { aWorld, knowing, smallCourse } from '../testing.ts'
import { makeMatchPairs } from './make.ts'

it('puts the pairs of the same words in other places each time, each with its own target', () => {
  const words = [...smallCourse.words.keys()].slice(0, 5).map((id): Item => `word:${id}`)
  const targets = words.map((item) => ({ item, skill: 'read' as const }))
  const made = [0, 0.3, 0.6, 0.99].flatMap((chance) => {
    const world = aWorld({ memory: knowing(...words), random: () => chance })
    return makeMatchPairs(targets, world) ?? []
  })
  expect(new Set(made.map(({ pairs }) => pairs.map(({ item }) => item).join())).size).toBeGreaterThan(1)
  for (const { pairs, targets } of made)
    expect(targets.map(({ item }) => item)).toEqual(pairs.map(({ item }) => item))
})

it('has for the half too many what was met, not a stranger, where something else was met', () => {
  const [asked, ...others] = [...smallCourse.words.keys()].map((id): Item => `word:${id}`)
  if (!asked) throw new Error('The small course has no words.')
  const known = others.slice(0, 5)
  const targets = [asked, ...known.slice(0, 2)].map((item) => ({ item, skill: 'read' as const }))
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    const world = aWorld({ memory: knowing(asked, ...known), random: () => chance })
    const made = makeMatchPairs(targets, world)
    const meant = known.slice(2).map((item) => smallCourse.words.get(item.slice(5))?.means[0])
    expect(meant).toContain(made?.extras[0]?.match)
  }
})

it('shows no half of what was never met: the last of three pairs is the half too many, and is asked by itself', () => {
  const [one, two, three] = [...smallCourse.words.keys()].map((id): Item => `word:${id}`)
  if (!one || !two || !three) throw new Error('The small course has too few words.')
  const read = (items: readonly Item[]) => items.map((item) => ({ item, skill: 'read' as const }))
  const made = makeMatchPairs(read([one, two, three]), aWorld({ underWay: [one, two, three] }))
  expect(made?.pairs.map(({ item }) => item)).toEqual([one, two])
  expect(made?.targets).toEqual(read([one, two]))
  expect(made?.extras).toEqual([{ match: smallCourse.words.get(three.slice(5))?.means[0] }])
})

it('has no half too many where two things are all that was met, and credits what it needs', () => {
  const [one, two] = [...smallCourse.words.keys()].map((id): Item => `word:${id}`)
  if (!one || !two) throw new Error('The small course has too few words.')
  const targets = [one, two].map((item) => ({ item, skill: 'read' as const }))
  const made = makeMatchPairs(targets, aWorld({ underWay: [one, two] }))
  expect(made?.extras).toEqual([])
  expect(made?.order.toSorted()).toEqual([0, 1])
  expect(made?.targets).toEqual(targets.slice(0, 1))
})
