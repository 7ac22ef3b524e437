import { irregularVerbs } from './irregular-verbs.ts'
import { isInflected, stem } from './stem.ts'
import classes from './tables/word-classes.json' with { type: 'json' }

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const articles = setOf(classes.articles)
const prepositions = setOf(classes.prepositions)
const formsOfBe = setOf(classes.forms_of_be)
const helpers = setOf(classes.helpers)
const pronouns = setOf(classes.pronouns)

/** What a verb may be said of. */
export const subjects = setOf(classes.subjects)
/** Before what is counted or named. */
export const determiners = setOf(classes.determiners)
/** After these stands the plain verb. */
export const beforePlainVerb = setOf(classes.before_plain_verb)
export const beforeVerb = setOf(classes.before_verb)
export const beforeNoun = setOf(classes.before_noun)
/** Before what something is like. */
export const beforeQuality = setOf(classes.before_quality)
export const family = setOf(classes.family)
/** Another one of these does not make another meaning for sure. */
export const withoutOwnMeaning = setOf(classes.no_other_meaning)

const pasts = new Set([...irregularVerbs.values()].map(({ past }) => past))
const dones = new Set([...irregularVerbs.values()].map(({ done }) => done))
/** English has them too: learnt is also learned. A verb whose past is the verb itself (put) shows no past. */
export const isIrregular = (key: string) => (pasts.has(key) || dones.has(key)) && !irregularVerbs.has(key)

export type WordClass = 'article' | 'preposition' | 'be' | 'helper' | 'pronoun' | 'word'

/** The class of a small word; all others are words. */
export function classOf(key: string): WordClass {
  if (articles.has(key)) return 'article'
  if (formsOfBe.has(key)) return 'be'
  if (helpers.has(key)) return 'helper'
  if (prepositions.has(key)) return 'preposition'
  return pronouns.has(key) ? 'pronoun' : 'word'
}

export type VerbForm = 'base' | 's' | 'ing' | 'past'

/** The form of a verb, or of a noun: `s` is its plural. */
export function formOf(key: string): VerbForm {
  if (isIrregular(key)) return 'past'
  if (!isInflected(key)) return 'base'
  if (key.endsWith('ing')) return 'ing'
  return key.endsWith('ed') ? 'past' : key.endsWith('s') ? 's' : 'base'
}

/** Whether a form may follow “have”. */
export const isDone = (key: string): boolean => dones.has(key) || (formOf(key) === 'past' && !pasts.has(key))

/** Whether a past has an ending that its verb does not take: readed. */
export const isOverregularised = (key: string): boolean =>
  key.endsWith('ed') && !pasts.has(key) && !dones.has(key) && irregularVerbs.has(stem(key))

/** Whether two words have one stem: goes, going. Endings of a wrong kind count too: goed, childs. */
export const sameStem = (one: string, other: string): boolean => stem(one) === stem(other)
