import type { Phoneme } from './phoneme.ts'
import { type Sound, sounds } from './sounds.ts'
import { respell, spellRaw } from './spell.ts'

/**
 * Easy Latin: plain ASCII as Malayalis type it, readable at first sight: mazha, veedu, ente, paambu. A single
 * ട between vowels and after ണ is d, മ്പ is mb, and a double consonant stays double: പച്ച is paccha. The ഴ്
 * that stands for the r of English words (നഴ്സ്, പാഴ്സൽ) is r.
 */
export function easyLatin(text: string): string {
  return respell(text, (word) => easySounds(word).join(''))
}

/** The sounds of a word in easy Latin, one by one. */
export const easySounds = (word: readonly Phoneme[]): string[] =>
  word.map((one, at) => spellSound(one, word[at - 1], word[at + 1]))

/**
 * Stops that Malayalis write voiced. Voiced k, t and c are written as they are spelt in Malayalam: pokunnu,
 * ithu, anchu.
 */
const writtenVoiced = new Set<Sound | undefined>(['D', 'b'])

/**
 * How a sound of several letters is doubled: with the first letter twice (cch, tth, ssh), but nj and ng are
 * not doubled.
 */
const doubled: Partial<Record<Sound, string>> = { c: 'c', t: 't', sh: 's', S: 's', ny: '', ng: '' }

function spellSound(one: Phoneme, before: Phoneme | undefined, next: Phoneme | undefined): string {
  if ('raw' in one) return spellRaw(one.raw)
  const { sound, spoken } = one
  const nextSound = next && 'sound' in next ? next.sound : undefined
  const beforeSound = before && 'sound' in before ? before.sound : undefined
  if (nextSound === sound) return doubled[sound] ?? sounds[sound][2]
  if (sound === 't' && nextSound === 'th') return 't'
  if (sound === 'c' && nextSound === 'ch') return 'c'
  if (sound === 'ch' && beforeSound === 'c') return 'ch'
  if (sound === 'ny') return beforeSound === 'j' || isStopAfter(nextSound, 'c ch j jh') ? 'n' : 'nj'
  if (sound === 'zh' && nextSound === 's') return 'r'
  if (sound === 'ng' && isStopAfter(nextSound, 'k kh g gh')) return 'n'
  return sounds[writtenVoiced.has(spoken) && spoken ? spoken : sound][2]
}

const isStopAfter = (sound: Sound | undefined, stops: string) =>
  sound !== undefined && stops.split(' ').includes(sound)
