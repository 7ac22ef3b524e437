export { type Placed, placed } from './placed.ts'
export {
  mostQuestions,
  type Placement,
  type PlacementQuestion,
  type Reply,
  readPlacement,
} from './placement.ts'
export { answerPlacement, beginPlacement, placementPlan, withoutEar } from './step.ts'
