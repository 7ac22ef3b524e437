import { isMalayalam } from '@app/malayalam'
import type { SavedWord } from '../../vocabulary/saved-word.ts'
import type { Columns } from '../tables/columns.ts'
import { itemSign } from '../tables/word-table.ts'
import { replacement } from '../text/decode-text.ts'
import { soundsLike } from '../text/sounds-like.ts'
import { type LeftRow, longestMeaning, wordOfTexts } from './read-words.ts'

const longestWord = 200

/**
 * The word in a row, by its columns, or the given one with what else the row says. The times of where it was met may have a comma for the point; if they are no times, the sentence
 * is kept without them. Undefined if there is no Malayalam word in it.
 */
export function wordOfCells(
  cells: readonly string[],
  columns: Columns,
  heads: readonly string[] = [],
  given?: string,
): SavedWord | undefined {
  const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? '').trim())
  const named = (name: string) => cell(heads.findIndex((head) => head.trim().toLowerCase() === name))
  const { word, reading } = wordAndReading(given?.trim() ?? cell(columns.word).replace(itemSign, ''))
  if (!isMalayalam(word) || word.includes(replacement)) return undefined
  const texts = {
    word,
    meaning: cut(cell(columns.meaning), longestMeaning),
    pronunciation: cut(cell(columns.pronunciation) || reading, 300),
    sentence: withoutBraces(cell(columns.sentence)),
    translation: cell(columns.translation),
  }
  const film = named('film')
  const [start, seconds] = [named('start'), named('seconds')].map((time) => time.replace(',', '.'))
  return (
    wordOfTexts({ ...texts, film, start, seconds }) ??
    wordOfTexts(texts) ??
    wordOfTexts({ ...texts, sentence: '' })
  )
}

/** Why a row with this text for its word was left out, for the learner to find and mend it. */
export function leftRow(row: { key: number; line: number; cells: readonly string[] }, word: string): LeftRow {
  const { key, line, cells } = row
  return {
    ...{ key, line },
    why: whyLeft(word),
    shown: cut(cells.filter(Boolean).join(', '), 60),
    word: cut(word, longestWord),
  }
}

function whyLeft(word: string): LeftRow['why'] {
  if (word.trim() === '') return 'empty'
  if (word.length > longestWord) return 'long'
  return word.includes(replacement) ? 'damaged' : 'no-malayalam'
}

/** Many write how a word sounds behind it, in brackets. */
function wordAndReading(text: string): { word: string; reading: string } {
  if (text.length > longestWord) return { word: text, reading: '' }
  const { word = '', reading = '' } =
    /^(?<word>[^()[\]]*\S)\s*[([]\s*(?<reading>[^()[\]]*?)\s*[)\]]$/u.exec(text)?.groups ?? {}
  return word !== '' && soundsLike(reading, word) ? { word, reading } : { word: text, reading: '' }
}

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed().trim()

/** LWT marks the word in its sentence. */
const withoutBraces = (sentence: string) => sentence.replace(/[{}]/g, '')
