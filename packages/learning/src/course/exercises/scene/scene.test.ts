import { describe, expect, it } from 'vitest'
import type { Item, Skill } from '../../../practice/item.ts'
import type { Memory } from '../../../practice/memory.ts'
import { graded } from '../../../review/scheduler.ts'
import type { Answer } from '../answer.ts'
import { makeExercise } from '../kinds.ts'
import { neededTargets } from '../needs.ts'
import { aWorld, knowing } from '../testing.ts'
import { judgeScene } from './judge.ts'
import type { Scene, SceneAsk } from './schema.ts'

const words: Item[] = ['word:njaan', 'word:innu', 'word:choru', 'word:kazhikkuka']
const all: Item[] = [...words, 'ending:past']
const can = { speech: true, keyboard: true }

/** All of the line is known in these ways, and lasts for so many days. */
const lasting = (days: number, skills: readonly [word: Skill, ending: Skill][]): Memory =>
  new Map(
    all.map((item) => [
      item,
      Object.fromEntries(
        skills.map(([word, ending]) => [
          item.startsWith('word:') ? word : ending,
          { ...graded(undefined, 'easy', 1), stability: days },
        ]),
      ),
    ]),
  )
const seen = ['read', 'understand'] as const
const made = ['recall', 'form'] as const

function sceneOf(memory: Memory, more: { speech?: boolean; keyboard?: boolean } = can): Scene {
  const targets = [{ item: 'scene:meal', skill: 'understand' }] as const
  const exercise = makeExercise({ kind: 'scene', targets, ...more }, aWorld({ memory }))
  if (exercise?.kind !== 'scene') throw new Error('Nothing is made.')
  return exercise
}

const askOf = (scene: Scene): SceneAsk => {
  const asks = scene.lines[1]?.asks
  if (!asks) throw new Error('The line is not the learner’s.')
  return asks
}
const wayOf = (...world: Parameters<typeof sceneOf>) => askOf(sceneOf(...world)).way

describe('a line is answered as the memory is ready', () => {
  it.each([
    ['chosen, of words that were just met', knowing(...all), can, 'choose'],
    ['built, of words that last', lasting(3, [[...seen]]), can, 'build'],
    ['said, of words that were said before', lasting(3, [[...seen], [...made]]), can, 'say'],
    ['typed, of words that have long been said', lasting(9, [[...seen], [...made]]), can, 'type'],
    ['said by who has no keyboard', lasting(9, [[...made]]), { speech: true }, 'say'],
    ['built by who cannot speak', lasting(3, [[...made]]), { keyboard: true }, 'build'],
    [
      'chosen where one word is not known so far',
      new Map([...lasting(9, [[...made]])].slice(1)),
      can,
      'choose',
    ],
  ] as const)('%s', (_, memory, ways, way) => {
    expect(wayOf(memory, ways)).toBe(way)
  })

  it('says nothing of what was only missed', () => {
    const missed = new Map(lasting(3, [[...seen]]))
    for (const item of words) missed.set(item, { ...missed.get(item), recall: graded(undefined, 'again', 1) })
    expect(wayOf(missed)).toBe('build')
  })
})

describe('what an answer needs', () => {
  it('of options, what alone tells the right one from a wrong one', () => {
    expect(askOf(sceneOf(knowing(...all))).targets).toEqual([
      { item: 'word:choru', skill: 'read' },
      { item: 'ending:past', skill: 'understand' },
    ])
  })

  it('of what is said, what every right answer has', () => {
    const scene = sceneOf(lasting(3, [[...made]]))
    expect(neededTargets(scene).map(({ item }) => item)).toEqual([
      'word:choru',
      'word:kazhikkuka',
      'ending:past',
    ])
  })

  it('nothing that was not learnt', () => {
    expect(sceneOf(knowing()).targets).toEqual([])
  })
})

describe('what a walk showed', () => {
  const scene = sceneOf(lasting(3, [[...made]]))
  const walked = (...lines: Extract<Answer, { type: 'walked' }>['lines'][number][]): Answer => ({
    type: 'walked',
    finished: true,
    lines,
  })

  it('is what its answers had and lacked', () => {
    const line = { line: 1, right: false, had: ['word:choru'], lacked: ['ending:past'] } as const
    expect(judgeScene(scene, walked(line))).toEqual({
      right: false,
      looks: [
        { item: 'word:choru', skill: 'recall', outcome: 'good' },
        { item: 'ending:past', skill: 'form', outcome: 'again' },
      ],
    })
  })

  it('is not known if it was lacking once', () => {
    const twice = { ...scene, lines: [...scene.lines, ...scene.lines.slice(1, 2)] }
    const had = { right: true, had: ['word:choru'], lacked: [] } as const
    const lacked = { right: false, had: [], lacked: ['word:choru'] } as const
    for (const answer of [
      walked({ line: 1, ...had }, { line: 3, ...lacked }),
      walked({ line: 1, ...lacked }, { line: 3, ...had }),
    ])
      expect(judgeScene(twice, answer).looks).toEqual([
        { item: 'word:choru', skill: 'recall', outcome: 'again' },
      ])
  })

  it('is nothing that the line does not ask for', () => {
    const line = { line: 1, right: true, had: ['word:mazha'], lacked: ['word:amma'] } as const
    expect(judgeScene(scene, walked(line)).looks).toEqual([])
    expect(judgeScene(scene, walked({ ...line, line: 0, had: ['word:amma'] })).looks).toEqual([])
  })
})
