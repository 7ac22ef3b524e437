import type { LexiconEntry } from '@app/learning/vocabulary'
import { meansPerson } from '@app/malayalam/forms'
import type { Before, Sense, Thing } from '../frame/frame.ts'
import { isEmpty, noMarks, noValues } from '../frame/thing.ts'
import { type Language, lineFor } from '../language/language.ts'

/** What a sense says first, without what is in brackets: “dog, hound (tame)” is “dog”. */
export const firstOf = (sense: string): string =>
  (sense.replace(/\s*\([^)]*\)/gu, '').split(/[,;]/u)[0] ?? '').trim()

/** A thing that is not named by a noun: “one”, “two”, “what he said”. */
export const bareThing = (head: Sense, more: Partial<Thing> = {}): Thing => ({
  ...{ head, number: 'one', of: 'thing', marks: noMarks, values: noValues, qualities: [] },
  ...more,
})

/** What a noun with what stands before it is, or undefined where it has too many senses. */
export function thingOf(
  entry: LexiconEntry,
  isMany: boolean,
  before: Before,
  language: Language,
): Thing | undefined {
  if (entry.pos === 'pronoun') return pronounThing(entry, before, language)
  if (entry.pos === 'name') return nameThing(entry, before)
  // പേര് after a number is പേർ, people.
  const isPeople =
    entry.word === 'പേര്' && !before.owner && (before.count || before.which?.sense === 'how many')
  if (entry.word === 'പേർ' && !before.count && !before.which) return undefined
  const line = lineFor(language.nouns, isPeople ? { ...entry, word: 'പേർ' } : entry)
  if (line === 'unread' || (!line && !isPlain(entry))) return undefined
  const told = line && line.sense !== '' ? line.sense : firstOf(entry.means[0] ?? '')
  const head = told.replace(/^(?:the|an?) /u, '')
  if (/ or |\bof$/u.test(head) || head.split(' ').length > 4) return undefined
  if (head.includes(' of ') && before.owner) return undefined
  const own = line?.marks ?? marksOf(told)
  const marks = new Set([...own, ...language.nounMarks(head, entry.word)])
  const values = line?.values ?? noValues
  if (before.which?.sense === 'a' && !before.count && (isMany || marks.has('many'))) return undefined
  // കുറച്ച് വില കുറയ്ക്കൂ: a little less, not some prices.
  if (before.which?.marks.has('some') && marks.has('single')) return undefined
  const isMass = marks.has('mass') || (!line && isMassNoun(head, language))
  if (isMass && before.count?.type === 'number' && !marks.has('portion')) return undefined
  return {
    ...{ ...before, entry, head, marks, values },
    ...{ number: numberOf(marks, isMass, isMany, before), of: kindOf(entry, marks, language) },
    ...(isMany && { plural: true }),
  }
}

function pronounThing(entry: LexiconEntry, before: Before, language: Language): Thing | undefined {
  const pronoun = language.pronouns.get(entry.word)
  if (!pronoun || !isEmpty(before)) return undefined
  const number = pronoun.who === 'many' ? 'many' : 'one'
  return bareThing(pronoun.subject, { entry, pronoun, number, of: pronoun.of })
}

function nameThing(entry: LexiconEntry, before: Before): Thing | undefined {
  if (before.which || before.count) return undefined
  const of = entry.kind === 'person' ? 'person' : 'thing'
  return bareThing(firstOf(entry.means[0] ?? ''), { ...before, entry, marks: nameMarks, of })
}

const nameMarks = new Set(['bare', 'name'])

/** “The Bible”, “Jesus”, “scissors”: what the words of an entry show of themselves. */
const marksOf = (told: string): ReadonlySet<string> =>
  new Set([
    ...(told.startsWith('the ') ? ['the'] : []),
    ...(/^\p{Lu}\S*(?: (?:\p{Lu}|al-)\S*)*$/u.test(told) ? ['bare'] : []),
    ...(/^(?:two|three|four|five|six|seven|eight|nine|ten|both|all) /u.test(told) ? ['bare', 'many'] : []),
    ...(/^(?:this|that|some|every|no|another) /u.test(told) ? ['bare'] : []),
    ...(/(?:^| )people$/u.test(told) ? ['many'] : []),
    ...(/[^siu]s$/u.test(told) && !/(?:news|bus|gas|lens)$/u.test(told) ? ['many'] : []),
  ])

/** Its senses may be so unlike that only who knows the place can tell: a word with one sense, or in our table. */
const isPlain = ({ means, use }: LexiconEntry) => means.length === 1 || use < 3

/** Water, oil and swimming are not counted. */
const isMassNoun = (head: Sense, language: Language) => {
  const last = head.split(' ').at(-1) ?? ''
  return (
    language.listed('uncounted').has(last) ||
    last.endsWith('ness') ||
    (/.{3}ing$/u.test(last) && !language.listed('counted in ing').has(last))
  )
}

function numberOf(
  marks: ReadonlySet<string>,
  isMass: boolean,
  isMany: boolean,
  { count, which }: Before,
): Thing['number'] {
  if (marks.has('many')) return 'many'
  if (isMass) return 'mass'
  if (count?.type === 'measure') return count.measure.head === 'piece' ? 'one' : 'many'
  if (count) return count.one ? 'one' : 'many'
  if (which?.marks.has('many') || which?.marks.has('some') || which?.sense === 'how many') return 'many'
  return isMany || (marks.has('several') && !which) ? 'many' : 'one'
}

const kindOf = (entry: LexiconEntry, marks: ReadonlySet<string>, language: Language): Thing['of'] => {
  if (marks.has('he') || marks.has('she') || marks.has('group')) return 'person'
  if (meansPerson(entry) || entry.topic === 'family' || language.listed('persons').has(entry.word))
    return 'person'
  return entry.topic === 'animals' && !marks.has('mass') ? 'animal' : 'thing'
}
