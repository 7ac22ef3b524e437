/**
 * A short vowel inside a word is often swallowed: എവ്ടെ for എവിടെ, എട്ത്തു for എടുത്തു, പറ്ഞ്ഞു for പറഞ്ഞു. The
 * two consonants around it then stand side by side, which no word has.
 */
const mayMeet = new Set('യരറലളഴവടഠണനമതചകപ')
const opened: Readonly<Record<string, string>> = { ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൻ: 'ന', ൺ: 'ണ' }

/** Consonants that are written together with a stop, or with a nasal, in many words. */
const afterStop = new Set('രലവയഷസറ')
const afterNasal: Readonly<Record<string, string>> = { ണ: 'ടഡഠയ', ന: 'തദധഥനമവയറ', മ: 'പബഭമയ' }
const stops = new Set('ടതചകപ')

/** A word of more such places is a foreign one. */
const mostPlaces = 3

/** The word with the vowel that may be missing, at one place: ഇ first, then അ, then ഉ. */
export function withVowels(word: string): string[] {
  const found: string[] = []
  for (let at = 1; at < word.length - 1; at++) {
    const letter = word.charAt(at)
    const chillu = opened[letter]
    if (!(chillu ? isApartFromChillu(word, at) : word[at + 1] === '്' && isApart(letter, word[at + 2])))
      continue
    const start = word.slice(0, at) + (chillu ?? letter)
    const end = word.slice(at + (chillu ? 1 : 2))
    if (isCall.test(end)) continue
    found.push(`${start}ി${end}`, start + end, `${start}ു${end}`)
  }
  return found.length > 3 * mostPlaces ? [] : found
}

/** വന്നെടാ, and no vowel that is swallowed. */
const isCall = /^ട[ാീോ]$/u

/** A chillu is never before ണ, ല or ന, nor before two consonants. */
const isApartFromChillu = (word: string, at: number) =>
  isConsonant(word[at + 1]) && ('ണലന'.includes(word.charAt(at + 1)) || word[at + 2] === '്')

/** Whether no word has these two consonants together, so that a vowel must be missing. */
function isApart(letter: string, next: string | undefined): boolean {
  if (!mayMeet.has(letter) || next === undefined || letter === next || next === 'യ' || !isConsonant(next))
    return false
  const nasals = afterNasal[letter]
  if (nasals) return !nasals.includes(next)
  return !(stops.has(letter) && afterStop.has(next))
}

const isConsonant = (letter: string | undefined) => letter !== undefined && letter >= 'ക' && letter <= 'ഹ'
