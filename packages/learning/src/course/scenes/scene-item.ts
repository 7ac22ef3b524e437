import type { Item } from '../../practice/item.ts'

/** The name by which the scene of a unit is remembered. */
export const sceneItem = (unit: string): Item => `scene:${unit}`
