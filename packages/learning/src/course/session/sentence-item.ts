import type { Item } from '../../practice/item.ts'

/** The name by which a sentence is remembered that was understood or built. */
export const sentenceItem = (id: string, isEnglish = false): Item =>
  isEnglish ? `english-sentence:${id}` : `sentence:${id}`
