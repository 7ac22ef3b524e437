import { describe, expect, it } from 'vitest'
import type { Item } from '../../../practice/item.ts'
import type { Memory } from '../../../practice/memory.ts'
import { graded } from '../../../review/scheduler.ts'
import { smallCourse } from '../../exercises/testing.ts'
import { courseMap } from '../course-map.ts'
import { planUnit } from '../plan-unit.ts'
import type { Session, Turn } from '../session.ts'
import { readSession } from '../session.ts'
import { step } from '../step.ts'
import {
  aCard,
  aCourse,
  aMemory,
  aUnit,
  half,
  later,
  moment,
  noon,
  plan,
  recent,
  settingsWith,
  turnsOf,
  words,
} from '../testing.ts'
import { planScenes } from './plan-scenes.ts'

const day = 86_400_000
const unit = aUnit(1, { letters: [], words: ['one', 'two'] })
const own: Item[] = ['word:one', 'word:two']
const scene = (id: string, awaits: readonly Item[], seconds = 60) => ({
  id,
  item: `scene:${id}` as Item,
  words: awaits,
  seconds,
})
const course = aCourse([unit, aUnit(2, { letters: [], words: ['three', 'four'] })], {
  scenes: [scene('unit-1', own), scene('unit-2', ['word:three', 'word:four'])],
})
const known = [...recent, ...words(40, 'read', 2, 1.2)]
const knowing = (...items: Item[]): Memory =>
  aMemory([...known, ...items.map((item) => [item, 'read', aCard(1, 30)] as const)])
const walkedOn = (memory: Memory, item: Item, at: number): Memory =>
  new Map([...memory, [item, { understand: graded(undefined, 'good', at) }]])

const isScene = ({ kind }: Turn) => kind === 'scene'
const scenesOf = (session: Session) => turnsOf(session).filter(isScene)
const secondsOf = (session: Session) => turnsOf(session).reduce((sum, { seconds }) => sum + seconds + 3, 0)

describe('a session ends with the scene of its unit', () => {
  it('when its words were met, within its time', () => {
    const session = plan(knowing(...own), course)
    expect(turnsOf(session).at(-1)).toMatchObject({
      kind: 'scene',
      stage: 'end',
      targets: [{ item: 'scene:unit-1', skill: 'understand' }],
    })
    expect(scenesOf(session)).toHaveLength(1)
    expect(secondsOf(session)).toBeLessThanOrEqual(session.minutes * 60 + 40)
  })

  it('when its last words are taught in this session', () => {
    expect(turnsOf(plan(knowing('word:one'), course)).at(-1)?.kind).toBe('scene')
  })

  it('not before its words were met, and not twice', () => {
    const far = aCourse([unit], { scenes: [scene('unit-1', [...own, 'word:far'])] })
    expect(scenesOf(plan(knowing(...own), far))).toEqual([])
    const walked = walkedOn(knowing(...own), 'scene:unit-1', noon - 3 * day)
    expect(scenesOf(plan(walked, course))).toEqual([])
  })

  it('that is loaded: without scenes it is as it was', () => {
    const bare = { ...course, scenes: [] }
    expect(turnsOf(plan(knowing(...own), bare)).length).toBeGreaterThan(0)
    expect(scenesOf(plan(knowing(...own), bare))).toEqual([])
  })

  it('read by who cannot listen, and typed or built by who cannot speak', () => {
    const [turn] = scenesOf(plan(knowing(...own), course, { hears: false, speaks: false }))
    expect(turn).toMatchObject({ sound: false, speech: false, keyboard: true })
  })

  it('before, if that was taught and its scene found no room, but not after a test that passed it', () => {
    const items: Item[] = [...own, 'ending:ending-1']
    const tested = knowing(...items)
    expect(scenesOf(plan(tested, course))[0]?.targets[0]?.item).toBe('scene:unit-2')
    const taught: Memory = new Map([...tested, ['word:one', { read: aCard(3, 30) }]])
    expect(scenesOf(plan(taught, course))[0]?.targets[0]?.item).toBe('scene:unit-1')
  })

  it('not ahead of it, though lessons were there before its sentences were done', () => {
    const slow = aCourse(
      [{ ...unit, sentences: ['s'] }, aUnit(2, { letters: [], words: ['three', 'four'] })],
      { sentences: [{ id: 's', words: ['word:far'], endings: [] }], scenes: course.scenes },
    )
    const memory = knowing(...own, 'ending:ending-1', 'word:three', 'word:four')
    const session = plan(walkedOn(memory, 'scene:unit-1', noon - 3 * day), slow)
    expect(session.unit).toBe('unit-1')
    expect(scenesOf(session)).toEqual([])
  })

  it('within its time, however long it is and the session', () => {
    for (const minutes of [5, 10, 15] as const)
      for (const seconds of [20, 60, 110])
        for (const many of [0, 12, 90]) {
          const memory = aMemory([
            ...recent,
            ...words(many, 'read', 2, 1.2),
            ...own.map((item) => [item, 'read', aCard(1, 30)] as const),
          ])
          const session = plan(
            memory,
            aCourse([{ ...unit, sentences: ['s'] }, aUnit(2), aUnit(3)], {
              sentences: [{ id: 's', words: ['word:far'], endings: [] }],
              scenes: [scene('unit-1', own, seconds)],
            }),
            {
              minutes,
            },
          )
          expect(turnsOf(session).at(-1)?.kind).toBe('scene')
          expect(secondsOf(session)).toBeLessThanOrEqual(minutes * 60 + 45)
        }
  })
})

describe('a session under way', () => {
  const answer = (session: Session, took: number, right = true): Session =>
    step(session, { type: 'answered', right, looks: [], took })
  /** The turns as they are shown, each answered in so many milliseconds. */
  function shownOf(session: Session, took: (turn: Turn) => number): Turn[] {
    const shown: Turn[] = []
    for (let now = session; now.now; now = answer(now, took(now.now))) shown.push(now.now)
    return shown
  }

  it('shows the scene last, to quick and to slow learners', () => {
    for (const took of [2000, 9000, 20_000, 40_000]) {
      const shown = shownOf(plan(knowing(...own), course), () => took)
      expect(shown.at(-1)?.kind).toBe('scene')
      expect(shown.filter(isScene)).toHaveLength(1)
    }
  })

  it('is over after it: what was missed in it comes back on another day', () => {
    const planned = plan(knowing(...own), course)
    const [turn] = scenesOf(planned)
    const target = { item: 'word:one', skill: 'read' } as const
    const looks = [{ ...target, outcome: 'again' }] as const
    const atEnd: Session = {
      ...planned,
      ...(turn && { now: turn }),
      left: [],
      turns: 9,
      misses: [{ target, after: 1 }],
    }
    const ends = [
      step(atEnd, { type: 'answered', targets: [target], right: false, looks, took: 60_000 }),
      step(atEnd, { type: 'skipped' }),
    ]
    for (const end of ends) expect(end.now).toBeUndefined()
    expect(ends[0]?.hard).toEqual(['word:one'])
  })

  it('leaves it out if some of its words found no time', () => {
    const long = aUnit(1)
    const all = long.words.map((id): Item => `word:${id}`)
    const session = plan(knowing(), aCourse([long], { scenes: [scene('unit-1', all)] }), { minutes: 15 })
    expect(scenesOf(session)).toHaveLength(1)
    const shown = shownOf(session, () => 80_000)
    expect(all.every((word) => shown.some(({ shows }) => shows.includes(word)))).toBe(false)
    expect(shown.filter(isScene)).toEqual([])
  })

  it('leaves it out with the lesson that it awaits', () => {
    const session = plan(knowing(...own), course)
    const [end] = scenesOf(session)
    const lesson = {
      kind: 'introduce',
      stage: 'show',
      targets: [],
      shows: ['word:late'],
      group: 9,
      seconds: 900,
    } as const
    const awaiting = (awaits: Item[]): Session => ({
      ...session,
      left:
        end && session.now
          ? [
              { ...session.now, ...lesson },
              { ...end, awaits },
            ]
          : [],
    })
    expect(scenesOf(answer(awaiting(own), 1000))).toHaveLength(1)
    expect(scenesOf(answer(awaiting(['word:late']), 1000))).toEqual([])
  })

  it('keeps it for who cannot listen or speak from now on', () => {
    let session = plan(knowing(...own), course)
    for (const need of ['sound', 'speech'] as const) session = step(session, { type: 'cannot', need })
    expect(scenesOf(session)).toMatchObject([{ sound: false, speech: false, stage: 'end' }])
  })

  it('is stored with it', () => {
    const session = plan(knowing(...own), course)
    expect(readSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
  })
})

describe('another day begins with what was said in the last scene', () => {
  const memory = walkedOn(knowing(...own), 'scene:unit-1', noon - day)

  it('first of all, once', () => {
    const session = plan(memory, course)
    expect(session.now).toMatchObject({
      kind: 'scene-recall',
      targets: [{ item: 'scene:unit-1', skill: 'recall' }],
    })
    expect(turnsOf(session).filter(({ kind }) => kind === 'scene-recall')).toHaveLength(1)
  })

  it('not on the day of the scene', () => {
    const today = walkedOn(knowing(...own), 'scene:unit-1', noon - 3_600_000)
    expect(turnsOf(plan(today, course)).map(({ kind }) => kind)).not.toContain('scene-recall')
  })
})

describe('a learner who asks for it', () => {
  it('walks the scene of a unit again with the unit', () => {
    const memory = walkedOn(knowing(...own, 'ending:ending-1'), 'scene:unit-1', noon - day)
    const session = planUnit('unit-1', memory, course, settingsWith(), moment, half)
    expect(session && turnsOf(session).at(-1)).toMatchObject({ kind: 'scene', stage: 'end' })
  })

  it('walks one scene, met or not, or all of a stretch in their order', () => {
    const asked = (ids: string[]) =>
      planScenes(ids, new Map(), course, settingsWith({ minutes: 5 }), later(0))
    expect(turnsOf(asked(['unit-2']) ?? plan(new Map()))).toMatchObject([{ kind: 'scene' }])
    const both = asked(['unit-1', 'unit-2'])
    expect(both && turnsOf(both).map(({ targets }) => targets[0]?.item)).toEqual([
      'scene:unit-1',
      'scene:unit-2',
    ])
    expect(asked(['nowhere'])).toBeUndefined()
  })

  it('has time for six scenes, one after another', () => {
    const units = Array.from({ length: 6 }, (_, at) => aUnit(at + 1))
    const long = aCourse(units, { scenes: units.map(({ id }) => scene(id, [], 100)) })
    let session = planScenes(
      units.map(({ id }) => id),
      new Map(),
      long,
      settingsWith({ minutes: 5 }),
      later(0),
    )
    let walked = 0
    for (; session?.now; walked += 1)
      session = step(session, { type: 'answered', right: true, looks: [], took: 90_000 })
    expect(walked).toBe(6)
  })
})

it('a scene is never due, though a word has the name of its unit', () => {
  const map = courseMap({ stretches: [] }, smallCourse)
  expect(map.has('word:muri')).toBe(true)
  expect(map.has('scene:muri')).toBe(false)
})
