export type {
  JudgedLine,
  JudgeSaid,
  LineVerdict,
  SaidVerdict,
} from './judge-line.ts'
export { type SceneOnPath, scenesOnPath } from './on-path.ts'
export { sceneItem } from './scene-item.ts'
export { stretchesWanted } from './stretches.ts'
export { partsToMark } from './to-mark.ts'
export {
  answerOfWalk,
  beginWalk,
  resumeWalk,
  type ShownVerdict,
  stepWalk,
  type Walk,
  type WalkEvent,
  type WalkStage,
} from './walk.ts'
export { isSceneWalked, wordsMissing } from './walked.ts'
