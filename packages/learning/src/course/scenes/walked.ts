import { type Item, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { SceneOnPath } from './on-path.ts'

/**
 * Whether a scene was walked: once to its end, each of the learner's lines answered in some way. One that was left half way
 * is remembered too, as missed.
 */
export function isSceneWalked(item: Item, memory: Memory): boolean {
  const card = memory.get(item)?.understand
  return card !== undefined && (card.state !== 'learning' || card.step > 0)
}

/** Whether a scene was never begun: what was left half way is on the path, and does not come again by itself. */
const isNew = ({ item }: SceneOnPath, memory: Memory) => memory.get(item)?.understand === undefined

/** What was not met yet of that which a scene has of the path: until then it waits. */
export const wordsMissing = ({ words }: SceneOnPath, met: { has: (item: Item) => boolean }): Item[] =>
  words.filter((word) => !met.has(word))

/**
 * The scene with which a session ends, of these units: the first that was never begun, if its words were met or are `ahead`
 * in this session. One story is told: no later scene comes before it.
 */
export function sceneToEnd(
  units: readonly string[],
  scenes: readonly SceneOnPath[],
  memory: Memory,
  ahead: readonly Item[],
): SceneOnPath | undefined {
  const met = new Set<Item>([...memory.keys(), ...ahead])
  const next = units
    .flatMap((unit) => scenes.find(({ id }) => id === unit) ?? [])
    .find((scene) => isNew(scene, memory))
  return next && wordsMissing(next, met).length === 0 ? next : undefined
}

/** The scene that was walked last, if that was before this day, and nothing was asked about it since. */
export function sceneToRecall(memory: Memory, dayStart: number): Item | undefined {
  const last = lastWalked(memory)
  const { understand, recall } = (last && memory.get(last)) ?? {}
  if (!understand || understand.last >= dayStart) return undefined
  return recall && recall.last >= understand.last ? undefined : last
}

/** The scene that was walked last. */
export function lastWalked(memory: Memory): Item | undefined {
  const walkedAt = (item: Item) => memory.get(item)?.understand?.last ?? 0
  return [...memory.keys()]
    .filter((item) => kindOf(item) === 'scene' && isSceneWalked(item, memory))
    .reduce<Item | undefined>(
      (last, item) => (last === undefined || walkedAt(item) > walkedAt(last) ? item : last),
      undefined,
    )
}
