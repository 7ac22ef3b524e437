import { describe, expect, it } from 'vitest'
import { type Item, noMemory } from '../../practice/index.ts'
import { planSession } from './plan-session.ts'
import type { Session, Turn } from './session.ts'
import { notNow, type SessionSettings } from './settings.ts'
import {
  aCard,
  aCourse,
  aMemory,
  aUnit,
  half,
  later,
  moment,
  noon,
  nothingNew,
  otherEndings,
  plan,
  recent,
  settingsWith,
  turnsOf,
  word,
  words,
} from './testing.ts'
import { isLooseEnding, isSentence } from './turns.ts'

const of = (session: Session, ...stages: Turn['stage'][]) =>
  turnsOf(session).filter(({ stage }) => stages.includes(stage))
const items = (turns: readonly Turn[]) => turns.flatMap(({ targets }) => targets.map(({ item }) => item))
const asksFor = (session: Session, item: Item) =>
  turnsOf(session).filter(({ targets }) => targets.some((target) => target.item === item))

const unit = (at: number) => aCourse([aUnit(at)]).units[0]?.items ?? []

describe('what is due', () => {
  it('is asked in the morning if it fades by the evening, and what is sure until tomorrow is left', () => {
    const fading = aMemory([...recent, ...words(1, 'read', 1.2, 1.5)])
    expect(of(plan(fading, nothingNew), 'due').length).toBe(1)
    const sure = aMemory([...recent, ...words(1, 'read', 4, 40)])
    expect(of(plan(sure, nothingNew), 'due')).toEqual([])
  })

  it('is asked for several at a time', () => {
    const session = plan(aMemory([...recent, ...words(5, 'read', 6, 4)]), nothingNew)
    expect(session.now).toMatchObject({ kind: 'match-pairs', targets: { length: 5 } })
  })

  it('comes before what is new, and leaves room for that', () => {
    const session = plan(aMemory([...recent, ...words(20, 'hear', 6, 4)]))
    expect(session.now?.stage).toBe('due')
    expect(of(session, 'show').length).toBeGreaterThan(0)
  })

  it('leaves nothing new to begin if it takes all of the time', () => {
    expect(of(plan(aMemory([...recent, ...words(300, 'hear', 6, 4)])), 'show')).toEqual([])
  })

  it('is asked in the sentence that asks for more of it, and never with a word that was not met', () => {
    const sentences = [
      { id: 'both', words: [word(0), word(1)], endings: [] },
      { id: 'unmet', words: [word(0), word(9)], endings: [] },
    ]
    const session = plan(aMemory([...recent, ...words(2, 'read', 3, 1.5)]), aCourse([], { sentences }))
    expect(session.now).toMatchObject({ kind: 'sentence-meaning', sentence: 'both', grid: 0 })
    expect(turnsOf(session).some(({ sentence }) => sentence === 'unmet')).toBe(false)
  })

  /** Two words and endings, asked three days ago and five, and a sentence that was right three days ago. */
  const asked = aMemory([
    ...recent,
    [word(0), 'read', aCard(3, 1)],
    ['ending:e-0', 'understand', aCard(3, 1)],
    [word(1), 'read', aCard(5, 4)],
    ['ending:e-1', 'understand', aCard(5, 4)],
    ['sentence:s', 'understand', aCard(3, 9)],
  ])
  const gridsOf = (sentences: NonNullable<Parameters<typeof aCourse>[1]>['sentences'] = []) =>
    turnsOf(plan(asked, aCourse([], { sentences }))).flatMap(({ kind, sentence, grid }) =>
      kind === 'sentence-meaning' ? [[sentence, grid]] : [],
    )
  const [one, two] = [
    [word(0), 'ending:e-0'],
    [word(1), 'ending:e-1'],
  ] as const

  it('is not asked by the grid by which its sentence was last right, though that asks for more', () => {
    const sentence = { words: [word(0), word(1)], endings: ['ending:e-0', 'ending:e-1'] as const }
    expect(gridsOf([{ id: 'new', ...sentence, grids: [one, two] }])[0]).toEqual(['new', 0])
    expect(gridsOf([{ id: 's', ...sentence, grids: [one, two] }])[0]).toEqual(['s', 1])
  })

  it('is asked in another sentence, if this one has only the grid by which it was last right', () => {
    const sentence = { words: [word(0)], endings: ['ending:e-0'] as const, grids: [one] }
    const both = ['s', 'other'].map((id) => ({ id, ...sentence }))
    expect(gridsOf(both)[0]).toEqual(['other', 0])
  })

  it('waits until what stands in its other options was met: a stranger is ruled out unread', () => {
    const sentence = { words: [word(0), word(1)], endings: ['ending:e-0', 'ending:e-1'] as const }
    const wrong = [[['word:never-met']], [[word(0)]]] as const
    expect(gridsOf([{ id: 'new', ...sentence, grids: [one, two], wrong }])).toEqual([['new', 1]])
    expect(gridsOf([{ id: 'new', ...sentence, grids: [one], wrong: [[['word:never-met']]] }])).toEqual([])
  })

  it('is not understanding, where a word can be said', () => {
    const said = aMemory([...recent, ...words(1, 'read', 6, 1), ...words(1, 'recall', 1, 30)])
    expect(items(of(plan(said, nothingNew), 'due'))).toEqual([])
  })

  it('is nothing to say or form that was asked for today', () => {
    const failed = aCard(0.01, 0.1, { state: 'relearning' })
    const memory = aMemory([...recent, ['ending:e', 'form', failed], [word(0), 'recall', failed]])
    expect(of(plan(memory, nothingNew), 'due')).toEqual([])
  })
})

describe('eye and ear', () => {
  /** By which sense this word is asked, another one being due too. */
  const both = (read: Parameters<typeof aCard>, hear: Parameters<typeof aCard>) =>
    turnsOf(
      plan(
        aMemory([
          ...recent,
          [word(1), 'read', aCard(...read)],
          [word(1), 'hear', aCard(...hear)],
          ...words(1, 'hear', 6, 3, 50),
        ]),
        nothingNew,
      ),
    )
      .filter(({ stage }) => stage === 'due')
      .flatMap(({ targets }) => targets.flatMap(({ item, skill }) => (item === word(1) ? [skill] : [])))

  it('have one schedule, and are asked in turn', () => {
    expect(both([6, 3, { reps: 1 }], [6, 3, { reps: 1 }])).toEqual(['hear'])
    expect(both([6, 3, { reps: 2 }], [6, 3, { reps: 2 }])).toEqual(['read'])
    expect(both([6, 90], [1, 90])).toEqual([])
  })

  it('are asked by what is less sure where an old log has both', () => {
    expect(both([1, 90], [6, 3])).toEqual(['hear'])
  })

  it('have two after a failure by one of them', () => {
    expect(both([6, 3], [1, 1, { state: 'relearning', step: 0, lapses: 1 }]).toSorted()).toEqual([
      'hear',
      'read',
    ])
  })
})

describe('the kinds of exercise', () => {
  const kindsOf = (lasts: number, some: Partial<SessionSettings> = {}) =>
    of(plan(aMemory([...recent, ...words(1, 'read', 3 * lasts, lasts)]), nothingNew, some), 'due').map(
      ({ kind }) => kind,
    )

  it('grow with the memory', () => {
    expect(kindsOf(1)).toEqual([expect.stringMatching(/choose/)])
    expect(kindsOf(30)).toEqual(['say-it'])
  })

  it('show Latin with a word whose letters are not taught, and never script alone', () => {
    const letters = { 'word:known-0': ['letter:a'] } satisfies Partial<Record<Item, Item[]>>
    const course = aCourse([], { letters })
    const [turn] = of(plan(aMemory([...recent, ...words(1, 'read', 30, 9)]), course), 'due')
    expect(turn).toMatchObject({ latin: true, kind: 'choose-meaning' })
  })

  it('alternate where they can', () => {
    const turns = turnsOf(plan(aMemory([...recent, ...words(60, 'hear', 6, 4)])))
    const repeats = turns.filter(({ kind }, at) => kind === turns[at - 1]?.kind)
    expect(repeats.length).toBeLessThan(turns.length / 2)
  })

  it('match pairs in a third of a session or so', () => {
    const turns = turnsOf(plan(aMemory([...recent, ...words(200, 'hear', 6, 4)])))
    const pairs = turns.filter(({ kind }) => kind === 'match-pairs')
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.length).toBeLessThanOrEqual(turns.length / 3 + 1)
  })

  it('ask for an ending on a word alone in a fifth of a session at most', () => {
    const endings = Array.from(
      { length: 30 },
      (_, at) => [`ending:e${at}` as Item, 'form', aCard(6, 2)] as const,
    )
    const turns = turnsOf(plan(aMemory([...recent, ...endings, ...words(40, 'hear', 6, 4)]), nothingNew))
    const loose = turns.filter(isLooseEnding)
    expect(loose.length).toBeGreaterThan(0)
    expect(loose.length).toBeLessThanOrEqual(turns.length / 5 + 1)
  })
})

describe('what is new', () => {
  const session = plan(noMemory)

  it('is at most twelve things in a first session, a few at a time, and begins with the unit under way', () => {
    const shown = of(session, 'show').map(({ shows }) => shows)
    expect(session.unit).toBe('unit-1')
    expect(shown.flat()).toEqual([...unit(1), ...unit(2)].slice(0, shown.flat().length))
    expect(shown.flat().length).toBeGreaterThanOrEqual(6)
    expect(shown.flat().length).toBeLessThanOrEqual(12)
    expect(Math.max(...shown.map(({ length }) => length))).toBeLessThanOrEqual(4)
  })

  it('is two words of the first sentences at the very start, one of which is asked right after', () => {
    const course = aCourse([aUnit(1, { sentences: ['hello'] })], {
      sentences: [{ id: 'hello', words: ['word:word-1-3', 'word:word-1-5', 'word:word-1-6'], endings: [] }],
    })
    const [shown, asked] = turnsOf(plan(noMemory, course))
    expect(shown).toMatchObject({ kind: 'introduce', shows: ['word:word-1-3', 'word:word-1-5'] })
    expect(asked?.kind).not.toBe('match-pairs')
    expect(asked?.targets).toHaveLength(1)
    // Whoever has begun goes on with the letters of the unit.
    const [begun] = of(plan(aMemory(recent), course), 'show')
    expect(begun?.shows[0]).toBe('letter:letter-1-1')
  })

  it('is shown before it is asked for, and asked at least twice', () => {
    const isAsked = (item: Item) => !item.startsWith('ending:')
    for (const item of of(session, 'show').flatMap(({ shows }) => shows.filter(isAsked))) {
      const places = asksFor(session, item).map((turn) => turnsOf(session).indexOf(turn))
      const shown = turnsOf(session).findIndex(({ shows }) => shows.includes(item))
      expect({ item, often: places.length >= 2, after: places.every((at) => at > shown) }).toEqual({
        ...{ item, often: true, after: true },
      })
    }
  })

  it('goes on where the unit was left, and ends with the path', () => {
    const met = aMemory(
      unit(1)
        .slice(0, 5)
        .map((item) => [item, 'read', aCard(0.1, 90)] as const),
    )
    expect(
      of(plan(met), 'show')
        .flatMap(({ shows }) => shows)
        .slice(0, 6),
    ).toEqual(unit(1).slice(5, 11))
    const all = aMemory(
      [...unit(1), ...unit(2)].map(
        (item) => [item, item.startsWith('ending') ? 'form' : 'read', aCard(0.1, 90)] as const,
      ),
    )
    expect(plan(all)).not.toHaveProperty('unit')
    expect(of(plan(all), 'show')).toEqual([])
  })

  it('is heard before it is shown for who understands by ear', () => {
    const heard = plan(noMemory, undefined, { understands: true })
    const shown = of(heard, 'show').flatMap(({ shows }) => shows)
    expect(shown.filter((item) => item.startsWith('word:'))).toEqual([])
    const first = of(heard, 'first').flatMap(({ targets }) => targets)
    expect(first.filter(({ item }) => item.startsWith('word:')).every(({ skill }) => skill === 'hear')).toBe(
      true,
    )
  })

  it('is a letter in a word that is known, for who understands by ear', () => {
    const memory = aMemory([...recent, ...words(5, 'hear', 1, 90)])
    const heard = plan(memory, undefined, { understands: true })
    expect(of(heard, 'first')[0]).toMatchObject({
      kind: 'hear-choose-script',
      targets: [{ item: 'letter:letter-1-1', skill: 'read' }],
    })
  })
})

describe('a new skill of a known item', () => {
  const grown = (...some: Parameters<typeof aMemory>[0]) =>
    of(plan(aMemory([...recent, ...some]), nothingNew), 'grow')

  it('begins when another one lasts for days', () => {
    expect(grown(...words(2, 'read', 1, 40)).map(({ targets }) => targets[0]?.skill)).toContain('recall')
    expect(grown([word(1), 'read', aCard(0.1, 1)])).toEqual([])
    expect(grown(...otherEndings(3), ['ending:e', 'understand', aCard(1, 40)])[0]?.targets).toEqual([
      { item: 'ending:e', skill: 'form' },
    ])
  })

  it('keeps to a few while all of the time is needed for what is due', () => {
    const begun = grown(...words(20, 'read', 1, 40), ...words(200, 'hear', 6, 5, 100))
    expect(begun.length).toBeLessThanOrEqual(6)
  })
})

describe('what a learner cannot do', () => {
  const memory = aMemory([
    ...recent,
    [word(1), 'hear', aCard(6, 1)],
    [word(2), 'read', aCard(6, 1)],
    [word(3), 'recall', aCard(30, 25)],
    ['contrast:a/aa', 'tell-apart', aCard(6, 1)],
  ])

  it('is never due if it is switched off, and blocks nothing', () => {
    const deaf = plan(memory, undefined, { hears: false })
    expect(turnsOf(deaf).filter(({ sound }) => sound)).toEqual([])
    expect(items(of(deaf, 'due'))).toEqual(expect.arrayContaining([word(2), word(3)]))
    expect(of(deaf, 'show').length).toBeGreaterThan(0)
    const note = { en: 'a', ml: 'അ' }
    const contrast = aCourse([
      aUnit(1, { letters: [], words: [], grammar: { item: 'contrast:a/aa', note, examples: [] } }),
      aUnit(2),
    ])
    expect(plan(noMemory, contrast, { hears: false }).unit).toBe('unit-2')
    expect(turnsOf(plan(memory, undefined, { speaks: false })).filter(({ speech }) => speech)).toEqual([])
  })

  it('is left out for an hour', () => {
    const quiet = notNow(settingsWith(), 'sound', noon)
    const within = (minutes: number) =>
      turnsOf(
        planSession(memory, aCourse([aUnit(1)]), quiet, { ...moment, now: noon + minutes * 60_000 }, half),
      ).some(({ sound }) => sound)
    expect([within(0), within(59), within(61)]).toEqual([false, false, true])
    const silent = notNow(settingsWith(), 'speech', noon)
    expect(turnsOf(planSession(memory, nothingNew, silent, moment, half)).some(({ speech }) => speech)).toBe(
      false,
    )
  })

  it('is writing by hand, unless it is switched on', () => {
    const letter = aMemory([...recent, ['letter:a', 'write', aCard(6, 1)]])
    expect(of(plan(letter, nothingNew), 'due')).toEqual([])
    expect(of(plan(letter, nothingNew, { writes: true }), 'due')).toMatchObject([{ kind: 'write-by-hand' }])
  })
})

describe('after a break', () => {
  const sentences = Array.from({ length: 9 }, (_, at) => ({
    id: `s${at}`,
    words: [word(at), word(at + 1)],
    endings: [],
  }))
  const course = aCourse([aUnit(1)], { sentences })
  const back = (days: number) =>
    aMemory([
      ...words(20, 'read', days, 12),
      ...words(20, 'hear', days, 2, 20),
      ...words(20, 'recall', days, 3),
    ])

  it('begins with what is likely still known, by eye and ear, then has a sentence, then goes on as usual', () => {
    const session = plan(back(20), course)
    const turns = turnsOf(session)
    expect(session.gentle).toBe(true)
    const at = turns.findIndex((turn) => isSentence(turn))
    expect(at).toBeGreaterThan(1)
    expect(at).toBeLessThanOrEqual(13)
    expect(turns[at]?.kind).toBe('sentence-meaning')
    expect(
      turns
        .slice(0, at)
        .every(({ targets }) => targets.every(({ skill }) => skill === 'read' || skill === 'hear')),
    ).toBe(true)
    // What lasts longest is what is likeliest known.
    expect(
      turns[0]?.targets.every(({ item }) => words(20, 'read', 20, 12).some(([one]) => one === item)),
    ).toBe(true)
    expect(turns.length).toBeGreaterThan(at + 3)
  })

  it.each([
    [6, false],
    [7, true],
  ])('of %d days: %s', (days, gentle) => {
    expect(plan(back(days), course).gentle).toBe(gentle)
  })
})

describe('the length of a session', () => {
  it.each([
    [5, 23],
    [10, 45],
    [15, 68],
  ] as const)('of %d minutes is at most %d exercises', (minutes, most) => {
    const session = plan(aMemory([...recent, ...words(300, 'hear', 6, 5)]), undefined, { minutes })
    expect(session.most).toBe(most)
    expect(turnsOf(session).length).toBeLessThanOrEqual(most)
    expect(turnsOf(session).length).toBeGreaterThan(most * 0.4)
  })

  it('is thirty exercises at most in the first three sessions', () => {
    const mostAfter = (...days: number[]) =>
      plan(aMemory(days.map((ago, at) => [word(at), 'read', aCard(ago, 5)] as const))).most
    expect([mostAfter(), mostAfter(1), mostAfter(2, 1), mostAfter(3, 2, 1)]).toEqual([30, 30, 30, 45])
  })
})

it('is the same for the same memory, moment and chance', () => {
  const memory = aMemory([...recent, ...words(40, 'hear', 6, 4)])
  expect(plan(memory)).toEqual(plan(memory))
  expect(planSession(memory, nothingNew, settingsWith(), later(1), half)).not.toEqual(
    plan(memory, nothingNew),
  )
})
