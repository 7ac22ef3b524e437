export { type ItemState, itemState, itemStates } from './item-state.ts'
export { type Counts, countsOf, type Outline, outlineOf } from './outline.ts'
export { percentKnown, type Readable, readable, type TextItem } from './readable.ts'
export { type UnitState, unitStates } from './unit-states.ts'
