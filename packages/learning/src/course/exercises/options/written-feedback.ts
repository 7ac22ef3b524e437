import { isNear, letterPieces } from '../../../alignment/letter-pieces.ts'
import { isWord } from '../../../practice/item.ts'
import type { Choice } from '../parts.ts'
import type { Feedback } from '../result.ts'

/**
 * The reason for one written word or letter that was taken for another: the letters that differ, if the two are near;
 * else what the chosen one is.
 */
export function writtenFeedback(
  right: string,
  chosen: string,
  { item }: Choice,
  means: string | undefined,
): Feedback {
  const pieces = letterPieces(right, chosen)
  const isOfWord = item === undefined || isWord(item)
  if (isOfWord && isNear(pieces)) return { type: 'letters', pieces }
  return { type: 'that-is', text: chosen, ...(means !== undefined && { means }), ...(item && { item }) }
}
