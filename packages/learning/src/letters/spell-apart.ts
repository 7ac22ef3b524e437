import { easyLatin, ipa, isVowel, latin, phonemes, type Sound } from '@app/malayalam/sound'

/** By what a sound is told from one that is written alike in easy Latin. */
export type SoundHint =
  | 'short'
  | 'long'
  | 'light-r'
  | 'strong-r'
  | 'curled'
  | 'teeth'
  | 'ridge'
  | 'breath'
  | 'no-breath'

/** A text as it sounds, in Latin; with `hints` where other texts beside it look alike. */
export type Spelt = { text: string; hints: readonly SoundHint[] }

/**
 * Spells texts that stand beside one another, all in one system. Where two would be equal in easy Latin, or
 * differ in length alone, all are spelt in exact Latin, and a hint says how those two differ: ര and റ are both
 * “ra”, എ and ഏ both “e”.
 */
export function spellApart(texts: readonly string[], system: 'easy' | 'precise' | 'ipa'): Spelt[] {
  const spell = { easy: easyLatin, precise: latin, ipa }[system]
  const plain = (text: string) => ({ text: spell(text), hints: [] })
  if (system !== 'easy') return texts.map(plain)
  const keys = texts.map((text) => withoutLength(easyLatin(text)))
  const alike = keys.map((key, at) =>
    texts.filter((text, other) => keys[other] === key && text !== texts[at]),
  )
  if (alike.every((others) => others.length === 0)) return texts.map(plain)
  return texts.map((text, at) => ({ text: latin(text), hints: hintsOf(text, alike[at] ?? []) }))
}

const withoutLength = (easy: string) => easy.replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u')

/** How the first sound that differs is told from those of the others. */
function hintsOf(text: string, others: readonly string[]): SoundHint[] {
  const own = soundsOf(text)
  const rows = others.map(soundsOf).filter(({ length }) => length === own.length)
  const at = own.findIndex((sound, place) => rows.some((row) => row[place] !== sound))
  const sound = own[at]
  if (sound === undefined) return []
  const features = featuresOf(sound)
  const beside = rows.flatMap((row) => row[at] ?? []).map(featuresOf)
  return features.flatMap((feature, place) =>
    feature !== undefined && beside.some((other) => other[place] !== feature) ? [feature] : [],
  )
}

const soundsOf = (text: string): Sound[] =>
  phonemes(text).flatMap((one) => ('sound' in one ? [one.sound] : []))

const long = new Set<Sound>(['aa', 'ii', 'uu', 'rii', 'lii', 'ee', 'oo'])
const curled = new Set<Sound>(['T', 'Th', 'D', 'Dh', 'N', 'L', 'S'])
const teeth = new Set<Sound>(['t', 'th', 'd', 'dh', 'n'])
const ridge = new Set<Sound>(['alveolarT', 'alveolarD', 'alveolarN', 'l', 'sh'])
const breathed = new Set<Sound>(['Th', 'Dh', 'th', 'dh', 'kh', 'gh', 'ch', 'jh', 'ph', 'bh'])
const breathless = new Set<Sound>(['T', 'D', 't', 'd', 'k', 'g', 'c', 'j', 'p', 'b'])

/** Length or place, then breath. */
function featuresOf(sound: Sound): [SoundHint | undefined, SoundHint | undefined] {
  const breath = breathed.has(sound) ? 'breath' : breathless.has(sound) ? 'no-breath' : undefined
  if (isVowel(sound)) return [long.has(sound) ? 'long' : 'short', undefined]
  if (sound === 'r') return ['light-r', undefined]
  if (sound === 'R') return ['strong-r', undefined]
  if (curled.has(sound)) return ['curled', breath]
  if (teeth.has(sound)) return ['teeth', breath]
  return [ridge.has(sound) ? 'ridge' : undefined, breath]
}
