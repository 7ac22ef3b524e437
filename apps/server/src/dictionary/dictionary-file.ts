import type { DictionaryLine } from './dictionary-line.ts'
import { readCsv } from './read-csv.ts'
import { readDatuk } from './read-datuk.ts'
import { readOlam } from './read-olam.ts'

/** The kinds of files that an operator may import. Each reader reads line by line. */
export const dictionaryFormats = { olam: readOlam, datuk: readDatuk, csv: readCsv } as const satisfies Record<
  string,
  (path: string) => AsyncGenerator<DictionaryLine>
>

export type DictionaryFormat = keyof typeof dictionaryFormats
