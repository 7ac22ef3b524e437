import { isVowel, phonemes, type Sound } from '@app/malayalam/sound'

/** A sound as learners tell them apart: a doubled consonant is one, `kk`. */
export type Token = string

/** The sounds of a text as they are written: ക between vowels is k. */
export const writtenTokens = (text: string): Token[] => doubled(soundsOf(text, false))

const sonorants = new Set(['ng', 'ny', 'N', 'n', 'alveolarN', 'm', 'y', 'r', 'R', 'l', 'L', 'zh', 'v'])

/** Sounds that our voice does not tell apart (docs/sound.md), by the one that stands for both. */
const merged: Partial<Record<Sound, Sound>> = { rii: 'ri', lii: 'li' }

/**
 * What our voice says, as far as it can be told apart: two texts with the same key are never options in an
 * exercise by ear. It has one length for nasals and liquids, which differ in length alone.
 */
export function heardKey(text: string): string {
  const key = heardKeys.get(text) ?? heard(text)
  if (heardKeys.size > mostKeys) heardKeys.clear()
  heardKeys.set(text, key)
  return key
}

/** Sessions ask for the same few hundred words again and again. */
const heardKeys = new Map<string, string>()
const mostKeys = 20_000

const heard = (text: string) =>
  soundsOf(text, true)
    .filter((sound, at, all) => !(sonorants.has(sound) && all[at - 1] === sound))
    .join(' ')

const soundsOf = (text: string, spoken: boolean): Sound[] =>
  text
    .split(' ')
    .flatMap((word) => phonemes(word))
    .flatMap((one) => {
      if ('raw' in one) return []
      const sound = spoken ? (one.spoken ?? one.sound) : one.sound
      return [spoken ? (merged[sound] ?? sound) : sound]
    })

/** Two of the same consonant, one after the other, are one token. ന is one, wherever the tongue is. */
function doubled(sounds: readonly Sound[]): Token[] {
  const tokens: Token[] = []
  for (const sound of sounds.map((one) => (one === 'alveolarN' ? 'n' : one))) {
    if (tokens.at(-1) === sound && !isVowel(sound)) tokens.splice(-1, 1, sound + sound)
    else tokens.push(sound)
  }
  return tokens
}
