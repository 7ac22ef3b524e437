import { lint } from '@app/malayalam'
import { taughtDocuments } from '../../documents.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/** No text has a fault that the spelling lint knows. Known words are texts too. */
export function spelling(source: Source): Fault[] {
  return [
    ...taughtDocuments(source),
    source.knownWords.document,
    source.english.letters.document,
    source.english.hints.document,
  ].flatMap(({ path, texts }) =>
    texts().flatMap(({ text, line }) =>
      lint(text)
        .filter(({ level }) => level === 'error')
        .map(({ message }) => ({ file: path, line, sentence: `"${text}": ${message}` })),
    ),
  )
}
