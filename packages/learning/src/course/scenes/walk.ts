import type { Item } from '../../practice/item.ts'
import type { Answer } from '../exercises/answer.ts'
import type { Said, Scene, SceneAsk, SceneLine } from '../exercises/scene/schema.ts'
import { sureOf } from '../exercises/scene/sure-of.ts'
import {
  type JudgedLine,
  type JudgeSaid,
  judgeBuilt,
  judgeChosen,
  judgeSaidLine,
  judgeSelf,
  type LineVerdict,
  textBuilt,
} from './judge-line.ts'

/** Where a walk is. */
export type WalkStage =
  /** Somebody else speaks. */
  | { type: 'listening' }
  /** The learner is to speak. `tried`: what was wrong before; `reply`: what the other person has said to it. */
  | { type: 'asking'; tried: readonly string[]; reply?: Said }
  /** What the learner said was wrong and makes sense: the other person reacts to it, and the learner is asked again. */
  | { type: 'reacting'; tried: readonly string[]; says?: string; reply: Said }
  /**
   * The model is shown beside what was `said`, if something was heard or typed, and the learner marks what was lacking.
   * `says`: what could be read of it.
   */
  | { type: 'comparing'; said?: string; says?: string }
  /** The verdict stands beside the model, and what was `said`. */
  | { type: 'answered'; verdict: ShownVerdict; said?: string }
  | { type: 'over'; finished: boolean }

/** What was only compared by the learner has no praise, and no blame but theirs. */
export type ShownVerdict =
  | Exclude<LineVerdict, { type: 'cannotTell' }>
  | { type: 'unknown' }
  | { type: 'compared'; lacked: readonly Item[] }

type LineDone = Extract<Answer, { type: 'walked' }>['lines'][number]

/** A walk through a scene: the line that it is at, and what each answer showed. Plain data. */
export type Walk = { scene: Scene; at: number; stage: WalkStage; done: readonly LineDone[] }

export type WalkEvent =
  /** The line, the reply or the verdict was heard and read. */
  | { type: 'goOn' }
  | { type: 'chosen'; option: number }
  | { type: 'built'; tiles: readonly number[] }
  | { type: 'typed'; text: string }
  /** All that recognition may have heard. */
  | { type: 'heard'; texts: readonly string[] }
  /** It was said, and nothing listened. */
  | { type: 'said' }
  /** Of what was said beside the model, this was lacking. */
  | { type: 'marked'; lacked: readonly Item[] }
  | { type: 'unknown' }
  | { type: 'left' }

export const beginWalk = (scene: Scene): Walk => ({ scene, ...stageAt(scene, 0), done: [] })

/** The walk after an event. What does not fit where it is changes nothing: a second tap, a recogniser that comes late. */
export function stepWalk(walk: Walk, event: WalkEvent, judge: JudgeSaid): Walk {
  const { scene, at, stage } = walk
  if (stage.type === 'over') return walk
  if (event.type === 'left') return { ...walk, stage: { type: 'over', finished: false } }
  const line = scene.lines[at]
  switch (stage.type) {
    case 'listening':
    case 'answered':
      return event.type === 'goOn' ? { ...walk, ...stageAt(scene, at + 1) } : walk
    case 'reacting':
      return event.type === 'goOn'
        ? { ...walk, stage: { type: 'asking', tried: stage.tried, reply: stage.reply } }
        : walk
    case 'comparing':
      if (!line?.asks) return walk
      if (event.type === 'unknown') return gaveUp(walk, line.asks)
      return event.type === 'marked' ? compared(walk, line.asks, event.lacked, stage.said) : walk
    case 'asking':
      return line?.asks ? answered(walk, line, line.asks, stage.tried, event, judge) : walk
  }
}

/**
 * The walk in its scene as it was made again, because the learner cannot speak or listen any more: what was answered stays,
 * and what is asked is asked in the new way.
 */
export function resumeWalk({ scene: before, at, stage, done }: Walk, scene: Scene): Walk {
  const isAnswered = (line: number) => done.some((one) => one.line === line)
  const lines = scene.lines.map((line, place) => (isAnswered(place) ? (before.lines[place] ?? line) : line))
  return { scene: { ...scene, lines }, at, stage, done }
}

/** What a walk that is over answers to its exercise. */
export const answerOfWalk = ({ stage, done }: Walk): Answer | undefined =>
  stage.type === 'over' ? { type: 'walked', finished: stage.finished, lines: done } : undefined

function stageAt({ lines }: Scene, at: number): Pick<Walk, 'at' | 'stage'> {
  const line = lines[at]
  if (!line) return { at, stage: { type: 'over', finished: true } }
  return { at, stage: line.asks ? { type: 'asking', tried: [] } : { type: 'listening' } }
}

function answered(
  walk: Walk,
  { english }: SceneLine,
  ask: SceneAsk,
  tried: readonly string[],
  event: WalkEvent,
  judge: JudgeSaid,
): Walk {
  switch (event.type) {
    case 'unknown':
      return gaveUp(walk, ask)
    case 'said':
      return isFree(ask) ? { ...walk, stage: { type: 'comparing' } } : walk
    case 'typed':
      return isFree(ask) && event.text.trim() !== '' ? judged([event.text]) : walk
    case 'heard':
      return isFree(ask) && event.texts.length > 0 ? judged(event.texts) : walk
    case 'chosen': {
      const text = ask.options?.[event.option] ?? ''
      const found = tried.includes(text) ? undefined : judgeChosen(ask, english, event.option)
      return found ? after(walk, found, tried, text) : walk
    }
    case 'built': {
      const found = judgeBuilt(ask, english, event.tiles)
      return found ? after(walk, found, tried, ask.build && textBuilt(ask.build, event.tiles)) : walk
    }
    default:
      return walk
  }

  function judged(said: readonly string[]): Walk {
    return after(walk, judgeSaidLine(ask, english, said, judge), tried, said[0])
  }
}

/** “I don't know”, and “not yet” of what was compared. */
const gaveUp = (walk: Walk, ask: SceneAsk): Walk =>
  shown(walk, { type: 'unknown' }, { had: [], lacked: sureOf(ask).map(({ item }) => item) })

/** Whether a line may be said or typed: who cannot speak now types what was to be said. */
const isFree = ({ way }: SceneAsk) => way === 'say' || way === 'type'

/** So often the other person reacts to an answer; then the model is shown. */
const mostReactions = 1

function after(
  walk: Walk,
  { verdict, had, lacked }: JudgedLine,
  tried: readonly string[],
  text?: string,
): Walk {
  if (verdict.type === 'cannotTell')
    return {
      ...walk,
      stage: {
        type: 'comparing',
        ...(text !== undefined && { said: text }),
        ...(verdict.says !== undefined && { says: verdict.says }),
      },
    }
  const found = { had, lacked }
  if (verdict.type !== 'wrong' || !verdict.reply || tried.length >= mostReactions)
    return shown(walk, verdict, found, text)
  const { reply, says } = verdict
  return {
    ...noted(walk, false, found),
    stage: { type: 'reacting', tried: [...tried, text ?? ''], reply, ...(says !== undefined && { says }) },
  }
}

function compared(walk: Walk, ask: SceneAsk, marked: readonly Item[], said: string | undefined): Walk {
  const found = judgeSelf(ask, marked)
  return shown(walk, { type: 'compared', lacked: found.lacked }, found, said)
}

type Found = Pick<JudgedLine, 'had' | 'lacked'>

function shown(walk: Walk, verdict: ShownVerdict, found: Found, said?: string): Walk {
  const isRight = verdict.type === 'right' || (verdict.type === 'compared' && verdict.lacked.length === 0)
  return {
    ...noted(walk, isRight, found),
    stage: { type: 'answered', verdict, ...(said !== undefined && { said }) },
  }
}

/** The first answer to a line counts: after it, the other person has said what was wrong. */
function noted(walk: Walk, right: boolean, { had, lacked }: Found): Walk {
  if (walk.done.some(({ line }) => line === walk.at)) return walk
  return { ...walk, done: [...walk.done, { line: walk.at, right, had, lacked }] }
}
