import { virama } from './alphabet.ts'
import { easySounds } from './easy-latin.ts'
import { ipaSounds } from './ipa.ts'
import { latinSounds } from './latin.ts'
import type { Phoneme } from './phoneme.ts'
import { phonemes } from './phonemes.ts'

const spellings = { easy: easySounds, precise: latinSounds, ipa: ipaSounds } satisfies Record<
  string,
  (word: readonly Phoneme[]) => string[]
>

/**
 * Spells the parts of a word as they sound in it: ടു of അടുത്ത് is du, and മ് of മ്മ is m. `parts` are its text
 * from beginning to end, in any pieces.
 */
export function spellParts(parts: readonly string[], spelling: keyof typeof spellings): string[] {
  const spelt = spellings[spelling](phonemes(parts.join('')))
  let [text, start] = ['', 0]
  return parts.map((part, at) => {
    text += part
    const sounds = phonemes(text)
    const last = sounds.at(-1)
    const isCut = part.endsWith(virama) && last && 'sound' in last && last.sound === 'halfU'
    const end = at === parts.length - 1 ? spelt.length : sounds.length - (isCut ? 1 : 0)
    const own = spelt.slice(start, end).join('')
    start = end
    return own
  })
}
