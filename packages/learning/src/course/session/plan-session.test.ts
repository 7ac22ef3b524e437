import { describe, expect, it } from 'vitest'
import { type Item, type Memory, noMemory } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import type { Session, Turn } from './session.ts'
import { notNow, type SessionSettings } from './settings.ts'
import { aCard, aCourse, aMemory, aUnit, half, noon, settingsWith } from './testing.ts'

const plan = (memory: Memory, course = aCourse([aUnit(1), aUnit(2)]), some: Partial<SessionSettings> = {}) =>
  planSession(memory, course, settingsWith(some), noon, half)

const turnsOf = ({ now, left }: Session): Turn[] => [...(now ? [now] : []), ...left]
const of = (session: Session, ...stages: Turn['stage'][]) =>
  turnsOf(session).filter(({ stage }) => stages.includes(stage))
const items = (turns: readonly Turn[]) => turns.flatMap(({ targets }) => targets.map(({ item }) => item))

const word = (at: number): Item => `word:known-${at}`
/** So many words that are due, the first the most forgotten. */
const due = (count: number, last = 5) =>
  aMemory(Array.from({ length: count }, (_, at) => [word(at), 'read', aCard(last, 1 + at / 10)] as const))
/** Something that was practised a moment ago: no break. */
const recent = ['letter:recent', 'read', aCard(0.1, 90)] as const
const unit = (at: number) => aCourse([aUnit(at)]).units[0]?.items ?? []

describe('what is due', () => {
  it('comes first, the most forgotten first', () => {
    const session = plan(
      aMemory([
        [word(1), 'hear', aCard(6, 5)],
        [word(2), 'hear', aCard(6, 1)],
        [word(3), 'hear', aCard(6, 3)],
        [word(4), 'hear', aCard(0.1, 90)],
      ]),
    )
    expect(items(of(session, 'due'))).toEqual([word(2), word(3), word(1)])
    expect(session.now?.stage).toBe('due')
  })

  it('takes two thirds of a session at most, and something new has room', () => {
    const memory = aMemory(Array.from({ length: 40 }, (_, at) => [word(at), 'hear', aCard(6, 5)] as const))
    const session = plan(memory)
    expect(of(session, 'due').length).toBeLessThanOrEqual(20)
    expect(of(session, 'show').length).toBeGreaterThan(0)
  })

  it('leaves nothing new to begin if there is twice as much of it as there is room for', () => {
    const memory = aMemory(Array.from({ length: 300 }, (_, at) => [word(at), 'hear', aCard(6, 5)] as const))
    expect(of(plan(memory), 'show')).toEqual([])
  })

  it('is several at a time where a matching or a sentence can ask for them', () => {
    const all = [1, 2, 3, 4, 5]
    const sentence = { id: 's', words: all.map(word), endings: [] }
    const looks = all.map((at) => [word(at), 'hear', aCard(30, 2.5)] as const)
    const understood = ['sentence:s', 'understand', aCard(30, 20)] as const
    const inSentence = (memory: Memory) =>
      of(plan(memory, aCourse([], { sentences: [sentence] })), 'due').filter(
        ({ kind }) => kind !== 'match-pairs',
      )
    const [first] = inSentence(aMemory([recent, ...looks]))
    expect(first ?? { kind: 'sentence-meaning' }).toMatchObject({ kind: 'sentence-meaning' })
    const [later] = inSentence(aMemory([recent, understood, ...looks]))
    expect(later ?? { kind: 'build-sentence' }).toMatchObject({ kind: 'build-sentence' })
    expect(of(plan(due(5)), 'due').map(({ kind }) => kind)).toEqual(['match-pairs'])
  })

  it('is asked a little later by ear if the word is sure by eye', () => {
    const both = (heard: number, read: number) =>
      plan(aMemory([recent, [word(1), 'hear', aCard(heard, 5)], [word(1), 'read', aCard(read, 5)]]))
    expect(items(of(both(6, 6), 'due'))).toContain(word(1))
    expect(of(both(6, 1), 'due')).toEqual([])
    expect(of(both(60, 1), 'due').map(({ targets }) => targets[0]?.skill)).toEqual(['hear'])
  })

  it('takes no sentence with a word that was never met', () => {
    const sentence = { id: 's', words: [word(1), word(2), word(9)], endings: [] }
    const memory = aMemory([recent, ...[1, 2].map((at) => [word(at), 'hear', aCard(30, 20)] as const)])
    const session = plan(memory, aCourse([], { sentences: [sentence] }))
    expect(of(session, 'due').map(({ sentence }) => sentence)).toEqual([undefined, undefined])
  })

  it('does not ask whether a word is understood that can be said', () => {
    const said = aMemory([
      [word(1), 'read', aCard(6, 1)],
      [word(1), 'recall', aCard(1, 30)],
    ])
    expect(of(plan(said), 'due')).toEqual([])
    const forgotten = aMemory([
      [word(1), 'read', aCard(6, 1)],
      [word(1), 'recall', aCard(1, 30, { state: 'relearning' })],
    ])
    expect(items(of(plan(forgotten), 'due'))).toEqual([word(1)])
  })
})

describe('the kinds of exercise', () => {
  const hardness = (lasts: number) => {
    const memory = aMemory([recent, [word(1), 'read', aCard(2 * lasts, lasts)]])
    const chance = [0.05, 0.35, 0.65, 0.95]
    return chance.flatMap((random) => {
      const session = planSession(memory, aCourse([]), settingsWith(), noon, () => random)
      return of(session, 'due').map(({ kind }) => kind)
    })
  }

  it('grow with the memory', () => {
    expect(new Set(hardness(1))).toEqual(new Set(['choose-meaning', 'see-choose-sound']))
    expect(new Set(hardness(30))).toEqual(new Set(['say-it']))
  })

  it('show Latin with a word whose letters are not taught, and never script alone', () => {
    const course = aCourse([], { letters: { 'word:known-1': ['letter:a'] } })
    const read = aMemory([recent, [word(1), 'read', aCard(30, 9)]])
    const [turn] = of(plan(read, course), 'due')
    expect(turn).toMatchObject({ latin: true, kind: 'choose-meaning' })
    const taught = aMemory([
      [word(1), 'read', aCard(30, 9)],
      ['letter:a', 'read', aCard(1, 30)],
    ])
    expect(of(plan(taught, course), 'due')[0]?.latin).toBe(false)
  })
})

describe('what is new', () => {
  const session = plan(noMemory)

  it('is at most ten things in a first session, a few at a time, and begins with the unit under way', () => {
    const shown = of(session, 'show').map(({ shows }) => shows)
    expect(session.unit).toBe('unit-1')
    expect(shown.flat()).toEqual(unit(1).slice(0, shown.flat().length))
    expect(shown.flat().length).toBeGreaterThanOrEqual(6)
    expect(shown.flat().length).toBeLessThanOrEqual(10)
    expect(Math.max(...shown.map(({ length }) => length))).toBeLessThanOrEqual(4)
  })

  it('is asked at least twice', () => {
    for (const item of of(session, 'show').flatMap(({ shows }) => shows)) {
      const asked = turnsOf(session).filter(({ targets }) => targets.some((target) => target.item === item))
      expect({ item, often: asked.length >= 2 }).toEqual({ item, often: true })
    }
  })

  it('goes on where the unit was left, and ends with the path', () => {
    const met = aMemory(
      unit(1)
        .slice(0, 5)
        .map((item) => [item, 'read', aCard(0.1, 90)] as const),
    )
    expect(of(plan(met), 'show').flatMap(({ shows }) => shows)).toEqual(
      unit(1).slice(5, 11).concat(unit(2).slice(0, 3)),
    )
    const all = aMemory(
      [...unit(1), ...unit(2)].map(
        (item) => [item, item.startsWith('ending') ? 'form' : 'read', aCard(0.1, 90)] as const,
      ),
    )
    expect(plan(all)).not.toHaveProperty('unit')
    expect(of(plan(all), 'show')).toEqual([])
  })

  it('is matched before it is shown for who understands by ear', () => {
    const heard = plan(noMemory, undefined, { understands: true })
    const words = of(heard, 'show').flatMap(({ shows }) => shows.filter((item) => item.startsWith('word:')))
    expect(words).toEqual([])
    expect(items(of(heard, 'first'))).toEqual(expect.arrayContaining([...unit(1)]))
  })
})

describe('a new skill of a known item', () => {
  const memory = aMemory([[word(1), 'read', aCard(5, 4)]])

  it('begins on a day on which the item was asked anyway', () => {
    expect(items(of(plan(memory), 'grow'))).toEqual([word(1)])
    expect(of(plan(memory), 'grow')[0]?.targets[0]?.skill).toBe('recall')
    expect(of(plan(aMemory([[word(1), 'read', aCard(0.1, 40)]])), 'grow')).toEqual([])
  })

  it('keeps to a few while more is due than there is room for', () => {
    const much = Array.from({ length: 200 }, (_, at) => [word(at + 10), 'hear', aCard(6, 5)] as const)
    const grown = of(plan(aMemory([[word(1), 'read', aCard(6, 4)], ...much])), 'grow')
    expect(grown.length).toBeLessThanOrEqual(6)
  })

  describe('of who forgets much', () => {
    /** Of a hundred looks, so many at which something known was not any more. */
    const forgotten = (lapses: number, due: number) =>
      aMemory(
        Array.from({ length: due }, (_, at) => [
          ...([word(at), 'read'] as const),
          aCard(6, 5, { reps: 100, lapses }),
        ]),
      )

    it('begins although more is due than there is room for, unless it is twice as much', () => {
      const skills = (lapses: number, due: number) =>
        of(plan(forgotten(lapses, due)), 'grow').map(({ targets }) => targets[0]?.skill)
      expect(skills(7, 70)).toContain('recall')
      expect(skills(4, 70).length).toBeLessThan(skills(7, 70).length)
      expect(skills(7, 600).length).toBeLessThan(skills(7, 70).length)
    })

    it('begins after two days, not four', () => {
      const begun = (lapses: number, days: number) =>
        items(of(plan(aMemory([[word(1), 'read', aCard(5, days, { reps: 100, lapses })]])), 'grow'))
      expect(begun(7, 2.5)).toEqual([word(1)])
      expect(begun(7, 1.5)).toEqual([])
      expect(begun(4, 2.5)).toEqual([])
    })
  })
})

describe('what a learner cannot do', () => {
  const memory = aMemory([
    [word(1), 'hear', aCard(6, 1)],
    [word(2), 'read', aCard(6, 1)],
    [word(3), 'recall', aCard(30, 25)],
    ['contrast:a/aa', 'tell-apart', aCard(6, 1)],
  ])

  it('is never due if it is switched off, and blocks nothing', () => {
    const deaf = plan(memory, undefined, { hears: false })
    expect(turnsOf(deaf).filter(({ sound }) => sound)).toEqual([])
    expect(items(of(deaf, 'due')).toSorted()).toEqual([word(2), word(3)])
    expect(of(deaf, 'show').length).toBeGreaterThan(0)
    const contrast = aCourse([
      aUnit(1, {
        letters: [],
        words: [],
        grammar: { item: 'contrast:a/aa', note: { en: 'a', ml: 'അ' }, examples: [] },
      }),
      aUnit(2),
    ])
    expect(plan(noMemory, contrast, { hears: false }).unit).toBe('unit-2')
    expect(turnsOf(plan(memory, undefined, { speaks: false })).filter(({ speech }) => speech)).toEqual([])
  })

  it('is left out for an hour', () => {
    const quiet = notNow(settingsWith(), 'sound', noon)
    const within = (minutes: number) =>
      turnsOf(planSession(memory, aCourse([aUnit(1)]), quiet, noon + minutes * 60_000, half)).some(
        ({ sound }) => sound,
      )
    expect([within(0), within(59), within(61)]).toEqual([false, false, true])
    const silent = notNow(settingsWith(), 'speech', noon)
    expect(turnsOf(planSession(memory, aCourse([]), silent, noon, half)).some(({ speech }) => speech)).toBe(
      false,
    )
  })

  it('is writing by hand, unless it is switched on', () => {
    const letter = aMemory([['letter:a', 'write', aCard(6, 1)]])
    expect(of(plan(letter), 'due')).toEqual([])
    expect(of(plan(letter, undefined, { writes: true }), 'due')).toMatchObject([{ kind: 'write-by-hand' }])
  })
})

describe('after a break', () => {
  const forgotten = due(30, 10)

  it('has only the ten most forgotten items, and nothing new', () => {
    const session = plan(forgotten)
    expect(session.gentle).toBe(true)
    expect(items(turnsOf(session)).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => word(at)).toSorted(),
    )
    expect(of(session, 'show', 'grow', 'more')).toEqual([])
  })

  it('begins again with the next session', () => {
    const back = new Map([...forgotten, [word(0), { read: aCard(0.01, 3) }] as const])
    expect(plan(back).gentle).toBe(false)
  })

  it.each([
    [6, false],
    [7, true],
  ])('of %d days: %s', (days, gentle) => {
    expect(plan(due(3, days)).gentle).toBe(gentle)
  })
})

it.each([
  [5, 23],
  [10, 45],
  [15, 68],
] as const)('a session of %d minutes has at most %d exercises', (minutes, most) => {
  const words = Array.from({ length: 200 }, (_, at) => [word(at), 'hear', aCard(6, 5)] as const)
  const session = plan(aMemory(words), undefined, { minutes })
  expect(turnsOf(session).length).toBeLessThanOrEqual(most)
  expect(turnsOf(session).length).toBeGreaterThan(most * 0.7)
})

describe('sentences', () => {
  const s = (at: number, ...words: number[]) => ({
    id: `s${at}`,
    words: words.map((n): Item => `word:word-1-${n}`),
    endings: [],
  })
  const sentences = [s(1, 1, 2), s(2, 2, 3), s(3, 3, 4), s(4, 4, 5, 6), s(5, 1, 7)]
  const course = aCourse([aUnit(1, { sentences: sentences.map(({ id }) => id) })], { sentences })
  const turns = turnsOf(plan(noMemory, course))
  const isSentence = ({ sentence }: Turn) => sentence !== undefined

  it('come early: the first of a new unit within twelve exercises', () => {
    const first = turns.findIndex(isSentence)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(12)
    expect(turns[first]).toMatchObject({ kind: 'sentence-meaning', sentence: 's1' })
  })

  it('are in a first session of five minutes too', () => {
    expect(turnsOf(plan(noMemory, course, { minutes: 5 })).some(isSentence)).toBe(true)
  })

  it('are asked only when each of their words was met, first their meaning, then to be built', () => {
    const met = new Set<Item>()
    for (const turn of turns) {
      for (const item of turn.shows) met.add(item)
      if (isSentence(turn)) expect(turn.targets.every(({ item }) => met.has(item))).toBe(true)
    }
    const kinds = turns.filter(({ sentence }) => sentence === 's1').map(({ kind }) => kind)
    expect(kinds).toEqual(['sentence-meaning', 'build-sentence'])
  })

  it('are about every fourth exercise as long as there are any', () => {
    const known = aMemory([
      ...sentences.flatMap(({ words }) => words.map((item) => [item, 'read', aCard(6, 5)] as const)),
      ...Array.from({ length: 80 }, (_, at) => [word(at), 'hear', aCard(6, 5)] as const),
    ])
    const all = turnsOf(plan(known, course))
    const places = all.flatMap((turn, at) => (isSentence(turn) ? [at] : []))
    expect(places.length).toBeGreaterThanOrEqual(5)
    expect(places[0]).toBeLessThanOrEqual(4)
  })
})

it('endings on words alone are a fifth of a session at most', () => {
  const endings = Array.from(
    { length: 30 },
    (_, at) => [`ending:e${at}` as Item, 'form', aCard(6, 2)] as const,
  )
  const words = Array.from({ length: 20 }, (_, at) => [word(at), 'hear', aCard(6, 5)] as const)
  const turns = turnsOf(plan(aMemory([...endings, ...words]), aCourse([])))
  const loose = turns.filter(({ targets }) => targets.some(({ item }) => item.startsWith('ending:')))
  expect(loose.length).toBeGreaterThan(0)
  expect(loose.length).toBeLessThanOrEqual(turns.length / 5)
})

describe('typing', () => {
  const typed = (memory: Memory) => turnsOf(plan(memory)).filter(({ keyboard }) => keyboard)

  it('is one exercise in eight or so of what is known well enough', () => {
    const old = Array.from({ length: 60 }, (_, at) => [word(at), 'read', aCard(2, 5)] as const)
    expect(typed(aMemory(old)).length).toBeGreaterThanOrEqual(2)
    expect(typed(aMemory(old)).length).toBeLessThanOrEqual(6)
  })

  it('comes for who was placed far on the path, though more is due than there is room for', () => {
    const placed = Array.from({ length: 300 }, (_, at) => [word(at), 'read', aCard(6, 8)] as const)
    expect(typed(aMemory(placed)).length).toBeGreaterThanOrEqual(2)
  })

  it('waits while nothing is known well', () => {
    const young = Array.from({ length: 20 }, (_, at) => [word(at), 'read', aCard(0.6, 0.5)] as const)
    expect(typed(aMemory(young))).toEqual([])
  })
})
