import { keyOf } from '@app/malayalam'
import { letterPieces } from '../../../alignment/letter-pieces.ts'
import type { Answer } from '../answer.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../result.ts'
import type { SpellIt } from './schema.ts'

/** Every spelling of the word is right. Length and doubling are never forgiven: they stand on the tiles. */
export function judgeSpellIt({ kind, targets, words, tiles }: SpellIt, answer: Answer): Result {
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'built') return misfit(answer, kind)
  const text = answer.tiles.map((at) => tiles[at] ?? '').join('')
  const [usual = ''] = words
  if (words.some((word) => keyOf(word) === keyOf(text))) return rightAnswer(targets)
  return wrongAnswer(
    targets,
    targets.map(({ item }) => item),
    { type: 'letters', pieces: letterPieces(usual, text) },
  )
}
