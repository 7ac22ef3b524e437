import { type Item, kindOf } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { isWanted, type SessionSettings } from './settings.ts'

/**
 * Whether an item is still to be introduced: it was never asked, here or in a quiz. What an answer has shown something of
 * is asked, and not introduced again. A skill that is switched off makes nothing new.
 */
export const isToIntroduce = (item: Item, memory: Memory, settings: SessionSettings): boolean =>
  !memory.has(item) && (kindOf(item) !== 'contrast' || isWanted(item, 'tell-apart', settings))
