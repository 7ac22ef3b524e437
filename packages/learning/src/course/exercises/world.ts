import { type Item, type ItemKind, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import type { CourseContent } from '../content.ts'

/** What exercises are made with. */
export type World = {
  content: CourseContent
  memory: Memory
  /** Items that this session has introduced: they are not in the memory yet. */
  underWay?: readonly Item[]
  /** Returns numbers from 0 up to, but not including, 1. */
  random: () => number
}

export const wordItem = (id: string): Item => `word:${id}`
export const endingItem = (id: string): Item => `ending:${id}`
export const letterItem = (id: string): Item => `letter:${id}`

/** The items of a kind that are known or being learnt. */
export const learnt = ({ memory, underWay = [] }: World, kind: ItemKind): Item[] => [
  ...new Set([...underWay, ...memory.keys()].filter((item) => kindOf(item) === kind)),
]

export const isLearnt = ({ memory, underWay }: Pick<World, 'memory' | 'underWay'>, item: Item): boolean =>
  memory.has(item) || (underWay?.includes(item) ?? false)

/** One of them by chance, or undefined if there are none. */
export const oneOf = <T>(all: readonly T[], random: () => number): T | undefined =>
  all[Math.floor(random() * all.length)]
