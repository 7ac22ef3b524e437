/** Whether a letter is a consonant with its inherent a. */
export const isConsonant = (letter: string | undefined) =>
  letter !== undefined && letter >= 'ക' && letter <= 'ഺ'

/** Whether a letter is a vowel letter. */
export const isVowel = (letter: string | undefined) => letter !== undefined && letter >= 'അ' && letter <= 'ഔ'

/** The letter that a chillu becomes before a vowel. ർ becomes ര or റ. */
export const openedChillu: Readonly<Record<string, string>> = { ൻ: 'ന', ൽ: 'ല', ൾ: 'ള', ൺ: 'ണ', ർ: 'ര' }

const frontVowels = 'അആാഇിഈീഎെഏേഐൈഒൊഓോ'
const roundVowels = 'ഉുഊൂൗഔ'

/** Whether യ comes between this letter and a vowel: അമ്മയും. */
export const takesY = (letter: string | undefined) =>
  letter !== undefined && (isConsonant(letter) || frontVowels.includes(letter))

/** Whether വ comes between this letter and a vowel: പശുവും. */
export const takesV = (letter: string | undefined) => letter !== undefined && roundVowels.includes(letter)

const softNouns = new Set(['മലർ', 'അലർ', 'ചുവർ', 'ഊർ'])

/**
 * Whether the ർ of a word for a thing or a place becomes ര (കണ്ണൂരിൽ) and not റ (കാറിൽ). Loan words have റ.
 */
export const opensSoft = (word: string, pos: 'noun' | 'name') =>
  softNouns.has(word) || word.endsWith('സർക്കാർ') || (pos === 'name' ? /[ൂീി]ർ$/u : /[ീി]ർ$/u).test(word)

const signs = 'ാിീുൂെേൈൊോ'
const vowelLetters = 'ആഇഈഉഊഎഏഐഒഓ'

/**
 * The vowel letter of a vowel sign. Before another consonant or a chillu the vowel is അ. Undefined for a
 * virama or at the end.
 */
export function independentVowel(letter: string | undefined): string | undefined {
  if (letter === undefined) return undefined
  return isConsonant(letter) || letter in openedChillu ? 'അ' : vowelLetters[signs.indexOf(letter)]
}
