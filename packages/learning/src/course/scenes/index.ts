export type {
  JudgedLine,
  JudgeSaid,
  LineVerdict,
  SaidVerdict,
} from './judge-line.ts'
export type { SceneOnPath } from './on-path.ts'
export { sceneItem } from './scene-item.ts'
export { stretchesWanted } from './stretches.ts'
export {
  answerOfWalk,
  beginWalk,
  type ShownVerdict,
  stepWalk,
  type Walk,
  type WalkEvent,
  type WalkStage,
} from './walk.ts'
export { isSceneWalked } from './walked.ts'
