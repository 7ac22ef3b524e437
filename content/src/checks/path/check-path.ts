import { synonyms } from '@app/coach'
import { contrastsOf, courseEndings, sameMeaningIn } from '@app/learning/course'
import { lettersIn } from '@app/learning/letters'
import { idOfKind } from '@app/learning/practice'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { isMalayalam, keyOf, words as wordsOf } from '@app/malayalam'
import { type AuthoredUnit, gridsOf, isWritten, type NewSentence, nameOf } from '../../authored/path-file.ts'
import { piecesIn } from '../../course/course-content.ts'
import type { Fault } from '../../fault.ts'
import { type PlacedUnit, placedUnits, sentencesByName } from '../../path/path-sentences.ts'
import type { Source } from '../../source.ts'
import { saidFaults } from '../words/said-text.ts'
import { gridFaults } from './grid-faults.ts'

/** Outside the last stretch, what is taught returns in so many sentences, of so many units. */
const returns = { sentences: 3, units: 2 }

/** What the units before this place teach, and where it stood. */
type Taught = {
  words: Set<string>
  letters: Set<string>
  grammar: Set<string>
  ids: Set<string>
  /** Where each item stood in a sentence: the unit, once for each sentence. */
  seen: Map<string, PlacedUnit[]>
  /** The key of the sentence before. */
  before: string
}

/** The path teaches everything before it asks for it, one thing at a time, and comes back to it. */
export function checkPath(source: Source): Fault[] {
  const units = placedUnits(source)
  if (units.length === 0) return []
  const known = knownIn(source)
  const taught: Taught = {
    ...{ words: new Set(), letters: new Set(), grammar: new Set(), ids: new Set() },
    ...{ seen: new Map(), before: '' },
  }
  const faults = units.flatMap((placed) => [
    ...texts(placed),
    ...newItems(placed, taught, known),
    ...noteFaults(placed, taught, known),
    ...placed.unit.sentences.flatMap((_, at) => sentenceFaults(placed, at, taught, known)),
  ])
  return [...faults, ...units.flatMap((placed) => notReturning(placed, taught, source))]
}

type Known = ReturnType<typeof knownIn>

function knownIn(source: Source) {
  // Every word has a clip, whose name does not matter here: only words with one can be told apart by ear.
  const entries = source.lexicon.flatMap(({ topic, entries }) =>
    entries.map((entry): LexiconEntry => ({ ...entry, topic: entry.topic ?? topic, audio: entry.id })),
  )
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    letters: new Map(source.letters.entries.map(({ id, letter }) => [id, letter])),
    lettersIn: lettersIn(source.letters.entries),
    endings: new Set(courseEndings.map(({ id }) => id)),
    contrasts: new Set(contrastsOf(entries, sameMeaningIn(entries, synonyms)).map(({ id }) => id)),
    sentences: sentencesByName(source),
    bank: source.sentences.flatMap(({ sentences }) => sentences.map(({ id }) => id)),
    pieces: piecesIn(entries),
  }
}

/** Titles, can-do sentences and notes are in both languages. */
function texts({ unit, fault }: PlacedUnit): Fault[] {
  const { title, canDo, canDoInEnglish, ending, contrast } = unit
  const pairs = [
    { place: ['title'], pair: title },
    { place: ['canDo'], pair: canDo },
    ...(canDoInEnglish ? [{ place: ['canDoInEnglish'], pair: canDoInEnglish }] : []),
    ...(ending ? [{ place: ['ending', 'note'], pair: ending.note }] : []),
    ...(contrast ? [{ place: ['contrast', 'note'], pair: contrast.note }] : []),
    ...(ending?.more ? [{ place: ['ending', 'more'], pair: ending.more }] : []),
    ...(contrast?.more ? [{ place: ['contrast', 'more'], pair: contrast.more }] : []),
  ]
  return [
    ...pairs.flatMap(({ place, pair }) => [
      ...(/[a-z]/i.test(pair.en) ? [] : [fault([...place, 'en'], `"${pair.en}" is not English.`)]),
      ...(isMalayalam(pair.ml) ? [] : [fault([...place, 'ml'], `"${pair.ml}" is not Malayalam.`)]),
    ]),
    ...(ending && contrast
      ? [fault(['contrast'], 'A unit teaches one ending or one pair of sounds, not both.')]
      : []),
  ]
}

/** What a unit teaches exists, and no unit teaches it twice. Afterwards it is taught. */
function newItems({ unit, fault }: PlacedUnit, taught: Taught, known: Known): Fault[] {
  const { id, letters = [], words, read = [], ending, contrast } = unit
  const once = (of: Set<string>, id: string, exists: boolean, place: (string | number)[], what: string) => {
    const twice = of.has(id)
    of.add(id)
    if (!exists) return [fault(place, `There is no ${what} "${id}".`)]
    return twice ? [fault(place, `The ${what} "${id}" is taught already.`)] : []
  }
  return [
    ...once(taught.ids, id, true, ['id'], 'unit'),
    ...letters.flatMap((letter, at) =>
      once(taught.letters, letter, known.letters.has(letter), ['letters', at], 'letter'),
    ),
    ...words.flatMap((word, at) => once(taught.words, word, known.entries.has(word), ['words', at], 'word')),
    ...(ending
      ? once(taught.grammar, ending.id, known.endings.has(ending.id), ['ending', 'id'], 'ending')
      : []),
    ...(contrast
      ? once(
          taught.grammar,
          contrast.id,
          known.contrasts.has(contrast.id),
          ['contrast', 'id'],
          'pair of sounds',
        )
      : []),
    ...read.flatMap((word, at) =>
      notReadable(word, taught, known).map((sentence) => fault(['read', at], sentence)),
    ),
  ]
}

/** A note shows an ending on words that were met. What stands behind it may show others. */
function noteFaults({ unit: { ending }, fault }: PlacedUnit, taught: Taught, known: Known): Fault[] {
  // With a hyphen stands the ending itself.
  const shown = ending?.note.en.match(/(?<![-\p{L}\p{M}])[\p{Script=Malayalam}\u200c\u200d]+/gu) ?? []
  return known.pieces({ text: shown.join(' '), english: '', gloss: [] }).flatMap(({ entry, text }) => {
    const word = entry === undefined ? undefined : known.entries.get(entry)
    if (!word || word.pos === 'name' || taught.words.has(word.id)) return []
    return [
      fault(['ending', 'note', 'en'], `The word ${text} (${word.id}) of the note is not taught by then.`),
    ]
  })
}

/** A word that is read in script alone is taught, and so are its letters. */
function notReadable(id: string, { words, letters }: Taught, known: Known): string[] {
  const word = known.entries.get(id)?.word
  if (word === undefined || !words.has(id)) return [`The word "${id}" is read before it is taught.`]
  const { ids, unknown } = known.lettersIn(word)
  const untaught = ids
    .filter((letter) => !letters.has(letter))
    .map((letter) => known.letters.get(letter) ?? letter)
  return [...untaught, ...unknown].map(
    (letter) => `The word ${word} is read in script, but its letter ${letter} is not taught yet.`,
  )
}

function sentenceFaults(placed: PlacedUnit, at: number, taught: Taught, known: Known): Fault[] {
  const authored = placed.unit.sentences[at]
  if (authored === undefined) return []
  const fault = (sentence: string) => placed.fault(['sentences', at], sentence)
  const sentence = known.sentences.get(nameOf(authored))
  if (!sentence) return [fault(`There is no sentence "${nameOf(authored)}".`)]

  const key = keyOf(wordsOf(sentence.text).join(' '))
  const again = key === taught.before
  taught.before = key
  return [
    ...(again ? [fault(`The sentence "${sentence.text}" stands twice running.`)] : []),
    ...(isWritten(authored) ? writtenFaults(authored, taught, known).map(fault) : []),
    ...wordFaults(sentence, placed, taught, known).map(fault),
    ...gridsOf(authored).flatMap((grid, nth) =>
      gridFaults(grid, { ...sentence, items: itemsIn(sentence, known) }, taught, known).map((text) =>
        placed.fault(['sentences', at, 'grids', nth], text),
      ),
    ),
  ]
}

/** What is asked of a sentence that was written for the path. */
function writtenFaults(sentence: NewSentence, { ids }: Taught, { bank }: Known): string[] {
  const { id } = sentence
  const taken = ids.has(id) || bank.includes(id)
  ids.add(id)
  return [...(taken ? [`The id "${id}" is taken already.`] : []), ...saidFaults(sentence)]
}

/**
 * Every word of a sentence is taught by then, names apart; and one word at most stands in it that no sentence
 * had before.
 */
function wordFaults(sentence: NewSentence, placed: PlacedUnit, taught: Taught, known: Known): string[] {
  const pieces = known.pieces(sentence)
  const items = itemsIn(sentence, known)
  const words = items.flatMap((item) => idOfKind(item, 'word') ?? [])
  const taughtWords = words.filter((word) => taught.words.has(word))
  const fresh = taughtWords.filter((word) => !taught.seen.has(`word:${word}`))
  const spelt = (ids: readonly string[]) => ids.map((id) => known.entries.get(id)?.word ?? id).join(', ')
  const untaught = words.filter((word) => !taught.words.has(word) && known.entries.get(word)?.pos !== 'name')
  for (const item of items) taught.seen.set(item, [...(taught.seen.get(item) ?? []), placed])
  return [
    ...pieces
      .filter((piece) => piece.items.length === 0)
      .map(({ text }) => `The lexicon does not explain the word ${text}.`),
    ...(untaught.length > 0
      ? [`"${sentence.text}" has words that are not taught yet: ${spelt(untaught)}.`]
      : []),
    ...(fresh.length > 1 ? [`"${sentence.text}" has more than one new word: ${spelt(fresh)}.`] : []),
  ]
}

const itemsIn = (sentence: NewSentence, known: Known) => [
  ...new Set(known.pieces(sentence).flatMap((piece) => piece.items)),
]

/** What is taught comes back. The last stretch has no time for that. */
function notReturning({ unit, stretch, fault }: PlacedUnit, { seen }: Taught, { path }: Source): Fault[] {
  if (stretch === path.at(-1)) return []
  const items = [
    ...unit.words.map((word, at) => ({ item: `word:${word}`, name: word, place: ['words', at] })),
    ...endingOf(unit),
  ]
  return items.flatMap(({ item, name, place }) => {
    const stood = seen.get(item) ?? []
    const units = new Set(stood).size
    if (stood.length >= returns.sentences && units >= returns.units) return []
    const sentence = `"${name}" stands in ${stood.length} sentences of ${units} units, not in ${returns.sentences} of ${returns.units}.`
    return [fault(place, sentence)]
  })
}

const endingOf = ({ ending }: AuthoredUnit) =>
  ending ? [{ item: `ending:${ending.id}`, name: ending.id, place: ['ending', 'id'] }] : []
