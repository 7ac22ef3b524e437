/** A consonant with its inherent a. */
export const isConsonant = (letter: string | undefined) =>
  letter !== undefined && letter >= 'ക' && letter <= 'ഺ'

/** A vowel that stands by itself. */
export const isVowel = (letter: string | undefined) => letter !== undefined && letter >= 'അ' && letter <= 'ഔ'

/** The letter a chillu opens to before a vowel. ർ opens to ര or റ. */
export const openedChillu: Readonly<Record<string, string>> = { ൻ: 'ന', ൽ: 'ല', ൾ: 'ള', ൺ: 'ണ', ർ: 'ര' }

const frontVowels = 'അആാഇിഈീഎെഏേഐൈഒൊഓോ'
const roundVowels = 'ഉുഊൂൗഔ'

/** After these a യ comes before a vowel: അമ്മയും. */
export const takesY = (letter: string | undefined) =>
  letter !== undefined && (isConsonant(letter) || frontVowels.includes(letter))

/** After these a വ: പശുവും. */
export const takesV = (letter: string | undefined) => letter !== undefined && roundVowels.includes(letter)

const softNouns = new Set(['മലർ', 'സർക്കാർ', 'അലർ', 'ചുവർ', 'ഊർ'])

/** Whether the ർ of a word for a thing or a place opens to ര (കണ്ണൂരിൽ) and not to റ (കാറിൽ). Loans have റ. */
export const opensSoft = (word: string, pos: 'noun' | 'name') =>
  softNouns.has(word) || (pos === 'name' ? /[ൂീി]ർ$/u : /[ീി]ർ$/u).test(word)

const signs = 'ാിീുൂെേൈൊോ'
const vowelLetters = 'ആഇഈഉഊഎഏഐഒഓ'

/** The vowel that a sign after a consonant stands for, as a letter; before another consonant or a chillu അ; nothing for a virama or the end. */
export function independentVowel(letter: string | undefined): string | undefined {
  if (letter === undefined) return undefined
  return isConsonant(letter) || letter in openedChillu ? 'അ' : vowelLetters[signs.indexOf(letter)]
}
