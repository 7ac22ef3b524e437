import { createReadStream } from 'node:fs'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import type { DictionaryLine } from './dictionary-line.ts'

/** In characters. A longer record means a file of another kind, or a quote that was never closed. */
const longestRecord = 100_000

type FieldsRecord = { line: number; fields: string[] }

/** Makes entries from the records of a file. It gets the header first, and says what is wrong with it. */
export type Columns = {
  separator: ',' | '\t'
  /** Whether fields may be in quotes, which may contain line breaks. */
  quotes: boolean
  checkHeader: (header: readonly string[]) => string | undefined
  read: (fields: readonly string[]) => DictionaryLineContent
}

type DictionaryLineContent = Extract<DictionaryLine, { entries: unknown }>['entries'] | { fault: string }

/** Reads a file of columns, record by record, with no more than one record in memory. */
export async function* readColumns(path: string, columns: Columns): AsyncGenerator<DictionaryLine> {
  let header: readonly string[] | undefined
  for await (const record of records(path, columns)) {
    if ('fault' in record) {
      yield record
      return
    }
    const { line, fields } = record
    if (!header) {
      header = fields.map((name) => name.trim().toLowerCase())
      const fault = columns.checkHeader(header)
      if (fault) {
        yield { line, fault }
        return
      }
      continue
    }
    const content = columns.read(fields)
    yield 'fault' in content ? { line, ...content } : { line, entries: content }
  }
  if (!header) yield { line: 1, fault: 'The file is empty.' }
}

async function* records(
  path: string,
  { separator, quotes }: Columns,
): AsyncGenerator<FieldsRecord | { line: number; fault: string }> {
  const file = createReadStream(path)
  const parser = parse({
    bom: true,
    delimiter: separator,
    quote: quotes ? '"' : null,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  })
  file.on('error', (error) => parser.destroy(error))
  let overcounted = 0
  try {
    for await (const { info, record } of file.pipe(parser) as AsyncIterable<{
      info: InfoRecord
      record: string[]
    }>) {
      const text = record.join('')
      // The parser counts a line break of Windows within quotes twice.
      overcounted += count(text, /\r\n/gu)
      yield { line: info.lines - overcounted - count(text, /\r\n|\r|\n/gu), fields: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number('lines' in error ? error.lines : 1)
    yield { line, fault: sentenceOf(error) }
  } finally {
    file.destroy()
  }
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

function sentenceOf({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A quote is opened and not closed.'
    case 'CSV_MAX_RECORD_SIZE':
      return `A record is longer than ${longestRecord} characters; is a quote not closed?`
    default:
      return 'The quotes are not as in a CSV file: a field with a quote in it stands in quotes, and the quote is doubled.'
  }
}
