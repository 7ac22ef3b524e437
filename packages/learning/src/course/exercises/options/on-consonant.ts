import { latin } from '@app/malayalam/sound'
import type { CourseLetter } from '../../content.ts'
import type { Choice } from '../parts.ts'
import { letterItem } from '../world.ts'

/**
 * The sign that takes a vowel away is asked for on the consonant of its clip: ക് among ക, കാ and കി. The first
 * option is the right one.
 */
export function soundsOnConsonant({ id, say, audio }: CourseLetter): Choice[] {
  const consonant = say.charAt(0)
  const others = [consonant, `${consonant}ാ`, `${consonant}ി`]
  const bare = latin(consonant).replace(/a$/u, '')
  return [
    { text: bare, item: letterItem(id), means: say, audio },
    ...others.map((text) => ({ text: latin(text), say: text, means: text })),
  ]
}
