import { type DictionaryLine, readSense } from './dictionary-line.ts'
import { readColumns } from './read-columns.ts'

/**
 * An operator's own list. Its first line is `word,meaning` or `word,meaning,pos`. A line without word or
 * meaning is a fault.
 */
export function readCsv(path: string): AsyncGenerator<DictionaryLine> {
  let columns = 0
  return readColumns(path, {
    separator: ',',
    quotes: true,
    checkHeader(header) {
      columns = header.length
      const written = header.join(',')
      if (written === 'word,meaning' || written === 'word,meaning,pos') return undefined
      return 'The first line must be word,meaning or word,meaning,pos.'
    },
    read(fields) {
      if (fields.length !== columns) return { fault: `There are ${fields.length} columns, not ${columns}.` }
      const [word = '', meaning = '', pos] = fields
      const entries = readSense(word, meaning, pos)
      if ('fault' in entries || entries.length > 0) return entries
      if (word.trim() === '') return { fault: 'There is no word.' }
      if (meaning.trim() === '') return { fault: 'There is no meaning.' }
      return { fault: 'The word is not Malayalam.' }
    },
  })
}
