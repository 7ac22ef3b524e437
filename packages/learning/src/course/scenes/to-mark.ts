import type { Item } from '../../practice/item.ts'
import type { SceneAsk } from '../exercises/scene/schema.ts'
import { sureOf } from '../exercises/scene/sure-of.ts'

/** The words and endings of a line that the learner marks where they were lacking, each with the word that has it. */
export function partsToMark(ask: SceneAsk): { item: Item; text: string }[] {
  const pieces = ask.answers[0]?.pieces ?? []
  return sureOf(ask).flatMap(({ item }) => {
    const piece = pieces.find(({ items }) => items.includes(item))
    return piece ? [{ item, text: piece.text }] : []
  })
}
