import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { parse, YAMLParseError } from 'yaml'
import { type DictionaryLine, type NewEntry, readSense } from './dictionary-line.ts'

/** In characters. No dictionary has longer items. */
const longestItem = 100_000

const text = v.nullish(v.string(), '')
const Items = v.tuple([
  v.object({
    entry: v.string(),
    defs: v.nullish(v.array(v.object({ entry: text, type: text })), []),
  }),
])

/** Datuk's Malayalam–Malayalam list: one YAML list, read with no more than one item in memory. */
export async function* readDatuk(path: string): AsyncGenerator<DictionaryLine> {
  for await (const item of items(path)) {
    yield 'fault' in item ? item : { line: item.line, ...readItem(item) }
  }
}

type Item = { line: number; text: string }

/** An item begins with a dash at the very beginning of a line, and nothing else does. */
async function* items(path: string): AsyncGenerator<Item | { line: number; fault: string }> {
  const file = createReadStream(path, 'utf8')
  const lines = createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })
  let item: Item | undefined
  let line = 0
  try {
    for await (const read of lines) {
      line++
      const written = line === 1 ? read.replace(/^\uFEFF/u, '') : read
      if (/^-(?: |$)/u.test(written)) {
        if (item) yield item
        item = { line, text: written }
      } else if (item) {
        item.text += `\n${written}`
        if (item.text.length > longestItem) {
          yield { line: item.line, fault: `An entry is longer than ${longestItem} characters.` }
          return
        }
      } else if (!/^(?:---.*|%.*|#.*|\s*)$/u.test(written)) {
        yield { line, fault: 'The file must be a YAML list: every entry begins with a dash.' }
        return
      }
    }
  } finally {
    lines.close()
    file.destroy()
  }
  yield item ?? { line: 1, fault: 'The file is empty.' }
}

function readItem({ line, text }: Item): { entries: NewEntry[] } | { line: number; fault: string } {
  const item = parseItem(line, text)
  if ('fault' in item) return item
  const entries: NewEntry[] = []
  for (const { entry, type } of item.defs) {
    const sense = readSense(item.entry, entry, type)
    if ('fault' in sense) return { line, ...sense }
    entries.push(...sense)
  }
  return { entries }
}

function parseItem(line: number, text: string) {
  try {
    // Every value is a text here, because a word may look like a number or like null.
    const [item] = v.parse(Items, parse(text, { schema: 'failsafe', logLevel: 'error' }))
    return item
  } catch (error) {
    if (error instanceof YAMLParseError)
      return { line: line + (error.linePos?.[0].line ?? 1) - 1, fault: 'This is not YAML.' }
    return { line, fault: 'An entry must have an "entry", and "defs" that are a list of texts.' }
  }
}
