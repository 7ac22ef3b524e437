import type { Recipe } from './recipes.ts'
import { clipSettings } from './settings.ts'

/**
 * In bytes, fitted on all clips of the words, sentences and letters: half of the estimates are within 5 %, 95
 * % within 17 %.
 */
const weights = {
  clip: 1677,
  word: 484,
  pause: 1595,
  shortVowel: 274,
  longVowel: 1044,
  consonant: 372,
  doubleStop: 372,
}

/** About how large a clip will be: learners see this before it is made. */
export function clipSize(recipe: Recipe): number {
  if (recipe.kind === 'chime') return silentPart + bytesPerSecond * recipe.chime.seconds
  if (recipe.kind === 'english') return englishSize(recipe.text)
  const words = [...recipe.phonemes.matchAll(/\[\[(.*?)\]\]/g)].map(([, word = '']) => word)
  const spoken = words.join(' ')
  const longVowels = count(spoken, /[aeiouyIU]:/g)
  return (
    weights.clip +
    weights.word * words.length +
    weights.pause * count(recipe.phonemes, /\]\][,.;:?!] /g) +
    weights.longVowel * longVowels +
    weights.shortVowel * (count(spoken, /[aeiouyIU]/g) - longVowels) +
    weights.consonant * count(spoken, /[bcdfghjklmnprstvNRSJ]/g) +
    weights.doubleStop * count(spoken, /[^aeiouyIU]:/g)
  )
}

/** English is written less as it is said, so letters and words have to do. */
const englishSize = (text: string) =>
  2300 + 305 * count(text, /[a-z0-9]/giu) + weights.pause * count(text, /[,;:.?!] /gu)

const bytesPerSecond = (clipSettings.kilobitsPerSecond * 1000) / 8
const silentPart = bytesPerSecond * (clipSettings.leadIn + clipSettings.tail)

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
