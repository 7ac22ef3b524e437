import { keyOf } from '@app/malayalam'
import { grades, longestThought, type ReviewRecord } from '../review/review.ts'
import type { SavedWord } from '../vocabulary/saved-word.ts'
import { ownWordOfFields } from './anki-fields.ts'
import { fieldText, gapsOf } from './field-text.ts'
import { type Columns, guessColumns } from './guess-columns.ts'
import { soundWords, type WordsFile } from './read-words.ts'
import { wordOfCells } from './word-of-cells.ts'

/** A type of notes: the names of its fields, and what the front of each of its cards shows. */
export type NoteType = { fields: readonly string[]; fronts: readonly string[] }

export type AnkiNote = { id: string; type: string; fields: readonly string[] }

/** A review in Anki: of which card of a note, when (milliseconds since 1970), its button and its time. */
export type AnkiReview = { at: number; card: string; note: string; ord: number; ease: number; took: number }

/**
 * The words of a collection of Anki, and their reviews. The fields of each type of notes are guessed by their
 * names and by what is in its notes. Notes without a Malayalam word are counted.
 */
export function wordsOfNotes(
  types: ReadonlyMap<string, NoteType>,
  notes: readonly AnkiNote[],
  reviews: readonly AnkiReview[],
): WordsFile {
  const found = new Map<string, { word: SavedWord; columns: Columns }>()
  for (const [type, own] of Map.groupBy(notes, (note) => note.type)) {
    const names = types.get(type)?.fields ?? []
    const texts = own.map(({ fields }) => fields.map(fieldText))
    const columns = guessColumns(names, texts)
    for (const [place, note] of own.entries()) {
      const word = wordOfNote(names, note.fields, texts[place] ?? [], columns)
      if (word) found.set(note.id, { word, columns })
    }
  }
  const words = notes.flatMap(({ id }) => found.get(id)?.word ?? [])
  const typeOf = new Map(notes.map(({ id, type }) => [id, type]))
  const records = reviews.flatMap((review) => {
    const note = found.get(review.note)
    const type = types.get(typeOf.get(review.note) ?? '')
    return note && type ? (recordOf(review, note.word, cardOf(type, note.columns, review.ord)) ?? []) : []
  })
  return soundWords(words, records, notes.length - words.length)
}

/** Our notes have fields that nobody else's have. */
const isOurs = (names: readonly string[]) =>
  names[0] === 'Word' && names.includes('Meaning') && (names.includes('Film') || names.includes('Start'))

function wordOfNote(
  names: readonly string[],
  fields: readonly string[],
  texts: readonly string[],
  columns: Columns,
): SavedWord | undefined {
  if (isOurs(names)) return ownWordOfFields(names, fields)
  const place = columns.word
  const [gap] = place === undefined ? [] : gapsOf(fields[place] ?? '')
  if (place === undefined || gap === undefined) return wordOfCells(texts, columns) ?? anywhere(texts)
  // A sentence with gaps: the first answer is the word, and the sentence is where it was met.
  return wordOfCells([...texts, gap], { ...columns, word: texts.length, sentence: place })
}

/** In a type with notes of many kinds, the word may be in another field of this one. */
const anywhere = (texts: readonly string[]) => {
  const columns = guessColumns([], [texts])
  return columns.word === undefined ? undefined : wordOfCells(texts, columns)
}

/** A card whose front shows the word asks for its meaning; one that shows something else asks for the word. */
function cardOf({ fields, fronts }: NoteType, { word }: Columns, ord: number): 'read' | 'say' {
  const front = fronts[ord] ?? fronts[0] ?? ''
  const shown = [...front.matchAll(/\{\{(?:[^{}]*:)?\s*([^{}:#/^]+?)\s*\}\}/g)].map(([, name]) => name)
  const name = word === undefined ? undefined : fields[word]
  return shown.length === 0 || (name !== undefined && shown.includes(name)) ? 'read' : 'say'
}

/** The id is that of the review in Anki, so that the same file may be brought twice. */
function recordOf(review: AnkiReview, { word }: SavedWord, card: 'read' | 'say'): ReviewRecord | undefined {
  const grade = grades[review.ease - 1]
  const { at } = review
  if (!grade || !Number.isSafeInteger(at) || at < 0 || at > 253_402_214_400_000) return undefined
  const hex = (number: number) => Math.abs(Math.trunc(number)).toString(16).padStart(12, '0').slice(-12)
  const took = Math.min(Math.max(Math.trunc(review.took) || 0, 0), longestThought)
  return { id: hex(at) + hex(Number(review.card) || 0), review: { word: keyOf(word), card, grade, at, took } }
}
