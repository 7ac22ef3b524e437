import type { Paragraph } from '../text/paragraph.ts'
import { guessColumns } from './columns.ts'
import { kindOfName } from './names.ts'
import type { WordTable } from './word-table.ts'

/** So many rows have a word and a meaning, or at least a word, in a list. */
const [mostHave, someHave] = [0.6, 0.25]
/** Words in a cell: an entry has no more, and where the table names its columns, a phrase may be longer. */
const [longestEntry, longestPhrase] = [3, 6]

const sentenceEnd = /[.!?…।]["'”’)\]]*$/u

/**
 * Whether a table is a list of words, and no text in two languages. `wanted`: it was brought where words are wanted, so
 * that sentences are taken too, and words without meanings.
 */
export function isListOfWords({ heads, rows, fit }: WordTable, wanted: boolean): boolean {
  const { word, meaning } = guessColumns(
    heads,
    rows.map(({ cells }) => cells),
  )
  if (word === undefined || rows.length < (wanted ? 1 : 2)) return false
  const isNamed = heads.filter((head) => kindOfName(head) !== undefined).length > 1
  if (fit < (wanted || isNamed ? someHave : mostHave)) return false
  if (wanted) return true
  const cells = rows.map(({ cells }) => cells[word]?.trim() ?? '').filter(Boolean)
  const lengths = cells.map((cell) => cell.split(/\s+/).length).toSorted((one, other) => one - other)
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0
  const ended = cells.filter((cell) => sentenceEnd.test(cell)).length
  if (isNamed) return middle <= longestPhrase
  return meaning !== undefined && middle <= (ended > cells.length * 0.3 ? 1 : longestEntry)
}

/** The rows of a table of sentences as lines with their translations. Undefined for another table. */
export function sentencesIn({ heads, rows, fit }: WordTable): Paragraph[] | undefined {
  const { word, meaning, sentence } = guessColumns(
    heads,
    rows.map(({ cells }) => cells),
  )
  if (
    word === undefined ||
    meaning === undefined ||
    sentence !== undefined ||
    rows.length < 2 ||
    fit < mostHave
  )
    return undefined
  const said = rows.filter(({ cells }) => /\p{L}/u.test(cells[meaning] ?? ''))
  if (said.length < rows.length / 2) return undefined
  return rows.flatMap(({ cells }): Paragraph[] => {
    const [text = '', translation = ''] = [cells[word], cells[meaning]].map((cell = '') => cell.trim())
    if (text === '') return translation === '' ? [] : [{ text: translation }]
    return [{ text, ...(translation !== '' && { translation }) }]
  })
}
