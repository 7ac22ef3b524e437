export { type Placed, placed } from './placed.ts'
export { Placement, type PlacementArea, type Reply } from './placement.ts'
export { answerPlacement, beginPlacement, placementPlan, withoutEar } from './step.ts'
