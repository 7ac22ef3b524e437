import type { Sentence } from '../frame/said.ts'
import { readEnglish } from '../from-english/read-english.ts'
import type { Language, LineTable } from '../language/language.ts'
import { type Comparison, compare } from './compare.ts'
import { deniesTwice } from './denies-twice.ts'
import { waysOf } from './equations.ts'
import type { Meaning } from './meaning.ts'
import { meaningsOf, readerOf } from './meanings-of.ts'
import { sensesOf } from './senses.ts'

/** Compares what texts say. */
export type Comparer = {
  /** What an English text says, in every way that it can be read. */
  ofEnglish: (text: string) => readonly (readonly Meaning[])[]
  /** What a text says that is read already. */
  ofFrames: (sentences: readonly Sentence[]) => readonly Meaning[]
  /** The comparison of those that differ least. Undefined where none can be compared. */
  nearest: (
    wanted: readonly (readonly Meaning[])[],
    said: readonly (readonly Meaning[])[],
  ) => Comparison | undefined
}

const known = new WeakMap<Language, Comparer>()

/** What compares by the words of a language: made once. */
export function comparerOf(language: Language): Comparer {
  const comparer = known.get(language) ?? makeComparer(language)
  known.set(language, comparer)
  return comparer
}

function makeComparer(language: Language): Comparer {
  const reader = readerOf(language)
  const { words } = reader
  const ofFrames = (sentences: readonly Sentence[]) => meaningsOf(reader, sentences)
  const read = new Map<string, readonly (readonly Meaning[])[]>()
  // A translation is compared with one guess after another.
  const ofEnglish = (text: string) => {
    const found = read.get(text) ?? likely(readEnglish(text, language).filter(isSaidOnce).map(ofFrames))
    read.delete(text)
    read.set(text, found)
    const [oldest] = read.keys()
    if (read.size > mostKept && oldest !== undefined) read.delete(oldest)
    return found
  }
  const ways = waysOf(
    language.equations,
    (text) => ofEnglish(text)[0]?.[0],
    (text) =>
      text
        .toLowerCase()
        .split(/[^a-z]+/u)
        .flatMap((word) => (bes.has(word) ? ['be'] : (words.verbs.get(word)?.map(({ verb }) => verb) ?? []))),
  )
  const senses = sensesOf(language.alike, words, sensesIn(language))
  return {
    ...{ ofEnglish, ofFrames },
    nearest: (wanted, said) =>
      said
        .flatMap((one) => compare(wanted, one, senses, ways) ?? [])
        .toSorted((one, other) => one.differences.length - other.differences.length)[0],
  }
}

/** “Mum bought fish” says what Mum did. That it is a mum who was bought fish, is read only where nothing else is. */
function likely(ways: readonly (readonly Meaning[])[]): readonly (readonly Meaning[])[] {
  const told = ways.filter((all) => !all.some((one) => isNamedOnly(one) || doesWhatIs(one)))
  return told.length > 0 ? told : ways
}

/** No more than a thing, with what is said of it. */
const isNamedOnly = ({ act, roles }: Meaning) =>
  act === 'be' &&
  roles.some((one) => one.role === 'who' && 'of' in one && one.of.open === 'thing') &&
  roles.some((one) => one.role === 'is' && 'of' in one && one.of.clause !== undefined)

/** “What does this shirt cost” asks for its price, and not what a shirt does that was cost. */
const doesWhatIs = ({ act, roles }: Meaning) =>
  act === 'do' && roles.some((one) => one.role === 'thing' && 'of' in one && one.of.clause !== undefined)

/** “None of them will not come” says no more what “none of them will come” says. */
const isSaidOnce = (sentences: readonly Sentence[]) =>
  sentences.every(({ said }) => said.every((one) => !('frame' in one && deniesTwice(one.frame))))

/** So many texts are kept as they were read last. */
const mostKept = 100

const bes = new Set(['is', 'are', 'am', 'was', 'be'])

/** The words that the tables know by their sense. */
const sensesIn = ({ verbs, nouns }: Language) => new Set([verbs, nouns].flatMap(wordsIn))

const wordsIn = (table: LineTable) =>
  [...table.values()].flatMap(({ plain, senses }) =>
    [plain, ...senses.map(({ line }) => line)].flatMap((line) =>
      line === undefined || line === 'unread' || /[ /]/u.test(line.sense) ? [] : [line.sense.toLowerCase()],
    ),
  )
