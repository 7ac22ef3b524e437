import { join } from 'node:path'
import { aDirectory } from '../testing/start-app.ts'
import type { DictionaryLine } from './dictionary-line.ts'

/** A file that is deleted when the test is over. */
export const aFile = (text: string | Uint8Array) => join(aDirectory({ file: text }), 'file')

/** What a reader finds in a file: each sense in a line, as `line word = meaning (pos)`, and each fault. */
export async function found(lines: AsyncIterable<DictionaryLine>): Promise<string[]> {
  const facts: string[] = []
  for await (const line of lines) {
    if ('fault' in line) facts.push(`${line.line}: ${line.fault}`)
    else
      facts.push(
        ...line.entries.map(
          ({ word, meaning, pos }) => `${line.line} ${word} = ${meaning}${pos ? ` (${pos})` : ''}`,
        ),
      )
  }
  return facts
}
