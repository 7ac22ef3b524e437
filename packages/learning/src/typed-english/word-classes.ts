import { irregularVerbs, isInflected, stem } from '@app/malayalam/find'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const articles = setOf('a an the')
const prepositions = setOf(
  'in on at to from with without for of by about into onto near under over behind beside between through along during until since before after around across off',
)
const formsOfBe = setOf("am is are was were be been being 's")
const helpers = setOf('do does did will shall have has had can could may might must should would')
export const subjects = setOf('i you he she it we they who this that these those there')
const pronouns = setOf(
  'i me my mine you your yours he him his she her hers it its we us our ours they them their theirs',
)

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
export const isOverdone = (key: string): boolean =>
  key.endsWith('ed') && !pasts.has(key) && !dones.has(key) && irregularVerbs.has(stem(key))

/** Whether two words have one stem: goes, going. Endings of a wrong kind count too: goed, childs. */
export const sameStem = (one: string, other: string): boolean => stem(one) === stem(other)
