import { isMalayalam } from '@app/malayalam'
import { readNumber } from '@app/malayalam/numbers'
import { soundsLike } from '../text/sounds-like.ts'
import { type ColumnKind, isLanguage, kindOfName } from './names.ts'

/** The place of each kind's column, from 0. A column that is not named holds something else. */
export type Columns = Partial<Record<ColumnKind, number>>

/** Kinds of words, as word lists name them. */
const grammar =
  /^(?:n|v|adj|adv|pron|prep|conj|int|noun|verb|adjective|adverb|pronoun|preposition|postposition|conjunction|interjection|particle|phrase|numeral|number|determiner|other|[mf]|masc|fem|neut|lesson \d+|chapter \d+|unit \d+|[a-c][12])\.?$/iu
/** A date, a link or the name of a file. */
const noText =
  /^(?:\d{4}-\d\d-\d\d.*|\d{1,2}[./]\d{1,2}[./]\d{2,4}.*|https?:\S*|[\w.-]+\.(?:mp3|jpe?g|png|gif|webp|wav|ogg|svg))$/i
const phonetic = /^(?:\/[^/]+\/|\[[^[\]]+\])$|[ɐ-ʯˈˌːʰ]|[a-z]\u032A/u
const number = /^[\d\s.,:/+%-]+$/

/** So many rows tell what is in a column. */
const looked = 60

type Column = {
  place: number
  named: ColumnKind | undefined
  filled: number
  malayalam: number
  /** How likely it is a meaning: of `letters` first, then pictures or money, then numbers. */
  says: 'letters' | 'signs' | 'numbers' | 'nothing'
  length: number
  kinds: number
}

/**
 * Guesses what the columns of a table hold, by their names and by what is in them: the Malayalam one with the fewest
 * letters is the word, Latin letters that sound like it are its pronunciation, and what else there is, in any script,
 * is its meaning. What is in a column decides where its name says something else.
 */
export function guessColumns(heads: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const sample = rows.slice(0, looked)
  const many = Math.max(heads.length, ...sample.map((row) => row.length))
  const columns = Array.from({ length: many }, (_, place) => describe(place, heads[place] ?? '', sample))
  const chosen: Columns = {}
  const free = (column: Column) => !Object.values(chosen).includes(column.place)
  const choose = (kind: ColumnKind, from: readonly Column[], order: (column: Column) => number) => {
    const fitting = from.filter(free)
    const named = fitting.filter(({ named }) => named === kind)
    const best = (
      named.length > 0 ? named : fitting.filter(({ named }) => named === undefined || named === kind)
    ).toSorted((one, other) => order(one) - order(other))[0]
    if (best) chosen[kind] = best.place
    return best
  }

  const inMalayalam = columns.filter(({ malayalam, filled }) => filled > 0 && malayalam >= filled / 2)
  const word = choose('word', inMalayalam, ({ length }) => length) ?? inMalayalam.find(free)
  if (!word) return {}
  chosen.word = word.place
  if (
    inMalayalam.some(
      (column) =>
        free(column) &&
        (column.named === 'sentence' || (column.named === undefined && column.length > word.length * 1.5)),
    )
  )
    choose(
      'sentence',
      inMalayalam.filter(({ named }) => named !== 'meaning'),
      ({ length }) => -length,
    )

  const others = columns.filter((column) => !inMalayalam.includes(column) && column.says !== 'nothing')
  const sounds = others.filter((column) => column.named === 'pronunciation' || isSound(column, word, sample))
  choose('pronunciation', sounds, ({ place }) => place)
  if (chosen.sentence !== undefined)
    choose(
      'translation',
      others.filter(({ named }) => named === 'translation'),
      ({ place }) => place,
    )
  // With a sentence and another meaning, the "translation" is that of the sentence.
  const named = others.filter(({ named }) => named === 'meaning')
  const ofSentence =
    chosen.sentence !== undefined && chosen.translation === undefined && named.length > 1
      ? named.find(({ place }) => /^translations?$/i.test(heads[place]?.trim() ?? ''))
      : undefined
  // A list whose entries are all alike says what kind of word it is, or where it was.
  const meanings = [
    ...others.filter(
      (column) => !sounds.includes(column) && column !== ofSentence && !isCount(column, word, sample),
    ),
    ...inMalayalam.filter(({ named }) => named === 'meaning'),
  ]
  choose('meaning', meanings, rank)
  if (ofSentence) chosen.translation = ofSentence.place
  else if (chosen.sentence !== undefined && chosen.translation === undefined)
    choose(
      'translation',
      others.filter(({ length, says }) => length > 12 && says === 'letters'),
      ({ length }) => -length,
    )
  return chosen
}

const order = ['letters', 'signs', 'numbers', 'nothing'] as const

/** The lower, the more likely a column has the meanings. */
const rank = ({ kinds, filled, place, says }: Column) =>
  order.indexOf(says) * 100 + (kinds <= filled / 3 ? 1000 : 0) + place

/** Numbers that count the rows, unless the words are those numbers. */
function isCount(
  { place, says, named }: Column,
  word: Column,
  rows: readonly (readonly string[])[],
): boolean {
  if (says !== 'numbers' || named === 'meaning') return false
  const follows = (at: number) => Number(rows[at]?.[place]) === Number(rows[at - 1]?.[place]) + 1
  const isNumber = (row: readonly string[]) => readNumber(row[word.place] ?? '') === Number(row[place])
  return rows.every((_, at) => at === 0 || follows(at)) && rows.filter(isNumber).length < rows.length / 2
}

function describe(place: number, name: string, rows: readonly (readonly string[])[]): Column {
  const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '')
  const letters = cells.reduce((sum, cell) => sum + cell.length, 0)
  const most = (test: (cell: string) => boolean) => cells.filter(test).length >= Math.max(cells.length / 2, 1)
  const inMalayalam = cells.filter((cell) => isMalayalam(cell)).length
  const kind = /^(?:no|nr|id|num|sl|#)\.?$/i.test(name.trim()) ? undefined : kindOfName(name)
  const isOwn = inMalayalam >= cells.length / 2
  const fits = kind === 'meaning' || (kind === 'word' || kind === 'sentence') === isOwn
  const isNoise =
    most((cell) => noText.test(cell) || grammar.test(cell) || isLanguage(cell)) ||
    /^(?:no|nr|id|num|sl|#|tags?|deck|guid)\.?$/i.test(name.trim())
  return {
    place,
    named: fits && cells.length > 0 ? kind : undefined,
    filled: cells.length,
    malayalam: inMalayalam,
    says: isNoise
      ? 'nothing'
      : most((cell) => /\p{L}/u.test(cell))
        ? 'letters'
        : most((cell) => number.test(cell))
          ? 'numbers'
          : cells.length > 0
            ? 'signs'
            : 'nothing',
    length: letters / Math.max(cells.length, 1),
    kinds: new Set(cells).size,
  }
}

/** Whether a column says how the words sound: in Latin letters or phonetic ones. */
function isSound(column: Column, word: Column, rows: readonly (readonly string[])[]): boolean {
  if (column.named === 'meaning') return false
  const pairs = rows.map((row) => [row[column.place] ?? '', row[word.place] ?? ''] as const)
  const both = pairs.filter(([said, written]) => said !== '' && written !== '')
  return (
    both.filter(([said, written]) => phonetic.test(said) || soundsLike(said, written)).length >
    both.length / 2
  )
}
