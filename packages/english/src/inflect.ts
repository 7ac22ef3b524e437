import { irregularVerbs } from './irregular-verbs.ts'
import plurals from './tables/plurals.json' with { type: 'json' }

/** Who a verb agrees with: “I am”, “he is”, “they are”. */
export type Agreement = 'I' | 'one' | 'many'

/** A verb may be several words, “be hungry” or “put on”: only the first of them changes. A slash parts two verbs. */
const changed = (phrase: string, change: (verb: string) => string): string => {
  const [verb = '', ...rest] = phrase.split(' ')
  return [verb.split('/').map(change).join('/'), ...rest].join(' ')
}

/** go → goes, be → is. */
export const present = (phrase: string, who: Agreement): string =>
  changed(phrase, (verb) => {
    if (verb === 'be') return { I: 'am', one: 'is', many: 'are' }[who]
    if (who !== 'one') return verb
    if (verb === 'have') return 'has'
    return withS(verb)
  })

/** go → went, be → was or were. */
export const past = (phrase: string, who: Agreement): string =>
  changed(phrase, (verb) => {
    if (verb === 'be') return who === 'many' ? 'were' : 'was'
    return irregularVerbs.get(verb)?.past ?? withEd(verb)
  })

/** go → gone. */
export const done = (phrase: string): string =>
  changed(phrase, (verb) => irregularVerbs.get(verb)?.done ?? withEd(verb))

/** go → going, lie → lying, sit → sitting. */
export const doing = (phrase: string): string =>
  changed(phrase, (verb) => {
    if (verb === 'be') return 'being'
    if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
    if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`
    return `${doubled(verb)}ing`
  })

const withS = (word: string): string => {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/u.test(word)) return `${word}es`
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

const withEd = (verb: string): string => {
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(verb)}ed`
}

/** One short vowel and one consonant double it: sit, sitting; stop, stopped; but visit, visited. */
const doubled = (verb: string): string =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(verb) || /^(?:admit|begin|forget|prefer|quarrel)$/u.test(verb)
    ? verb + verb.slice(-1)
    : verb

const unlike: ReadonlyMap<string, string> = new Map(Object.entries(plurals))

/** book → books; of several words, the last: bus stops. “piece of cloth” has pieces. */
export function plural(phrase: string): string {
  const [head = '', ...rest] = phrase.split(/(?= (?:of|in|for|with|and) )/u)
  const words = head.split(' ')
  const last = words.at(-1) ?? ''
  const many =
    (last.endsWith('child') ? `${last}ren` : unlike.get(last)) ??
    (/(?:man)$/u.test(last) && last !== 'human' ? `${last.slice(0, -2)}en` : withS(last))
  return [...words.slice(0, -1), many].join(' ') + rest.join('')
}

/** Whether “an” stands before it. */
const isOpen = (word: string) =>
  /^(?:[aeio]|u(?!n[ei](?:[vfqot])|se|ti|rin)|hour|honest|MLA|SIM|ATM|OTP|FM)/iu.test(word) &&
  !/^(?:one|once|SIM|European)\b/u.test(word)

export const withA = (words: string): string => `${isOpen(words) ? 'an' : 'a'} ${words}`

/** The first letter of a sentence is a capital. */
export const capitalised = (text: string): string =>
  text.replace(/^(\(?)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
