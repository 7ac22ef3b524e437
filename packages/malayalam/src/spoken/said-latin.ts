import { type Rewriting, rewritten } from '../rewriting.ts'

/** What the rules of speech make of a word in Latin letters, as people type it: evde, cherya, kadel, ammede. */
const worn: readonly Rewriting[] = [
  ['v', /(?<=^[aie])v(?=[dt])/u, 'vi'],
  ['y', /(?<=[^aeiouy])y(?=a$|e$|ol)/u, 'iy'],
  ['el', /(?<=[^aeiou])el(?=$|ek)/u, 'ayil'],
  ['ede', /(?<=[^aeiou])ede$/u, 'ayude'],
  ['eede', /eede$/u, 'iyude'],
  ['om', /(?<=[^aeiou])om$/u, 'avum'],
  ['em', /(?<=[^aeiou])em$/u, 'ayum'],
  ['enn', /(?<=[^aeiou])ennu?$/u, 'ayil ninnu'],
  ['ly', /lly(?=a)/u, 'll'],
]

/** The first vowel of a text in Latin letters as it is written: ila of ela, urangi of orangi. */
const raised = (text: string): string =>
  text.replace(
    /^([^aeiou]{0,3})([eo])(?=[^aeiou]+(?:a|e|$))/u,
    (_, start: string, vowel: string) => start + (vowel === 'e' ? 'i' : 'u'),
  )

/** How a word in Latin letters that is typed as it is said may be written: evide of evde, urangi of orangi. */
export function asWrittenInLatin(text: string): string[] {
  const found = [
    raised(text),
    ...[text, raised(text)].flatMap((one) => worn.map((rule) => rewritten(one, rule))),
  ]
  return [...new Set(found)].filter((one) => one !== text)
}
