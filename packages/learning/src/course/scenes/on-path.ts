import { type Item, kindOf } from '../../practice/item.ts'
import type { CourseContent, CourseScene } from '../content.ts'
import { type Path, unitsOf } from '../path.ts'
import { sceneItem } from './scene-item.ts'

/** A scene as a session looks at it. */
export type SceneOnPath = {
  /** The id of its unit. */
  id: string
  item: Item
  /** What of it the path has taught by then: it is walked when these were met. What is new in it is explained there. */
  words: readonly Item[]
  /** What a walk takes. */
  seconds: number
}

/** What a line takes that is listened to, and one that is answered, in seconds. */
const takes = { listening: 6, answering: 14 }

/** The scenes that are loaded, in the order of the path. */
export function scenesOnPath(path: Path, { scenes }: Pick<CourseContent, 'scenes'>): SceneOnPath[] {
  const taught = new Set<Item>()
  return unitsOf(path).flatMap(({ id, words }) => {
    for (const word of words) taught.add(`word:${word}`)
    const scene = scenes.get(id)
    return scene ? [onPath(scene, taught)] : []
  })
}

function onPath({ id, lines }: CourseScene, taught: ReadonlySet<Item>): SceneOnPath {
  const items = lines.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.items))
  const words = items.filter((item) => kindOf(item) === 'word' && taught.has(item))
  const seconds = lines.map(({ learner }) => (learner ? takes.answering : takes.listening))
  return {
    id,
    item: sceneItem(id),
    words: [...new Set(words)],
    seconds: seconds.reduce((sum, one) => sum + one, 0),
  }
}
