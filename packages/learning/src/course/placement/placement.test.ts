import { describe, expect, it } from 'vitest'
import { type Item, kindOf, noMemory, type Skill } from '../../practice/index.ts'
import { unitStates } from '../known/unit-states.ts'
import { planSession } from '../session/plan-session.ts'
import { aCard, aCourse, aMemory, aUnit, later, moment, noon, settingsWith } from '../session/testing.ts'
import { type Placed, placed } from './placed.ts'
import { type Placement, readPlacement } from './placement.ts'
import { answerPlacement, beginPlacement, withoutEar } from './step.ts'

/** Sixty units: letters in the first thirty only, as on the written path. */
const course = aCourse(
  Array.from({ length: 60 }, (_, at) =>
    aUnit(at, { sentences: [`s-${at}-1`, `s-${at}-2`], ...(at < 30 ? {} : { letters: [] }) }),
  ),
  {
    sentences: Array.from({ length: 60 }, (_, at) =>
      [1, 2].map((n) => ({ id: `s-${at}-${n}`, words: [`word:word-${at}-1` as Item], endings: [] })),
    ).flat(),
  },
)
const unitOf = (item: Item) =>
  course.units.findIndex(({ items, carriers }) =>
    [...items, ...carriers.map(({ id }): Item => `sentence:${id}`)].includes(item),
  )

/** Chance by a seed. */
function chance(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 2 ** 32
  }
}

/** For how many units a learner knows each skill; of what they know, some is missed, and some of the rest guessed. */
type Learner = { letters: number; ear: number; eye: number; slips?: number; guesses?: number }

const knows = ({ letters, ear, eye }: Learner, item: Item, skill: Skill) =>
  unitOf(item) <
  (kindOf(item) === 'letter'
    ? letters
    : kindOf(item) === 'sentence'
      ? Math.max(ear, eye)
      : skill === 'hear'
        ? ear
        : eye)

function place(
  learner: Learner,
  seed = 1,
  { settings = settingsWith(), unit }: { settings?: ReturnType<typeof settingsWith>; unit?: string } = {},
): Placement {
  const random = chance(seed)
  let placement = beginPlacement(course, settings, { at: noon, random, ...(unit !== undefined && { unit }) })
  while (placement.now) {
    const { item, skill } = placement.now
    const known = knows(learner, item, skill)
    const right = random() < (known ? 1 - (learner.slips ?? 0) : (learner.guesses ?? 0))
    placement = answerPlacement(placement, right ? 'known' : 'unknown', course, random)
  }
  return placement
}

const found = (learner: Learner, seed = 1): Placed => placed(place(learner, seed), course, noMemory)
const seeds = Array.from({ length: 60 }, (_, at) => at + 1)
const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const items = ({ practice }: Placed) => practice.flatMap(({ looks }) => looks)

const beginner: Learner = { letters: 0, ear: 0, eye: 0 }
const heritage: Learner = { letters: 0, ear: 45, eye: 0, slips: 0.1, guesses: 0.1 }
const reader: Learner = { letters: 30, ear: 20, eye: 20, slips: 0.1, guesses: 0.1 }

describe('where one starts', () => {
  it('is the first unit for a beginner, after a few questions', () => {
    for (const seed of seeds) {
      const placement = place(beginner, seed)
      expect(placement.answered.length).toBeLessThanOrEqual(8)
      expect(placed(placement, course, noMemory)).toMatchObject({
        begin: 'unit-0',
        understands: false,
        practice: [],
        reached: { letters: 0, ear: 0, eye: 0 },
      })
    }
  })

  it('stays near the beginning for most who only guess', () => {
    const reached = seeds.map((seed) => found({ ...beginner, guesses: 0.25 }, seed).reached)
    expect(middle(reached.map(({ ear }) => ear))).toBe(0)
    expect(reached.filter(({ ear, letters }) => ear > 6 || letters > 6).length).toBeLessThan(18)
  })

  it('takes three minutes at most: 24 questions', () => {
    for (const learner of [beginner, heritage, reader, { letters: 60, ear: 60, eye: 60 }])
      for (const seed of seeds) expect(place(learner, seed).answered.length).toBeLessThanOrEqual(24)
  })

  it('asks nothing twice', () => {
    for (const seed of seeds) {
      const asked = place(reader, seed).answered.map(({ item }) => item)
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  it('finds by ear how far somebody of a family abroad is, in spite of slips', () => {
    const far = seeds.map((seed) => found(heritage, seed).reached.ear)
    expect(Math.abs(middle(far) - 45)).toBeLessThanOrEqual(6)
    expect(far.filter((at) => Math.abs(at - 45) <= 12).length).toBeGreaterThanOrEqual(36)
  })

  it('gives script first, and words by ear, to whoever understands and does not read', () => {
    const results = seeds.map((seed) => found(heritage, seed))
    expect(results.filter(({ understands }) => understands).length).toBeGreaterThanOrEqual(54)
    const placed = found({ ...heritage, slips: 0, guesses: 0 })
    expect(placed.begin).toBe('unit-0')
    expect(new Set(items(placed).map(({ skill }) => skill))).toEqual(new Set(['hear', 'understand']))
    expect(items(placed).some(({ item }) => kindOf(item) === 'letter')).toBe(false)
  })

  it('begins a reader in the middle of the path', () => {
    const results = seeds.map((seed) => found(reader, seed))
    expect(results.filter(({ understands }) => understands).length).toBeLessThanOrEqual(3)
    const begin = results.map(({ reached }) => Math.min(reached.ear, reached.eye))
    expect(Math.abs(middle(begin) - 14)).toBeLessThanOrEqual(6)
    expect(items(found({ letters: 60, ear: 60, eye: 60 })).length).toBeGreaterThan(500)
  })

  it('tells how many letters and words are known, so that nobody reads of units before the one they begin with', () => {
    const { begin, reached, counts } = found({ letters: 12, ear: 45, eye: 0 }, 2)
    expect(begin).toBe('unit-0')
    const taught = (until: number, kind: string) =>
      course.units.slice(0, until).flatMap(({ items }) => items.filter((item) => kindOf(item) === kind))
        .length
    expect(counts).toEqual({
      letters: taught(reached.letters, 'letter'),
      ear: taught(reached.ear, 'word'),
      eye: taught(reached.eye, 'word'),
    })
    expect(counts.letters).toBeGreaterThan(0)
  })

  it('asks no words in script of whoever reads no letters', () => {
    expect(
      place(heritage).answered.some(({ item, skill }) => kindOf(item) === 'word' && skill === 'read'),
    ).toBe(false)
  })

  it('asks nothing by ear of whoever does not hear', () => {
    const { answered } = place({ letters: 60, ear: 60, eye: 60 }, 1, {
      settings: settingsWith({ hears: false }),
    })
    expect(answered.some(({ skill }) => skill === 'hear')).toBe(false)
    expect(answered.length).toBeGreaterThan(0)
  })

  it('asks nothing more by ear from when the learner cannot listen, and takes nothing by ear as known', () => {
    const random = chance(4)
    let placement = beginPlacement(course, settingsWith(), { at: noon, random })
    while (placement.now && placement.now.skill !== 'hear')
      placement = answerPlacement(placement, 'known', course, random)
    placement = withoutEar(placement, course, random)
    expect(placement.now?.skill).toBe('read')
    while (placement.now) placement = answerPlacement(placement, 'known', course, random)
    expect(items(placed(placement, course, noMemory)).some(({ skill }) => skill === 'hear')).toBe(false)
  })

  it('begins by ear for who understands and does not read, with a word of the first units, and goes on with letters', () => {
    for (const seed of seeds.slice(0, 20)) {
      const random = chance(seed)
      const first = beginPlacement(course, settingsWith(), { at: noon, random, hearsFirst: true })
      expect(first.now).toMatchObject({ skill: 'hear' })
      expect(first.now && unitOf(first.now.item)).toBeLessThan(3)
      const second = answerPlacement(first, 'known', course, random)
      expect(second.now && kindOf(second.now.item)).toBe('letter')
      const skipped = answerPlacement(first, 'skipped', course, random)
      expect(skipped.now?.skill).toBe('hear')
      expect(skipped.now?.item).not.toBe(first.now?.item)
      expect(withoutEar(first, course, random).now).toMatchObject({ skill: 'read' })
      expect(readPlacement(JSON.parse(JSON.stringify(second)))).toEqual(second)
    }
  })

  it('goes round what cannot be asked', () => {
    const random = chance(3)
    let placement = beginPlacement(course, settingsWith(), { at: noon, random })
    for (let n = 0; placement.now && n < 1000; n++)
      placement = answerPlacement(placement, 'skipped', course, random)
    expect(placement.now).toBeUndefined()
    expect(placed(placement, course, noMemory).practice).toEqual([])
  })
})

describe('a place that is believed', () => {
  const far: Learner = { letters: 60, ear: 45, eye: 45 }
  const results = seeds.map((seed) => ({ placement: place(far, seed), result: found(far, seed) }))

  it('is beyond the tenth unit only if sentences are understood there', () => {
    const words: Learner = { ...far }
    for (const seed of seeds.slice(0, 20)) {
      const random = chance(seed)
      let placement = beginPlacement(course, settingsWith(), { at: noon, random })
      while (placement.now) {
        const { item, skill } = placement.now
        const right = kindOf(item) !== 'sentence' && knows(words, item, skill)
        placement = answerPlacement(placement, right ? 'known' : 'unknown', course, random)
      }
      expect(placement.answered.some(({ item }) => kindOf(item) === 'sentence')).toBe(true)
      const { reached } = placed(placement, course, noMemory)
      expect(Math.max(reached.ear, reached.eye)).toBeLessThanOrEqual(10)
    }
    expect(middle(results.map(({ result }) => result.reached.eye))).toBeGreaterThan(20)
  })

  it('is one place: all before it is known, and waits to be said', () => {
    for (const { result } of results) {
      const memory = aMemory(items(result).map(({ item, skill }) => [item, skill, aCard(0, 5)] as const))
      const states = [...unitStates(course, memory).values()]
      const at = states.indexOf('now')
      expect(states.slice(0, at).every((state) => state === 'met')).toBe(true)
      expect(states.slice(at).includes('met')).toBe(false)
      expect(course.units[at]?.unit.id).toBe(result.begin)
      const before = course.units.slice(0, at).flatMap(({ items }) => items)
      expect(before.every((item) => memory.has(item))).toBe(true)
    }
  })

  it('shows nothing by a word that sounds as in English', () => {
    const loans = new Set(course.units.map(({ unit }): Item => `word:${unit.words[0]}`))
    const some = { ...course, soundsEnglish: (item: Item) => loans.has(item) }
    for (const unit of [undefined, 'unit-3']) {
      const random = chance(7)
      let placement = beginPlacement(some, settingsWith(), { at: noon, random, ...(unit && { unit }) })
      while (placement.now) placement = answerPlacement(placement, 'known', some, random)
      expect(placement.answered.filter(({ item }) => loans.has(item))).toEqual([])
    }
  })

  it('does not introduce a letter again that was answered right', () => {
    const placement = place({ letters: 2, ear: 0, eye: 0, guesses: 0.5 }, 3)
    const right = placement.answered.filter(
      ({ item, reply }) => kindOf(item) === 'letter' && reply === 'known',
    )
    expect(right.length).toBeGreaterThan(0)
    const looked = items(placed(placement, course, noMemory)).map(({ item }) => item)
    for (const { item } of right) expect(looked).toContain(item)
  })
})

describe('what is taken as known', () => {
  it('is practice of each unit, and what was not known is none of it', () => {
    const placement = place(reader, 5)
    const result = placed(placement, course, noMemory)
    const unknown = placement.answered.filter(({ reply }) => reply === 'unknown').map(({ item }) => item)
    expect(items(result).filter(({ item }) => unknown.includes(item))).toEqual([])
    for (const { exercise, looks } of result.practice) {
      expect(exercise).toMatch(/^placement\/unit-\d+$/)
      expect(looks.length).toBeLessThanOrEqual(40)
    }
  })

  it('says nothing again of what was practised, but for what was asked', () => {
    const memory = aMemory(
      course.units.flatMap(({ items }) =>
        items.flatMap((item) =>
          kindOf(item) === 'word'
            ? [[item, 'read', aCard(1, 30)] as const, [item, 'hear', aCard(1, 30)] as const]
            : [],
        ),
      ),
    )
    const placement = place({ letters: 0, ear: 0, eye: 0 })
    const words = items(placed(placement, course, memory)).filter(({ item }) => kindOf(item) === 'word')
    expect(words.length).toBeGreaterThan(0)
    expect(words.every(({ outcome }) => outcome === 'again')).toBe(true)
    expect(words.map(({ item }) => item).toSorted()).toEqual(
      placement.answered
        .map(({ item }) => item)
        .filter((item) => kindOf(item) === 'word')
        .toSorted(),
    )
  })

  it('leaves the path to begin after it, and is asked again in the sessions after', () => {
    const result = found({ letters: 60, ear: 20, eye: 20 })
    const memory = aMemory(items(result).map(({ item, skill }) => [item, skill, aCard(0, 2.3)] as const))
    const session = planSession(memory, course, settingsWith(), moment, () => 0.5)
    expect(session.unit).toBe(result.begin)
    const inThreeDays = planSession(memory, course, settingsWith(), later(3), () => 0.5)
    expect(inThreeDays.left.filter(({ stage }) => stage === 'due').length).toBeGreaterThan(10)
  })
})

describe('testing out of a unit', () => {
  const check = (learner: Learner, unit = 'unit-10') => place(learner, 1, { unit })

  it('asks a few of its items, once each', () => {
    const { answered } = check({ letters: 60, ear: 60, eye: 60 })
    expect(answered.length).toBe(10)
    expect(answered.every(({ item }) => unitOf(item) === 10)).toBe(true)
  })

  it('takes all of the unit as known after at most one slip', () => {
    const placement = check({ letters: 60, ear: 60, eye: 60 })
    const result = placed(placement, course, noMemory)
    expect(result.passed).toBe(true)
    expect(items(result).map(({ item }) => item)).toEqual(
      expect.arrayContaining([...(course.units[10]?.items ?? [])]),
    )

    const slipped: Placement = {
      ...placement,
      answered: placement.answered.map((one, at) => (at === 3 ? { ...one, reply: 'unknown' } : one)),
    }
    const after = placed(slipped, course, noMemory)
    expect(after.passed).toBe(true)
    expect(items(after).filter(({ outcome }) => outcome === 'again').length).toBe(1)
  })

  it('ends at the second wrong answer, and takes nothing as known', () => {
    const placement = check(beginner)
    expect(placement.answered.length).toBe(2)
    expect(placed(placement, course, noMemory)).toMatchObject({ passed: false, practice: [] })
  })

  it('knows nothing of a unit that is not there', () => {
    const placement = check(reader, 'nowhere')
    expect(placement.now).toBeUndefined()
    expect(placed(placement, course, noMemory)).toMatchObject({ passed: false, practice: [] })
  })
})
