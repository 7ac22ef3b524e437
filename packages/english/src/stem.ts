import { irregularVerbs } from './irregular-verbs.ts'
import others from './tables/irregular-forms.json' with { type: 'json' }

/** Irregular forms, and the word that each is one of. */
const irregular: ReadonlyMap<string, string> = new Map([
  ...[...irregularVerbs].flatMap(([verb, { past, done }]) =>
    [past, done].map((form): [string, string] => [form, verb]),
  ),
  ...Object.entries(others).flatMap(([word, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, word]),
  ),
])

/** Words that only seem to end in -ly, -ing or -ed. */
const whole = new Set('early evening ceiling wedding lovely red bed hundred news'.split(' '))

/**
 * An English word without its endings. The stem need not be a word: it is `se` for `see`, `seeing` and
 * `seen`.
 */
export const stem = (word: string): string =>
  baseOf(word)
    .replace(/(?<=[a-z]{2})our/u, 'or')
    .replace(/(?<=[a-z]{2})e$/u, '')
    .replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
    .replace(/(?<=[a-z]{2})y$/u, 'i')

/**
 * Whether two words are forms of one word: travels and travelling, but not wine and win, though their stems
 * are equal.
 */
export function isSameWord(one: string, other: string): boolean {
  const [its, others] = [endsInE(one), endsInE(other)]
  return stem(one) === stem(other) && (its === undefined || others === undefined || its === others)
}

/**
 * Whether a word without its endings ends in e. Undefined if the form does not show it: making may come from
 * mak.
 */
function endsInE(word: string): boolean | undefined {
  const base = baseOf(word)
  if (base.endsWith('e')) return true
  const isWhole = base === word || `${base}s` === word || irregular.has(word)
  return isWhole || /([^aeiou])\1$/u.test(base) ? false : undefined
}

/** Whether the word has an ending or is an irregular form. */
export const isInflected = (word: string): boolean => baseOf(word) !== word

/** The words of which a form in -er or -est may be: big of bigger, nice of nicest, happy of happier. */
export function basesOfCompared(form: string): string[] {
  const base = /^(?<base>[a-z]{2,})(?:er|est)$/u.exec(form)?.groups?.base
  if (base === undefined) return []
  return [
    base,
    `${base}e`,
    base.replace(/(?<last>[b-df-hj-np-tv-z])\k<last>$/u, '$<last>'),
    base.replace(/i$/u, 'y'),
  ]
}

/** The words of which a form in -ves or -oes may be the plural: leaf and knife of leaves and knives, mango of mangoes. */
export const singularsOf = (form: string): string[] =>
  form.endsWith('ves')
    ? [form.replace(/ves$/u, 'f'), form.replace(/ves$/u, 'fe')]
    : [form.replace(/oes$/u, 'o')]

const baseOf = (word: string) => irregular.get(word) ?? (whole.has(word) ? word : bare(word))

/**
 * Before the endings -ing and -ed there is a vowel: go-ing, but not k-ing. e-ed is not an ending: need. Of
 * -es after s, one s stays: clos-es.
 */
const bare = (word: string) =>
  word
    .replace(/(?<=[a-z]{2})ie[sd]$/u, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$|(?<=[a-z]{2}[^s])s$/u, '')
    .replace(/(?<=^[a-z]*[aeiouy][a-z]*)ing$/u, '')
    .replace(/(?<=^[a-z]*[aeiouy][a-z]*)(?<!e)ed$/u, '')
    .replace(/(?<=[a-z]{3})ly$/u, '')
