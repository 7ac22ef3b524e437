import { words } from '@app/malayalam'
import { type DictionaryLine, type NewEntry, readSense } from './dictionary-line.ts'
import { readColumns } from './read-columns.ts'

const header = ['id', 'english_word', 'part_of_speech', 'malayalam_definition']

/** A Malayalam definition of more words is an explanation, which nobody looks up. */
const maxWords = 3

/**
 * Olam's English–Malayalam list, read the other way: each short Malayalam definition becomes a word, and the
 * English word its meaning.
 */
export function readOlam(path: string): AsyncGenerator<DictionaryLine> {
  return readColumns(path, {
    separator: '\t',
    quotes: false,
    checkHeader: (found) =>
      found.join() === header.join()
        ? undefined
        : `The first line must be ${header.join(', ')}, with tabs between them.`,
    read(fields) {
      if (fields.length !== header.length)
        return { fault: `There are ${fields.length} columns, not ${header.length}.` }
      const [, english = '', pos = '', definition = ''] = fields.map(unquote)
      const entries: NewEntry[] = []
      for (const word of wordsOfDefinition(definition)) {
        const sense = readSense(word, english, pos.replace(/^-$/u, ''))
        if ('fault' in sense) return sense
        entries.push(...sense)
      }
      return entries
    },
  })
}

const unquote = (field: string) => field.trim().replace(/^"(.*)"$/u, '$1')

/** The words of a definition, if it is short and only Malayalam. */
function wordsOfDefinition(definition: string): string[] {
  const listed = definition.split(/[,;]/u).map((word) => word.replace(/[.\s]+$/u, '').trim())
  const count = words(definition).length
  const plain = listed.every((word) => /^[\p{Script=Malayalam}\p{Cf}\s-]*$/u.test(word))
  // A text that cannot be decoded is a fault, so its line is not skipped in silence.
  return (count <= maxWords && plain) || definition.includes('\uFFFD') ? listed : []
}
