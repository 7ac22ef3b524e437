import { soundsAlike } from '@app/malayalam/find'

/** What a column may hold. `translation` is that of the sentence. */
export const columnKinds = ['word', 'meaning', 'pronunciation', 'sentence', 'translation'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** The place of each kind's column, from 0. A column that is not named holds something else. */
export type Columns = Partial<Record<ColumnKind, number>>

const names: Readonly<Record<ColumnKind, RegExp>> = {
  word: /^(?:word|malayalam|term|expression|vocab(?:ulary)?|target(?: word)?|ml|mal|headword|lemma|മലയാളം|വാക്ക്|പദം)(?:\b|$|\s)/iu,
  meaning:
    /^(?:meanings?|english|definition|gloss|en|eng|native|answer|അർത്ഥം|അർഥം|ഇംഗ്ലീഷ്)(?:\b|$|\s)|^translation$/iu,
  pronunciation:
    /^(?:pronunciation|transliteration|transcription|romani[sz]ation|romani[sz]ed|roman|latin|manglish|reading|ipa|phonetics?|ഉച്ചാരണം)(?:\b|$|\s)/iu,
  sentence: /^(?:sentence|example|context|usage|phrase|വാക്യം|ഉദാഹരണം)(?:s?$|\s*(?:\(?malayalam\)?|ml|\d)$)/iu,
  translation:
    /^(?:(?:sentence|example|context|usage)[\s_-]*(?:translation|meaning|english|en)|translation of .*|translation[\s_-]*(?:sentence|example)|example sentence translation)$/iu,
}

/** The kind that a column's name says. */
export const kindOfName = (name: string): ColumnKind | undefined =>
  columnKinds.findLast((kind) => names[kind].test(name.trim()))

const malayalam = /\p{Script=Malayalam}/u
const latin = /\p{Script=Latin}/u
/** Kinds of words, as word lists name them. */
const grammar =
  /^(?:n|v|adj|adv|pron|prep|conj|int|noun|verb|adjective|adverb|pronoun|preposition|postposition|conjunction|interjection|particle|phrase|numeral|number|determiner|other|[mf]|masc|fem|neut|lesson \d+|chapter \d+|unit \d+|[a-c][12])\.?$/iu
const noText = /^(?:[\d\s.,:/+-]*|https?:\S*|[\w.-]+\.(?:mp3|jpe?g|png|wav|ogg|svg))$/i

/** So many rows tell what is in a column. */
const looked = 60

/**
 * Guesses what the columns of a table hold, by their names and by what is in them: the Malayalam one with the
 * fewest letters is the word, Latin letters that sound like it are its pronunciation, others its meaning.
 * What is in a column decides where its name says something else.
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
      (column) => free(column) && (column.named === 'sentence' || column.length > word.length * 1.5),
    )
  )
    choose('sentence', inMalayalam, ({ length }) => -length)

  const texts = columns.filter(({ text, filled }) => filled > 0 && text >= filled / 2)
  const alike = texts.filter((column) => column.named === 'pronunciation' || soundsLike(column, word, sample))
  choose('pronunciation', alike, ({ place }) => place)
  if (chosen.sentence !== undefined && texts.some(({ named }) => named === 'translation'))
    choose(
      'translation',
      texts.filter(({ named }) => named === 'translation'),
      ({ place }) => place,
    )
  // A list whose entries are all alike says what kind of word it is, or where it was.
  choose('meaning', texts, ({ kinds, filled, place }) => (kinds > filled / 3 ? 0 : 100) + place)
  if (chosen.sentence !== undefined && chosen.translation === undefined)
    choose(
      'translation',
      texts.filter(({ length }) => length > 12),
      ({ length }) => -length,
    )
  return chosen
}

type Column = {
  place: number
  named: ColumnKind | undefined
  filled: number
  malayalam: number
  text: number
  length: number
  kinds: number
}

function describe(place: number, name: string, rows: readonly (readonly string[])[]): Column {
  const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '')
  const letters = cells.reduce((sum, cell) => sum + cell.length, 0)
  const inMalayalam = cells.filter((cell) => malayalam.test(cell)).length
  const kind = kindOfName(name)
  const fits = (kind === 'word' || kind === 'sentence') === inMalayalam >= cells.length / 2
  return {
    place,
    named: fits ? kind : undefined,
    filled: cells.length,
    malayalam: inMalayalam,
    text: cells.filter(
      (cell) => latin.test(cell) && !malayalam.test(cell) && !grammar.test(cell) && !noText.test(cell),
    ).length,
    length: letters / Math.max(cells.length, 1),
    kinds: new Set(cells).size,
  }
}

/** Latin letters without the signs over and below them. */
export const plainLatin = (said: string) => said.normalize('NFKD').replace(/[^\p{L}\p{N}\s]/gu, '')

function soundsLike(column: Column, word: Column, rows: readonly (readonly string[])[]): boolean {
  const pairs = rows.map((row) => [row[column.place] ?? '', row[word.place] ?? ''] as const)
  const both = pairs.filter(([said, written]) => said !== '' && written !== '')
  return (
    both.length > 0 &&
    both.filter(([said, written]) => soundsAlike(plainLatin(said), written)).length > both.length / 2
  )
}
