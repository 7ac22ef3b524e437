import { guessColumns } from '../tables/columns.ts'
import { fieldText, gapsOf } from '../text/field-text.ts'
import { noteOf } from '../text/note.ts'
import { ownWordOfFields } from './anki-fields.ts'
import { type SheetReview, type SheetRow, sheetsFile, type WordFile } from './sheets.ts'

/** A type of notes: its name, the names of its fields, and what the front of each of its cards shows. */
export type NoteType = { name?: string; fields: readonly string[]; fronts: readonly string[] }

export type AnkiNote = { id: string; type: string; fields: readonly string[] }

/** A review in Anki: of which card of a note, when (milliseconds since 1970), its button and its time. */
export type AnkiReview = Omit<SheetReview, 'line'> & { note: string }

/**
 * The notes of a collection of Anki as a sheet for each type of notes, with their reviews. The fields of each
 * type are guessed by their names and by what is in its notes.
 */
export function sheetsOfNotes(
  types: ReadonlyMap<string, NoteType>,
  notes: readonly AnkiNote[],
  reviews: readonly AnkiReview[],
): WordFile {
  const lines = new Map(notes.map(({ id }, place) => [id, place + 1]))
  const pictures: string[] = []
  const sheets = [...Map.groupBy(notes, ({ type }) => type)].map(([id, own]) => {
    const { name = '', fields: heads, fronts } = types.get(id) ?? { fields: [], fronts: [] }
    const ours = isOurs(heads)
    const rows = own.map((note): SheetRow => {
      const gaps = new Map(
        note.fields.flatMap((field, place) =>
          gapsOf(field)
            .slice(0, 1)
            .map((gap) => [place, gap] as const),
        ),
      )
      const line = lines.get(note.id) ?? 0
      if (note.fields.some((field) => picture.test(field) && fieldText(field) === ''))
        pictures.push(fieldText(note.fields.join(' ')))
      return {
        ...{ key: line, line },
        cells: note.fields.map(fieldText),
        ...(ours && { word: ownWordOfFields(heads, note.fields) }),
        ...(gaps.size > 0 && { gaps }),
      }
    })
    const columns = guessColumns(
      heads,
      rows.map(({ cells }) => cells),
    )
    return { name, heads, rows, columns: ours ? { ...columns, word: 0 } : columns, fronts, own: ours }
  })
  return sheetsFile(
    'notes',
    sheets,
    reviews.flatMap(({ note, ...review }) => {
      const line = lines.get(note)
      return line === undefined ? [] : { ...review, line }
    }),
    'no words',
    noteOf('pictures', pictures),
  )
}

const picture = /<img\b/i

/** Our notes have fields that nobody else's have. */
const isOurs = (names: readonly string[]) =>
  names[0] === 'Word' && names.includes('Meaning') && (names.includes('Film') || names.includes('Start'))
