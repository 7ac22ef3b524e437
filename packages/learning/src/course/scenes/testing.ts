import type { Item } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { graded } from '../../review/scheduler.ts'
import { makeScene } from '../exercises/scene/make.ts'
import type { Scene, SceneWay } from '../exercises/scene/schema.ts'
import { aWorld } from '../exercises/testing.ts'

const all: Item[] = ['word:njaan', 'word:innu', 'word:choru', 'word:kazhikkuka', 'ending:past']

/** For how many days the words of the line last that is answered in this way, and whether they were said before. */
const memories: Record<SceneWay, { days: number; isSaid: boolean }> = {
  choose: { days: 0.1, isSaid: false },
  build: { days: 3, isSaid: false },
  say: { days: 3, isSaid: true },
  type: { days: 9, isSaid: true },
}

function memoryFor(way: SceneWay): Memory {
  const { days, isSaid } = memories[way]
  const card = { ...graded(undefined, days < 1 ? 'good' : 'easy', 1), stability: days }
  return new Map(
    all.map((item) => {
      const isWord = item.startsWith('word:')
      return [
        item,
        {
          [isWord ? 'read' : 'understand']: card,
          ...(isSaid && { [isWord ? 'recall' : 'form']: card }),
        },
      ]
    }),
  )
}

/** The scene of the small course, by a learner who answers its line in this way. */
export function sceneIn(way: SceneWay): Scene {
  const can = { speech: true, keyboard: true }
  const scene = makeScene('meal', aWorld({ memory: memoryFor(way) }), can)
  if (scene?.lines[1]?.asks?.way !== way) throw new Error(`The line is not answered in this way: ${way}.`)
  return scene
}
