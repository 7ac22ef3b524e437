import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import { isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { Fault } from '../fault.ts'

/** The path to a value in a file: `['questions', 0, 'prompt']`. */
export type Place = readonly (string | number)[]

/** A YAML file as it is written: its values, and their lines. */
export type Document = {
  path: string
  content: unknown
  /** Why it cannot be read as YAML at all. */
  faults: readonly Fault[]
  /** Every text in it, raw, with its line. */
  texts(): readonly { text: string; line: number }[]
  /** A fault at a place, or at the nearest place in the file. */
  fault(place: Place, sentence: string): Fault
}

/**
 * Reads YAML in which every value is a text: an author may write 20 or No without quotes, and it stays a
 * text.
 *
 * Two libraries read it: js-yaml the values, in a sixth of the time of the other, and yaml the lines, which
 * only checks and faults ask for.
 */
export function readDocument(path: string, text: string): Document {
  let lines: ReturnType<typeof readLines> | undefined
  const withLines = () => {
    lines ??= readLines(text)
    return lines
  }
  return {
    path,
    ...readValues(path, text),
    texts: () => withLines().texts,
    fault: (place, sentence) => ({ file: path, line: withLines().lineOf(place), sentence }),
  }
}

function readValues(path: string, text: string): Pick<Document, 'content' | 'faults'> {
  try {
    return { content: load(text, { schema: FAILSAFE_SCHEMA }) ?? null, faults: [] }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const sentence = `This is no YAML: ${error.reason}.`
    return { content: undefined, faults: [{ file: path, line: error.mark.line + 1, sentence }] }
  }
}

function readLines(text: string) {
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

  return { texts, lineOf }
}
