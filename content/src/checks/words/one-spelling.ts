import { normalise } from '@app/malayalam'
import { taughtDocuments } from '../../documents.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/**
 * Every text is written in the project's one spelling, so that the screen shows what an author sees in the
 * file.
 */
export function oneSpelling(source: Source): Fault[] {
  return [...taughtDocuments(source), source.knownWords.document].flatMap(({ path, texts }) =>
    texts()
      .filter(({ text }) => normalise(text) !== text)
      .map(({ text, line }) => ({
        file: path,
        line,
        sentence: `"${text}" is spelt with other characters than ours: write "${normalise(text)}".`,
      })),
  )
}
