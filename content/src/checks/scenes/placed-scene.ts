import type { Scene } from '../../authored/scenes-file.ts'
import type { Fault } from '../../fault.ts'

/** A scene, the place of its unit on the path from 0, and its place in its file. */
export type PlacedScene = {
  scene: Scene
  unit: number
  fault: (place: readonly (string | number)[], sentence: string) => Fault
}
