import { describe, expect, it } from 'vitest'
import { isWord, type Memory, noMemory } from '../../practice/index.ts'
import { planUnit } from './plan-unit.ts'
import type { Session, Turn } from './session.ts'
import { sessionEnd } from './session-end.ts'
import { aCard, aCourse, aMemory, aUnit, half, moment, settingsWith } from './testing.ts'

const sentence = {
  id: 's',
  words: ['word:word-2-1', 'word:word-2-2', 'word:word-2-3'],
  endings: [],
} as const
const units = [aUnit(1), aUnit(2, { sentences: ['s'] }), aUnit(3), aUnit(4)]
const course = aCourse(units, { sentences: [sentence] })
const all = (at: number) => course.units[at - 1]?.items ?? []
/** Units that were walked ten days ago. */
const walked = (...of: number[]): Memory =>
  aMemory([
    ...of.flatMap(all).map((item) => {
      const skill = item.startsWith('ending:') ? 'form' : 'read'
      return [item, skill, aCard(10, 30)] as const
    }),
    ...(of.includes(2) ? [['sentence:s', 'understand', aCard(10, 30)] as const] : []),
  ])

const plan = (id: string, memory: Memory) =>
  planUnit(id, memory, course, settingsWith({ minutes: 15 }), moment, half)
const turns = (session?: Session): Turn[] => [
  ...(session?.now ? [session.now] : []),
  ...(session?.left ?? []),
]
const asked = (session?: Session) => [
  ...new Set(turns(session).flatMap(({ targets }) => targets.map(({ item }) => item))),
]

describe('a unit that is walked again', () => {
  it('asks all of it, and nothing of another unit', () => {
    const session = plan('unit-2', walked(1, 2, 3, 4))
    expect(asked(session).toSorted()).toEqual([...all(2)].toSorted())
    expect(turns(session).some(({ stage }) => stage === 'show')).toBe(false)
  })

  it('asks its words in its own sentences', () => {
    expect(turns(plan('unit-2', walked(1, 2))).map(({ sentence }) => sentence)).toContain('s')
  })

  it('shows soon what is new in it still', () => {
    const [ending] = all(2).filter((item) => item.startsWith('ending:'))
    const memory = new Map([...walked(2)].filter(([item]) => item !== ending))
    expect(
      turns(plan('unit-2', memory))
        .slice(0, 4)
        .flatMap(({ shows }) => shows),
    ).toEqual([ending])
    expect(plan('unit-2', noMemory)?.now?.stage).toBe('show')
  })

  it('is the unit whose can-do sentence the end says', () => {
    const [word = 'word:none'] = all(2).filter(isWord)
    const before = new Map([...walked(1, 2), ...aMemory([['sentence:s', 'understand', aCard(1, 5)]])])
    const memory = new Map([...before, [word, { ...before.get(word), recall: aCard(1, 5) }]])
    const session = plan('unit-2', memory)
    const endBy = (known: Memory) =>
      session && sessionEnd({ ...session, asked: session.now?.targets ?? [] }, known, course, moment)
    expect(endBy(memory)?.done).toBe('unit-2')
    // Nothing of it was said.
    expect(endBy(before)).toMatchObject({ begun: 'unit-2' })
    expect(endBy(before)?.done).toBeUndefined()
  })

  it('is taught if it was not reached: its letters, words and sentences, with other words explained', () => {
    const far = {
      ...{ id: 'far', endings: [], grids: [['word:word-2-1'] as const] },
      words: ['word:word-2-1', 'word:word-1-1'],
    } as const
    const both = aCourse([aUnit(1), aUnit(2, { sentences: ['s', 'far'] })], { sentences: [sentence, far] })
    const session = planUnit('unit-2', noMemory, both, settingsWith(), moment, half)
    const shown = turns(session).flatMap(({ shows }) => shows)
    expect(shown).toEqual(expect.arrayContaining(['letter:letter-2-1', 'word:word-2-1', 'word:word-2-3']))
    expect(turns(session).map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(['s', 'far']))
    expect(asked(session)).not.toContain('word:word-1-1')
  })

  it('is no session if there is no such unit', () => {
    expect(plan('nowhere', walked(1))).toBeUndefined()
  })
})
