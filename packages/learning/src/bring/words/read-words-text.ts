import { decodeText } from '../text/decode-text.ts'
import { refused } from './read-words.ts'
import type { WordFile } from './sheets.ts'
import { readWordsCsv } from './words-csv.ts'
import { readWordsJson } from './words-json.ts'

/**
 * Reads the words of a text file in any encoding: our own JSON, or any table. What is in it decides, not its
 * name. A table may begin with a gap to fill in, which has such a bracket too.
 */
export function readWordsText(bytes: Uint8Array): WordFile {
  const text = decodeText(bytes)
  if (text === undefined) return refused({ why: 'foreign' })
  return /^\s*\{\s*"/.test(text) ? readWordsJson(text) : readWordsCsv(text)
}
