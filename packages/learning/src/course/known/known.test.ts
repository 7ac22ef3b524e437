import { describe, expect, it } from 'vitest'
import { type Item, noMemory } from '../../practice/index.ts'
import { itemState } from '../../practice/item-state.ts'
import { planSession } from '../session/plan-session.ts'
import { aCard, aCourse, aMemory, aUnit, half, moment, noon, settingsWith } from '../session/testing.ts'
import { courseKnown, textItemsOf } from './course-known.ts'
import { isOfCourse, isSessionDone } from './of-course.ts'
import { outlineOf } from './outline.ts'
import { percentKnown, readable } from './readable.ts'
import { unitStates } from './unit-states.ts'

describe('how far a learner is with an item', () => {
  it.each([
    ['never met', undefined, 'new'],
    ['just shown', { read: aCard(0, 0.5) }, 'met'],
    ['known for days', { read: aCard(1, 5) }, 'known'],
    ['known for weeks', { read: aCard(3, 40) }, 'lasting'],
    ['long not practised', { read: aCard(90, 5) }, 'met'],
    ['forgotten last time', { read: aCard(0, 5, { state: 'relearning' }) }, 'met'],
    ['said for weeks, though not read', { read: aCard(90, 1), recall: aCard(2, 30) }, 'lasting'],
  ] as const)('%s: it is %s', (_, known, state) => {
    expect(itemState(known, noon)).toBe(state)
  })
})

describe('how much of a text is known', () => {
  const known = (item: Item) => item === 'word:amma'
  it('counts running words; what nothing teaches is not known', () => {
    const words = [
      { item: 'word:amma', count: 3 },
      { item: 'word:kada', count: 2 },
      { item: undefined, count: 1 },
    ] as const
    expect(readable(words, known)).toEqual({ known: 3, all: 6 })
  })

  it.each([
    [0, 0, 0],
    [0, 9, 0],
    [1, 1000, 1],
    [1, 2, 50],
    [999, 1000, 99],
    [1000, 1000, 100],
  ])('says %i of %i as %i per cent', (known, all, percent) => {
    expect(percentKnown({ known, all })).toBe(percent)
  })
})

describe('the units of the path', () => {
  const course = aCourse([aUnit(1), aUnit(2), aUnit(3), aUnit(4)])
  const know = (...units: number[]) =>
    aMemory(
      units.flatMap((at) =>
        (course.units[at - 1]?.items ?? []).map((item) => [item, 'read', aCard(1, 9)] as const),
      ),
    )

  it('were met where half of their sentences were right, are done where something was said, and one is under way', () => {
    const sentences = [1, 2, 3].map((at) => ({ id: `s${at}`, words: ['word:word-1-1' as Item], endings: [] }))
    const some = aCourse([aUnit(1, { sentences: ['s1', 's2', 's3'] }), aUnit(2), aUnit(3), aUnit(4)], {
      sentences,
    })
    const states = (memory: ReturnType<typeof know>) => [...unitStates(some, memory).values()]
    const right = (...ids: string[]) =>
      aMemory(ids.map((id) => [`sentence:${id}` as const, 'understand', aCard(1, 9)] as const))
    const both = (one: ReturnType<typeof know>, other: ReturnType<typeof know>) => new Map([...one, ...other])
    expect(states(noMemory)).toEqual(['now', 'ahead', 'ahead', 'ahead'])
    expect(states(both(know(1), right('s1')))).toEqual(['now', 'ahead', 'ahead', 'ahead'])
    expect(states(right('s1', 's2', 's3'))).toEqual(['now', 'ahead', 'ahead', 'ahead'])
    expect(states(both(know(1, 3), right('s1', 's3')))).toEqual(['met', 'now', 'met', 'ahead'])
    const said = aMemory([['word:word-1-1', 'recall', aCard(1, 9)]])
    const all = new Map([...know(1, 3), ...right('s1', 's3')])
    all.set('word:word-1-1', { ...all.get('word:word-1-1'), ...said.get('word:word-1-1') })
    expect(states(all)).toEqual(['done', 'now', 'met', 'ahead'])
  })
})

describe('what a session has in it', () => {
  const course = aCourse([aUnit(1), aUnit(2)])
  it('is new for who begins', () => {
    const { due, fresh, minutes } = outlineOf(
      planSession(noMemory, course, settingsWith(), moment, half),
      noMemory,
    )
    expect(due).toEqual({ letter: 0, word: 0, ending: 0, contrast: 0 })
    expect(fresh.word + fresh.letter + fresh.ending).toBeGreaterThanOrEqual(6)
    expect(fresh.word + fresh.letter + fresh.ending).toBeLessThanOrEqual(12)
    expect(minutes).toBeLessThanOrEqual(11)
  })

  it('counts each item once, what is due apart from what is new', () => {
    const memory = aMemory([
      ['word:word-1-1', 'read', aCard(5, 2)],
      ['word:word-1-1', 'hear', aCard(5, 2)],
      ['letter:letter-1-1', 'read', aCard(5, 2)],
    ])
    const { due, fresh } = outlineOf(planSession(memory, course, settingsWith(), moment, half), memory)
    expect(due).toMatchObject({ word: 1, letter: 1 })
    expect(fresh.word).toBeGreaterThanOrEqual(6)
  })

  it('is nothing at the end of a path that was just practised', () => {
    const session = planSession(noMemory, aCourse([]), settingsWith(), moment, half)
    expect(outlineOf(session, noMemory).minutes).toBe(0)
  })
})

describe('what is known of the path', () => {
  const sounds = { item: 'contrast:l/L', note: { en: 'l', ml: 'ല' }, examples: [] } as const
  const course = aCourse([aUnit(1), aUnit(2, { grammar: sounds })])
  it('is told kind by kind, in the order of the path', () => {
    const memory = aMemory([
      ['letter:letter-1-2', 'read', aCard(1, 30)],
      ['word:word-1-1', 'read', aCard(1, 5)],
      ['word:word-2-7', 'hear', aCard(0, 0.3)],
      ['ending:ending-1', 'form', aCard(1, 5)],
    ])
    const { letters, words, endings } = courseKnown(memory, course, noon)
    expect(letters.map(({ state }) => state)).toEqual(['new', 'lasting', 'new', 'new', 'new', 'new'])
    expect(words).toEqual({ new: 12, met: 1, known: 1, lasting: 0 })
    expect(endings).toEqual([{ item: 'ending:ending-1', state: 'known' }])
  })

  it('says which sounds are mixed up still: not at the first meeting', () => {
    const mixed = (reps: number, lasts: number) =>
      courseKnown(aMemory([['contrast:l/L', 'tell-apart', aCard(0, lasts, { reps })]]), course, noon)
        .contrasts[0]?.mixed
    expect([mixed(1, 0.4), mixed(3, 0.4), mixed(3, 9)]).toEqual([false, true, false])
  })
})

describe('the words of a text', () => {
  it('are counted by the word, not by its endings; what nothing explains has no item', () => {
    expect(
      textItemsOf([
        { items: ['word:kada', 'ending:locative'] },
        { items: ['word:amma'] },
        { items: ['word:kada'] },
        { items: [] },
      ]),
    ).toEqual([
      { item: 'word:kada', count: 2 },
      { item: 'word:amma', count: 1 },
      { item: undefined, count: 1 },
    ])
  })
})

describe('a day', () => {
  const exercise = (took: number) => ({ exercise: 'choose-meaning/word:amma', at: noon, took, looks: [] })
  it('is done after half of its minutes, for who is quick; pauses do not count', () => {
    const thirty = Array.from({ length: 30 }, () => exercise(10_000))
    expect(isSessionDone(thirty, { minutes: 10 })).toBe(true)
    expect(isSessionDone(thirty.slice(0, 12), { minutes: 10 })).toBe(false)
    expect(isSessionDone([exercise(3_600_000)], { minutes: 5 })).toBe(false)
  })

  it('is done after most of its exercises, for who is quicker still', () => {
    const quick = (count: number) => Array.from({ length: count }, () => exercise(3000))
    expect(isSessionDone(quick(30), { minutes: 10 })).toBe(true)
    expect(isSessionDone(quick(18), { minutes: 10 })).toBe(false)
  })

  it.each([
    ['introduce/word:amma', true],
    ['placement/hello', true],
    ['quiz:daily_food/3', false],
    ['review', false],
  ])('%s belongs to the course: %s', (name, is) => {
    expect(isOfCourse(name)).toBe(is)
  })
})
