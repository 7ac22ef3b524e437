/** The vowel signs of the vowels that number words begin with. */
export const signOf: Readonly<Record<string, string>> = {
  അ: '',
  ആ: 'ാ',
  ഇ: 'ി',
  എ: 'െ',
  ഏ: 'േ',
  ഒ: 'ൊ',
  ഓ: 'ോ',
}

/** The form of a number before a smaller one: ഇരുപത് → ഇരുപത്തി, നൂറ് → നൂറ്റി, ആയിരം → ആയിരത്തി. */
export function joined(word: string): string {
  if (word.endsWith('റ്')) return `${word}റി`
  return word.replace(/(?:ത്|ം)$/u, 'ത്തി')
}

/** The joined form and a smaller number in one word: ഇരുപത്തിയൊന്ന്, ഇരുപത്തിനാല്, നൂറ്റിപ്പത്ത്. */
export function inOneWord(first: string, rest: string): string {
  if (rest.startsWith('പ')) return `${first}പ്${rest}`
  const sign = signOf[rest.charAt(0)]
  return first + (sign === undefined ? rest : `യ${sign}${rest.slice(1)}`)
}

/** The joined form in quick speech, where the i is dropped before a vowel: ഇരുപത്തൊന്ന്. */
export function inQuickSpeech(first: string, rest: string): string {
  const sign = signOf[rest.charAt(0)]
  return sign === undefined ? inOneWord(first, rest) : first.replace(/ി$/u, sign) + rest.slice(1)
}
