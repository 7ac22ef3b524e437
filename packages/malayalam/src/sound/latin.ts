import type { Phoneme } from './phoneme.ts'
import { sounds } from './sounds.ts'
import { respell, spellRaw } from './spell.ts'

/**
 * Learner's Latin: namaskāram, vīṭŭ, maḻa. It follows the spelling: a k is written k where it is pronounced
 * ɡ.
 */
export function latin(text: string): string {
  return respell(text, (word) => latinSounds(word).join(''))
}

/** The sounds of a word in learner's Latin, one by one. */
export const latinSounds = (word: readonly Phoneme[]): string[] => word.map(spellSound)

const spellSound = (one: Phoneme) => ('raw' in one ? spellRaw(one.raw) : sounds[one.sound][1])
