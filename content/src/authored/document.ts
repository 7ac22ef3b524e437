import { isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { Fault } from '../fault.ts'

/** The path to a value in a file: `['questions', 0, 'prompt']`. */
export type Place = readonly (string | number)[]

/** A YAML file as it is written: its values, and their lines. */
export type Document = {
  path: string
  content: unknown
  /** Every text in it, raw, with its line. */
  texts: readonly { text: string; line: number }[]
  /** Why it cannot be read as YAML at all. */
  faults: readonly Fault[]
  /** A fault at a place, or at the nearest place in the file. */
  fault(place: Place, sentence: string): Fault
}

/**
 * Reads YAML in which every value is a text: an author may write 20 or No without quotes, and it stays a
 * text.
 */
export function readDocument(path: string, text: string): Document {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { schema: 'failsafe', lineCounter: lines })
  const lineAt = (offset: number | undefined) => (offset === undefined ? 1 : lines.linePos(offset).line)

  const texts: { text: string; line: number }[] = []
  visit(yaml, {
    Scalar: (key, node) => {
      if (key !== 'key') texts.push({ text: String(node.value), line: lineAt(node.range?.[0]) })
    },
  })

  const lineOf = (place: Place): number => {
    const node = place.length > 0 ? yaml.getIn(place, true) : yaml.contents
    if (isNode(node)) return lineAt(node.range?.[0])
    return place.length > 0 ? lineOf(place.slice(0, -1)) : 1
  }

  return {
    path,
    content: yaml.errors.length > 0 ? undefined : yaml.toJS(),
    texts,
    faults: yaml.errors.map((error) => ({
      file: path,
      line: error.linePos?.[0].line ?? 1,
      sentence: `This is no YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? error.code}.`,
    })),
    fault: (place, sentence) => ({ file: path, line: lineOf(place), sentence }),
  }
}
