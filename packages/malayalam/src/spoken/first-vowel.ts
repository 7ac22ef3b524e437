/**
 * In most of Kerala ഇ and ഉ of a first syllable are said എ and ഒ if the next syllable has അ, ആ or the ഏ of a
 * worn അയ: എല, കൊട, ഒറങ്ങി, വെരല്, പെരേല്. It is written so in chats, stories and films.
 */
const raisedVowels: Readonly<Record<string, string>> = { എ: 'ഇ', ഒ: 'ഉ', 'െ': 'ി', 'ൊ': 'ു' }
const loweredVowels: Readonly<Record<string, string>> = { ഇ: 'എ', ഉ: 'ഒ', 'ി': 'െ', 'ു': 'ൊ' }

/** A first syllable, and a syllable with അ, ആ or ഏ after it. */
const before = '(?=(?!റ്റർ)(?:([ക-ഹ])്(?=\\3))?[ക-ഹ](?:[ാേക-ഹംൺ-ൿ]|$))'
const low = new RegExp(`^([ക-ഹ]?)([എഒെൊ])${before}`, 'u')
const high = new RegExp(`^([ക-ഹ]?)([ഇഉിു])${before}`, 'u')

const sanskrit = /[ഖഗഘഛജഝഠഡഢഥദധഫബഭശഷസഹൈൗൃ]/u

/** How a word may be written whose first vowel is said so: ഇല of എല. After പ, എ may be ഉ too: പുര of പെര. */
export function raised(word: string): string[] {
  const found = changed(word, low, raisedVowels)
  if (found === undefined) return []
  return word.startsWith('പെ') ? [found, `പു${word.slice(2)}`] : [found]
}

/**
 * The word as it is said: എല of ഇല. Words with letters that only Sanskrit and English brought keep their vowel,
 * as do those whose second consonant is doubled or has another one beside it.
 */
export const lowered = (word: string): string | undefined =>
  sanskrit.test(word.slice(0, 5)) || /^[ക-ഹ]?[ഇഉിു][ക-ഹ]്/u.test(word)
    ? undefined
    : changed(word, high, loweredVowels)

function changed(word: string, pattern: RegExp, vowels: Readonly<Record<string, string>>) {
  const found = pattern.exec(word)
  if (!found) return undefined
  const [all, start = '', vowel = ''] = found
  return start + (vowels[vowel] ?? vowel) + word.slice(all.length)
}
