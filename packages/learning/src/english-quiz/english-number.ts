const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]

/** A number in digits as English words, up to the millions: “1,00,000” is “one hundred thousand”. Undefined for another text. */
export function englishNumber(digits: string): string | undefined {
  if (!/^\d[\d,]*$/u.test(digits)) return undefined
  const number = Number(digits.replaceAll(',', ''))
  return number < 1_000_000_000 ? words(number) : undefined
}

function words(number: number): string {
  if (number < 20) return ones[number] ?? ''
  if (number < 100) return joined(tens[Math.floor(number / 10)] ?? '', '-', number % 10)
  if (number < 1000) return joined(`${words(Math.floor(number / 100))} hundred`, ' and ', number % 100)
  const [size, name] = number < 1_000_000 ? [1000, 'thousand'] : [1_000_000, 'million']
  const rest = number % size
  return joined(`${words(Math.floor(number / size))} ${name}`, rest < 100 ? ' and ' : ' ', rest)
}

const joined = (first: string, by: string, rest: number) =>
  rest === 0 ? first : `${first}${by}${words(rest)}`
