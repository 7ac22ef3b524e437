import { describe, expect, it } from 'vitest'
import { type Item, type Memory, noMemory } from '../../practice/index.ts'
import { aCard, aCourse, aMemory, aUnit, nothingNew, plan, recent, turnsOf, word, words } from './testing.ts'
import { isSentence } from './turns.ts'

describe('sentences', () => {
  const s = (at: number, ...of: number[]) => ({
    ...{ id: `s${at}`, endings: [] },
    words: of.map((n): Item => `word:word-1-${n}`),
  })
  const sentences = [s(1, 1, 2), s(2, 2, 3), s(3, 3, 4), s(4, 4, 5, 6), s(5, 1, 7)]
  const course = aCourse([aUnit(1, { sentences: sentences.map(({ id }) => id) })], { sentences })
  const turns = turnsOf(plan(noMemory, course))

  it('come early: the first of a new unit within twelve exercises', () => {
    const first = turns.findIndex(isSentence)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(12)
    expect(turns[first]?.kind).toBe('sentence-meaning')
  })

  it('are in a first session of five minutes too', () => {
    expect(turnsOf(plan(noMemory, course, { minutes: 5 })).some(isSentence)).toBe(true)
  })

  it('are asked only when each of their words was met, and no more than twice', () => {
    const met = new Set<Item>()
    const times = new Map<string, number>()
    for (const turn of turns) {
      for (const item of turn.shows) met.add(item)
      if (turn.sentence === undefined) continue
      expect(turn.targets.every(({ item }) => met.has(item))).toBe(true)
      times.set(turn.sentence, (times.get(turn.sentence) ?? 0) + 1)
    }
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2)
  })

  it('are said about every fifth exercise, as soon as their words are sure to be understood', () => {
    const known = (lasts: number) =>
      aMemory([
        ...recent,
        ...sentences.flatMap(({ words }) => words.map((item) => [item, 'read', aCard(1, lasts)] as const)),
        ...words(60, 'hear', 6, 5),
      ])
    const said = (memory: Memory) =>
      turnsOf(plan(memory, course)).flatMap(({ kind }, at) => (kind === 'say-sentence' ? [at] : []))
    expect(said(known(1))).toEqual([])
    const places = said(known(20))
    expect(places.length).toBeGreaterThan(0)
    expect(places.every((at, nth) => nth === 0 || at - (places[nth - 1] ?? 0) >= 5)).toBe(true)
  })

  it('are neither said nor built with an ending that was not met', () => {
    const some = [{ id: 'e', words: [word(0), word(1)], endings: ['ending:unmet' as Item] }]
    const session = plan(aMemory([...recent, ...words(2, 'read', 1, 40)]), aCourse([], { sentences: some }))
    const kinds = turnsOf(session).map(({ kind }) => kind)
    expect(kinds).not.toContain('say-sentence')
    expect(kinds).not.toContain('build-sentence')
  })
})

describe('typing', () => {
  const typed = (memory: Memory, course = nothingNew) =>
    turnsOf(plan(memory, course)).filter(({ keyboard }) => keyboard)
  const said = words(60, 'recall', 6, 5)

  it('is one exercise in sixteen at most', () => {
    const turns = turnsOf(plan(aMemory([...recent, ...said]), nothingNew))
    const count = typed(aMemory([...recent, ...said])).length
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(Math.ceil(turns.length / 16))
  })

  it('waits for all letters of the word', () => {
    const letters: Partial<Record<Item, Item[]>> = {}
    for (const [item] of said) letters[item] = ['letter:untaught']
    expect(typed(aMemory([...recent, ...said]), aCourse([], { letters }))).toEqual([])
  })
})
