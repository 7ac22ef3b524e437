export { type Key, type Layout, widthOf } from './key.ts'
export { type LayoutName, layoutNames, layouts } from './layouts.ts'
export { type Direction, type KeyPlace, keyBeside } from './move.ts'
export { type Field, formingAt, press, shownOn } from './press.ts'
