const ones = ' ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത്'.split(' ')
const teens = 'പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊമ്പത്'.split(' ')
const tens = '  ഇരുപത് മുപ്പത് നാൽപ്പത് അമ്പത് അറുപത് എഴുപത് എൺപത് തൊണ്ണൂറ്'.split(' ')
const hundreds = ' നൂറ് ഇരുനൂറ് മുന്നൂറ് നാനൂറ് അഞ്ഞൂറ് അറുനൂറ് എഴുനൂറ് എണ്ണൂറ് തൊള്ളായിരം'.split(' ')
const greater: Record<number, string> = { 1000: 'ആയിരം', 100000: 'ലക്ഷം', 10000000: 'കോടി' }

/** How a vowel is written after the y that joins it to an i before it. */
const glided: Record<string, string> = { അ: 'യ', ആ: 'യാ', ഇ: 'യി', എ: 'യെ', ഏ: 'യേ', ഒ: 'യൊ' }

/** The word for a number in its full form, with the joining i (ഇരുപത്തിയഞ്ച്); of the numbers over 999, only the round ones. */
export function numberWord(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 1) return undefined
  if (number > 999) return greater[number]
  if (number < 10) return ones[number]
  if (number < 20) return teens[number - 10]
  const [names, unit] = number < 100 ? [tens, 10] : [hundreds, 100]
  const whole = names[Math.floor(number / unit)] as string
  const rest = number % unit
  return rest === 0 ? whole : joining(whole) + join(numberWord(rest) as string)
}

/** The form that a number takes before a smaller one: പത് → പത്തി, നൂറ് → നൂറ്റി, ആയിരം → ആയിരത്തി. */
function joining(word: string): string {
  if (word.endsWith('റ്')) return `${word}റി`
  return word.endsWith('ം') ? word.replace(/ം$/u, 'ത്തി') : word.replace(/ത്$/u, 'ത്തി')
}

const join = (word: string) => (glided[word.charAt(0)] ?? word.charAt(0)) + word.slice(1)
