import { idOfKind } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { type Path, unitsOf } from '../path.ts'
import { lastWalked } from './walked.ts'

/** A scene for which there was no room in its time may still come, while so few units were taught since. */
export const unitsBack = 3

/**
 * The stretches whose scenes a session may need: of the unit under way, of those just before it, and of the scene that was
 * walked last. Each is a file.
 */
export function stretchesWanted(path: Path, unit: string | undefined, memory: Memory): string[] {
  const units = unitsOf(path).map(({ id }) => id)
  const at = unit === undefined ? units.length : units.indexOf(unit)
  const last = lastWalked(memory)
  const near = units.slice(Math.max(0, at - unitsBack), at + 1)
  const wanted = [...near, last && idOfKind(last, 'scene')]
  return path.stretches
    .filter((stretch) => stretch.units.some(({ id }) => wanted.includes(id)))
    .map(({ id }) => id)
}
