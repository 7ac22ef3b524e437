import { judgeSaid, languageOf } from '@app/coach'
import { type CourseContent, type Exercise, makeExercise, withScenes } from '@app/learning/course'
import {
  answerOfWalk,
  beginWalk,
  type JudgeSaid,
  sceneItem,
  stepWalk,
  type Walk,
  type WalkEvent,
} from '@app/learning/course/scenes'
import { courseMap } from '@app/learning/course/session'
import { type Memory, memoryOf, type Skill } from '@app/learning/practice'
import { wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { loadPath, readPathFiles } from '../path/load-path.ts'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'
import { courseScenesOf, readSceneFiles } from './course-scenes.ts'
import { chance } from './testing/make-many.ts'
import { cutToPath, shippedCourse } from './testing/shipped-course.ts'

const stretches = courseScenesOf(readSceneFiles(), shippedContent(), shippedLexicon())
const scenes = Object.values(stretches).flat()
const content: CourseContent = withScenes(cutToPath(), scenes)
const path = loadPath(readPathFiles(), shippedCourse())
const map = courseMap(path, content)
const all = { speech: true, keyboard: true, sound: true }
const none = { speech: false, keyboard: false, sound: false }

const lexicon = makeLexicon(shippedLexicon())
const knowledge = {
  readings: (word: string) => wordReadings(word, lexicon),
  language: languageOf(shippedContent().translation),
}
const judge: JudgeSaid = (prompt, said) => judgeSaid(prompt, said, knowledge)

/** All of the path is known in these ways, so many days ago. */
function knowing(...skills: Skill[]): Memory {
  const looks = map.units
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      skills.flatMap((skill) => {
        const ofItem = item.startsWith('ending:') ? endingSkills[skill] : skill
        const fits = item.startsWith('word:') || (item.startsWith('ending:') && ofItem !== undefined)
        return fits && ofItem ? [{ item, skill: ofItem, outcome: 'easy' as const }] : []
      }),
    )
  const log = looks.map((look, at) => ({
    id: at.toString(16).padStart(24, '0'),
    practice: { exercise: 'test', at: 1, took: 1, looks: [look] },
  }))
  return memoryOf(log, 2, (item) => item)
}
const endingSkills: Partial<Record<Skill, Skill>> = { read: 'understand', recall: 'form' }

function sceneOf(id: string, memory: Memory, can = all) {
  const targets = [{ item: sceneItem(id), skill: 'understand' }] as const
  const made = makeExercise({ kind: 'scene', targets, ...can }, { content, memory, random: chance(1) })
  if (made?.kind !== 'scene') throw new Error(`The scene of ${id} cannot be made.`)
  return made
}
type SceneExercise = Extract<Exercise, { kind: 'scene' }>
type Line = SceneExercise['lines'][number]

/** The right answer to a line, in its way. */
function rightEvent({ text, asks }: Line): WalkEvent {
  if (asks?.build) return { type: 'built', tiles: asks.build.words.flatMap(({ tiles }) => tiles) }
  if (asks?.options) return { type: 'chosen', option: asks.options.indexOf(text) }
  return { type: 'typed', text: asks?.answers.at(-1)?.text ?? '' }
}

function walked(scene: SceneExercise, answer: (line: Line) => WalkEvent): Walk {
  let walk = beginWalk(scene)
  for (let turn = 0; walk.stage.type !== 'over' && turn < 60; turn += 1) {
    const line = scene.lines[walk.at]
    const event: WalkEvent = walk.stage.type === 'asking' && line ? answer(line) : { type: 'goOn' }
    walk = stepWalk(walk, event, judge)
  }
  return walk
}

describe.each([
  ['who knows nothing', new Map() as Memory, none],
  ['who can build', knowing('read'), none],
  ['who can say it', knowing('read', 'recall'), { ...none, speech: true }],
  ['who can type it', knowing('read', 'recall'), all],
] as const)('each scene, walked by %s', (_, memory, can) => {
  it('comes to its end with every answer right', () => {
    for (const { id } of scenes) {
      const walk = walked(sceneOf(id, memory, can), rightEvent)
      expect(walk.stage, id).toEqual({ type: 'over', finished: true })
      const answer = answerOfWalk(walk)
      const wrong = answer?.type === 'walked' ? answer.lines.filter(({ right }) => !right) : []
      expect(wrong, id).toEqual([])
    }
  })
})

it('scenes are built, said and typed where the memory is ready, and not only chosen', () => {
  const share = (memory: Memory, can: typeof all, way: string) => {
    const asks = scenes.flatMap(({ id }) => sceneOf(id, memory, can).lines.flatMap((line) => line.asks ?? []))
    return asks.filter((ask) => ask.way === way).length / asks.length
  }
  expect(share(knowing('read'), none, 'build')).toBeGreaterThan(0.5)
  expect(share(knowing('read', 'recall'), { ...none, speech: true }, 'say')).toBeGreaterThan(0.7)
  expect(share(knowing('read', 'recall'), all, 'type')).toBeGreaterThan(0.7)
})

it('each wrong answer that makes sense is answered by the other person, and none is taken as right', () => {
  const memory = knowing('read', 'recall')
  for (const { id } of scenes) {
    const scene = sceneOf(id, memory, all)
    for (const [at, { asks }] of scene.lines.entries())
      for (const wrong of asks?.wrong ?? []) {
        const asking: Walk = { scene, at, stage: { type: 'asking', tried: [] }, done: [] }
        const free = asks?.way === 'choose' ? asks.options?.indexOf(wrong.text) : undefined
        const event: WalkEvent =
          free === undefined ? { type: 'typed', text: wrong.text } : { type: 'chosen', option: free }
        expect(stepWalk(asking, event, judge).stage, `${id} ${wrong.text}`).toMatchObject({
          type: asks?.way === 'build' ? 'asking' : 'reacting',
        })
      }
  }
})

it('each scene has its question of another day', () => {
  for (const { id } of scenes) {
    const targets = [{ item: sceneItem(id), skill: 'recall' }] as const
    const world = { content, memory: knowing('read'), random: chance(1) }
    expect(makeExercise({ kind: 'scene-recall', targets, ...all }, world), id).toMatchObject({ scene: id })
  }
})

it('a scene awaits words that its unit or an earlier one teaches, and takes less than two minutes', () => {
  expect(map.scenes.map(({ id }) => id)).toEqual(map.units.map(({ unit }) => unit.id))
  for (const { id, words, seconds } of map.scenes) {
    const at = map.units.findIndex(({ unit }) => unit.id === id)
    const taught = new Set(map.units.slice(0, at + 1).flatMap(({ items }) => items))
    expect(
      words.filter((word) => !taught.has(word)),
      id,
    ).toEqual([])
    expect(words.length, id).toBeGreaterThan(0)
    expect(seconds, id).toBeLessThan(120)
  }
})
