import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Line } from '../frame/frame.ts'
import { isAlive, isEmpty, lineOf } from '../frame/thing.ts'
import { type Language, lineFor } from '../language/language.ts'
import { type ClauseParts, isWhere, wheresFrom } from './clause-parts.ts'
import { firstOf } from './noun-thing.ts'
import type { NounPart } from './part.ts'

/** The English of a verb, and what it does with its cases. Undefined where it has too many senses. */
export function verbLine(
  verb: LexiconEntry,
  language: Language,
  beside: readonly string[] = [],
): Line | undefined {
  const lines = language.verbs.get(verb.word)
  const special = beside.map((one) => lines?.beside.get(one)).find((one) => one !== undefined)
  const found = special ?? lineFor(language.verbs, verb)
  if (found) return found === 'unread' ? undefined : found
  const [only, ...others] = verb.means
  if (only === undefined || others.length > 0 || !only.startsWith('to ') || only.startsWith('to make '))
    return undefined
  const sense = firstOf(only.slice(3))
  const changes = ['get', 'become', 'grow', 'turn', 'be', 'go', 'come'].includes(sense.split(' ')[0] ?? '')
  return lineOf(sense, new Set(['unlisted', ...(changes && sense.includes(' ') ? ['changes'] : [])]))
}

/** Of what kind the nouns beside a verb are: one gets on a bus, and climbs a tree. */
export function besideVerb(parts: ClauseParts): string[] {
  const { nouns, ofAct, purpose } = parts
  const isPlaced = ofAct.some(({ slot }) => slot === 'where')
  const inSomething = nouns.some(({ case: ending }) => ending === 'locative')
  const clothes = nouns.some(
    ({ thing, case: ending }) => thing.entry?.topic === 'clothes' && ending !== 'locative',
  )
  const from = wheresFrom(parts)
  return [
    ...(clothes && (isPlaced || inSomething) ? ['clothes in a place'] : []),
    ...nouns.flatMap(ofNoun),
    ...(from.some((one) => 'relation' in one && one.thing.marks.has('vehicle')) ? ['from vehicle'] : []),
    ...(from.length > 0 ? ['from place'] : []),
    ...(isPlaced ? ['place'] : []),
    ...(purpose ? ['purpose'] : []),
    ...(isWhere(parts, 'below') && nouns.length > 0 && nouns.every(isLifeless) ? ['thing below'] : []),
  ]
}

function ofNoun({ thing, case: ending }: NounPart): string[] {
  const { entry, marks, values } = thing
  const isPlain = ending === ''
  return [
    entry?.word ?? '',
    ...(isPlain && (marks.has('ache') || values.has('feel')) ? ['ache'] : []),
    ...(isPlain && marks.has('vehicle') ? ['വാഹനം'] : []),
    ...(ending === 'locative' && marks.has('vehicle') ? ['vehicle'] : []),
    ...(ending === 'locative' ? [entry?.topic ?? ''] : []),
    ...(isPlain || ending === 'accusative' ? [`${entry?.topic ?? ''} object`] : []),
    ...(ending === 'locative' ? ['place'] : []),
  ]
}

const isLifeless = ({ thing, case: ending }: NounPart) =>
  ending === '' && !isAlive(thing) && !thing.marks.has('vehicle')

/** The idiom of the noun before the verb, and the parts without it. */
export function idiomOf(
  parts: ClauseParts,
  verb: LexiconEntry,
  language: Language,
): { line: Line | 'unread'; rest: ClauseParts; noun: NounPart } | undefined {
  const noun = parts.nouns.at(-1)
  if (noun?.case !== '' || noun.thing.also || !noun.thing.entry) return undefined
  const line = language.idioms.get(`${noun.thing.entry.word} ${verb.word}`)?.plain
  return line && { line, rest: { ...parts, nouns: parts.nouns.slice(0, -1) }, noun }
}

/** Whether a noun and a verb say one thing together. */
export const isIdiom = (noun: string, verb: string, language: Language) =>
  language.idioms.has(`${noun} ${verb}`)

export const isVerbInTable = (word: string, language: Language) => language.verbs.has(word)

/** വായിച്ചുകൊടുത്തു: “read to”, ഉണ്ടാക്കിക്കൊടുത്തു: “made for”. */
export function doneForOther({ nouns }: ClauseParts, line: Line): Line | undefined {
  const persons = nouns.filter(isWhom)
  if (persons.length !== 1 || !(line.marks.has('it') || line.marks.has('object'))) return undefined
  const own = line.values.get('dative')
  const relation = line.marks.has('aloud') ? 'to' : own === 'unread' ? undefined : (own ?? 'for')
  return relation === undefined
    ? undefined
    : { ...line, values: new Map([...line.values, ['dative', relation]]) }
}

export const isWhom = ({ case: ending, thing }: NounPart) =>
  ending === 'dative' && (thing.of === 'person' || thing.pronoun?.of === 'person')

/** Whose it is, where an idiom is of somebody’s own: “washed the baby’s face”. */
export function ownerIn({ thing }: NounPart, line: Line) {
  const { owner, ...others } = thing
  return line.marks.has('own') && owner && isAlive(owner) && isEmpty(others) ? owner : undefined
}
