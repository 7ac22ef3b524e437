/** A consonant with its inherent a. */
export const isConsonant = (letter: string | undefined) =>
  letter !== undefined && letter >= 'ക' && letter <= 'ഺ'

/** The letter a chillu opens to before a vowel. ർ opens to ര or റ. */
export const openedChillu: Readonly<Record<string, string>> = { ൻ: 'ന', ൽ: 'ല', ൾ: 'ള', ൺ: 'ണ', ർ: 'ര' }

const frontVowels = 'അആാഇിഈീഎെഏേഐൈഒൊഓോ'
const roundVowels = 'ഉുഊൂൗഔ'

/** After these a യ comes before a vowel: അമ്മയും. */
export const takesY = (letter: string | undefined) =>
  letter !== undefined && (isConsonant(letter) || frontVowels.includes(letter))

/** After these a വ: പശുവും. */
export const takesV = (letter: string | undefined) => letter !== undefined && roundVowels.includes(letter)
