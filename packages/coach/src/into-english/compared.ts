const short = new Set(
  'big small new old hot cold tall long easy heavy high low cheap strong weak rich poor clean short sweet young deep fast slow bright dark happy pretty cool warm wide thick thin hard soft'.split(
    ' ',
  ),
)

/** “bigg”, “heavi”: what -er and -est go on. */
const stem = (text: string) =>
  /[^aeiou][aeiou][bdgtn]$/u.test(text) ? text + text.slice(-1) : text.replace(/y$/u, 'i').replace(/e$/u, '')

const comparatives: Readonly<Record<string, string>> = {
  good: 'better',
  well: 'better',
  bad: 'worse',
  elder: 'older',
  younger: 'younger',
  quickly: 'faster',
}

/** bigger, more beautiful; better, more slowly. */
export const comparative = (text: string): string =>
  comparatives[text] ?? (short.has(text) ? `${stem(text)}er` : `more ${text}`)

const superlatives: Readonly<Record<string, string>> = {
  good: 'best',
  bad: 'worst',
  elder: 'oldest',
  younger: 'youngest',
  near: 'closest',
}

/** biggest, most beautiful. */
export const superlative = (text: string): string =>
  superlatives[text] ?? (short.has(text) ? `${stem(text)}est` : `most ${text}`)
