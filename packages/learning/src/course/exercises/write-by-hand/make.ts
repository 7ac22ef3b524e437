import { soundOfLetter } from '../../../letters/sound-of-letter.ts'
import { idOf } from '../../../practice/item.ts'
import type { Target } from '../parts.ts'
import type { World } from '../world.ts'
import type { WriteByHand } from './schema.ts'

/** A letter to write. */
export function makeWriteByHand(asked: Target, { content }: World): WriteByHand | undefined {
  const letter = content.letters.get(idOf(asked.item))
  if (!letter) return undefined
  return {
    kind: 'write-by-hand',
    targets: [asked],
    text: letter.letter,
    say: soundOfLetter(letter),
    audio: letter.audio,
  }
}
