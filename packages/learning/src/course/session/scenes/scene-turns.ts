import { type Item, isWord } from '../../../practice/item.ts'
import type { Memory } from '../../../practice/memory.ts'
import type { Moment } from '../../../review/queue.ts'
import type { SceneOnPath } from '../../scenes/on-path.ts'
import { unitsBack } from '../../scenes/stretches.ts'
import { sceneToEnd, sceneToRecall } from '../../scenes/walked.ts'
import type { CourseMap } from '../course-map.ts'
import type { Lesson } from '../lessons.ts'
import type { Turn } from '../session.ts'
import { type Possible, turnOf, variantsOf } from '../turns.ts'

type Unit = CourseMap['units'][number]
type Scenes = Pick<CourseMap, 'units' | 'scenes'>

/**
 * The scene that ends a session, if its words were met or are in the session's lessons: the next one of the story, up to that
 * of the unit under way. Lessons go ahead of the unit, and its scene waits: what was just met could only be chosen. A unit
 * that was passed by a test has left its scene on the path.
 */
export function sceneAtEnd(
  { units, scenes }: Scenes,
  unit: string | undefined,
  memory: Memory,
  lessons: readonly Lesson[],
): SceneOnPath | undefined {
  if (scenes.length === 0) return undefined
  const at = unit === undefined ? units.length : units.findIndex((one) => one.unit.id === unit)
  const before = units.slice(Math.max(0, at - unitsBack), at).filter((one) => wasTaught(one, memory))
  const ids = [...before, ...units.slice(at, at + 1)].map((one) => one.unit.id)
  const ahead = lessons.flatMap(({ items }) => items)
  return sceneToEnd(ids, scenes, memory, ahead)
}

/** Whether a unit was taught here: its words were met one after another. A test that passes it takes all of it at once. */
function wasTaught({ items }: Unit, memory: Memory): boolean {
  const met = items.filter(isWord).flatMap((item) => {
    const cards = Object.values(memory.get(item) ?? {})
    return cards.length > 0 ? [Math.min(...cards.map(({ first }) => first))] : []
  })
  return new Set(met).size > 1
}

/** The turn of a scene. Who cannot listen reads it; who cannot speak types, or builds. */
export const sceneTurn = (
  { item, seconds, words }: SceneOnPath,
  stage: Turn['stage'],
  possible: Possible,
): Turn | undefined =>
  turnOfScene(item, 'understand', stage, possible, { seconds, awaits: words, keyboard: true })

/** The question that begins a day: what was said in the scene that was walked last? */
export function recallTurn(
  { scenes }: Pick<Scenes, 'scenes'>,
  memory: Memory,
  { dayStart }: Moment,
  possible: Possible,
): Turn | undefined {
  if (scenes.length === 0) return undefined
  const item = sceneToRecall(memory, dayStart)
  const scene = scenes.find((one) => one.item === item)
  return scene && turnOfScene(scene.item, 'recall', 'due', possible)
}

function turnOfScene(
  item: Item,
  skill: 'understand' | 'recall',
  stage: Turn['stage'],
  possible: Possible,
  more: Partial<Turn> = {},
): Turn | undefined {
  const [variant] = variantsOf({ item, skill }, possible)
  const can = (need: Possible['cannot'][number]) => !possible.cannot.includes(need)
  const ways = { sound: can('sound'), speech: can('speech') }
  return variant && turnOf(variant, stage, [{ item, skill }], { ...ways, ...more })
}
