import * as v from 'valibot'
import { BuildSentence } from '../build-sentence/schema.ts'
import { AnItem, Glosses, Targets } from '../parts.ts'

const Bilingual = v.object({ en: v.string(), ml: v.string() })
const Items = v.pipe(v.array(AnItem), v.readonly())

/** What somebody says, as it is said; `written` where that is written otherwise. */
const said = {
  text: v.string(),
  written: v.optional(v.string()),
  english: v.string(),
  audio: v.optional(v.string()),
}
export const Said = v.object(said)
export type Said = v.InferOutput<typeof Said>

/** The easiest first. */
const sceneWays = ['choose', 'build', 'say', 'type'] as const
export type SceneWay = (typeof sceneWays)[number]

/** A right answer, and what one must know to say each of its words. */
const RightAnswer = v.object({
  text: v.string(),
  pieces: v.pipe(v.array(v.object({ text: v.string(), items: Items })), v.readonly()),
})
export type RightAnswer = v.InferOutput<typeof RightAnswer>

/** A wrong answer that makes sense: what who gives it did not know, and what the other person then says. */
const WrongAnswer = v.object({ text: v.string(), english: v.string(), lacks: Items, reply: Said })
export type WrongAnswer = v.InferOutput<typeof WrongAnswer>

/**
 * What the learner is to say. `targets` is what an answer in this way needs; of what is said or typed, what any right
 * answer needs: who gave one has shown what that one has. The first of the answers is the line itself.
 */
export const SceneAsk = v.object({
  task: Bilingual,
  way: v.picklist(sceneWays),
  targets: Targets,
  answers: v.pipe(v.array(RightAnswer), v.minLength(1), v.readonly()),
  wrong: v.pipe(v.array(WrongAnswer), v.readonly()),
  /** To choose from, in the order in which they are shown. */
  options: v.optional(v.pipe(v.array(v.string()), v.minLength(2), v.readonly())),
  build: v.optional(BuildSentence),
})
export type SceneAsk = v.InferOutput<typeof SceneAsk>

export const SceneLine = v.object({
  ...{ by: v.string(), to: v.string(), ...said },
  /** Its words that were never met. */
  glosses: Glosses,
  asks: v.optional(SceneAsk),
})
export type SceneLine = v.InferOutput<typeof SceneLine>

/** The scene of a unit, line by line. It is walked by `../../scenes/walk.ts`, and judged when that is over. */
export const Scene = v.object({
  kind: v.literal('scene'),
  targets: Targets,
  scene: v.string(),
  lines: v.pipe(v.array(SceneLine), v.minLength(1), v.readonly()),
})
export type Scene = v.InferOutput<typeof Scene>
