import { wordsInFull } from '@app/english'
import { type Item, idOf, kindOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseScene, CourseSceneLine } from '../../content.ts'
import type { Choice, Target } from '../parts.ts'
import { isLearnt, type World } from '../world.ts'
import type { SceneRecall } from './schema.ts'

/** The question about a scene. By ear only where its line has a clip. */
export function makeSceneRecall(
  id: string,
  world: World,
  { sound }: { sound: boolean },
): SceneRecall | undefined {
  const scene = world.content.scenes.get(id)
  const line = scene?.lines[scene.recall.line]
  if (!scene || !line) return undefined
  const { question, right, wrong } = scene.recall
  const by = sound && line.audio !== undefined ? 'ear' : 'eye'
  const options = shuffle([right, ...wrong], world.random)
  const { text, written, english, audio } = line
  return {
    kind: 'scene-recall',
    targets: neededTo(scene, line, by === 'ear' ? 'hear' : 'read', world),
    ...{ scene: id, by, question },
    line: {
      ...{ by: line.by, text, english },
      ...(written !== undefined && { written }),
      ...(audio !== undefined && { audio }),
    },
    options: options.map(({ en, ml }): Choice => ({ text: en, ml })),
    right: options.indexOf(right),
  }
}

/**
 * The word of the line that alone says which option is right: its meaning is in the right one and in no wrong one. Where
 * two words say it, neither is needed.
 */
function neededTo(
  { recall: { right, wrong } }: CourseScene,
  { pieces }: CourseSceneLine,
  skill: 'hear' | 'read',
  world: World,
): Target[] {
  const others = new Set(wrong.flatMap(({ en }) => wordsInFull(en)))
  const telling = new Set(wordsInFull(right.en).filter((word) => !others.has(word)))
  const tells = (means: string) => wordsInFull(means).some((word) => telling.has(word))
  const found = new Set<Item>()
  for (const { items, gloss } of pieces)
    for (const item of items) {
      const own = world.content.words.get(idOf(item))
      if (kindOf(item) !== 'word' || own?.pos === 'name') continue
      if ([...(gloss === undefined ? [] : [gloss]), ...(own?.means ?? [])].some(tells)) found.add(item)
    }
  const [item, ...more] = found
  return item && more.length === 0 && isLearnt(world, item) ? [{ item, skill }] : []
}
