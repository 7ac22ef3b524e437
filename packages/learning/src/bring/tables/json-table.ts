import { parseJsonEntries } from '../../parse-json.ts'
import type { Row } from './csv.ts'
import { fitOfRows } from './fit.ts'

/** Deeper than this, no program nests its words. */
const deepest = 6
/** The most lists that are compared. */
const mostLists = 2000

type List = { heads: string[]; rows: Row[] }

/**
 * The best list of words in a text in JSON, of whatever program: entries with names, entries without, or meanings by
 * their words. Undefined if this is no JSON, or has no list in it. JSON has no lines, so the number of the entry is given.
 */
export function readJsonTable(text: string): List | undefined {
  const lists: List[] = []
  const read = parseJsonEntries(text)
  if (read === undefined) return undefined
  collect(read, lists, 0)
  const worth = ({ rows }: List) => fitOfRows(rows) * rows.length
  return lists.toSorted((one, other) => worth(other) - worth(one))[0]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function collect(value: unknown, lists: List[], depth: number) {
  if (!isObject(value) || depth > deepest || lists.length > mostLists) return
  const entries: unknown[] = Array.isArray(value) ? value : []
  const texts = entries.filter((one) => typeof one === 'string')
  const list = !Array.isArray(value)
    ? mapOf(value)
    : texts.length > 0
      ? { heads: [], rows: texts.map((text, place) => ({ line: place + 1, cells: [text] })) }
      : listOf(entries.filter(isObject))
  if (list && list.rows.length > 0) lists.push(list)
  for (const one of Object.values(value)) collect(one, lists, depth + 1)
}

function listOf(entries: readonly object[]): List | undefined {
  if (entries.length === 0) return undefined
  const named = entries.filter((entry) => !Array.isArray(entry)).map(flat)
  const heads = [...new Set(named.flatMap((entry) => [...entry.keys()]))]
  const cells =
    named.length > 0
      ? named.map((entry) => heads.map((head) => entry.get(head) ?? ''))
      : entries.map((entry) => Object.values(entry).map(textOf))
  return { heads, rows: cells.map((cells, place) => ({ line: place + 1, cells })) }
}

/** `{ "മഴ": "rain" }` */
function mapOf(value: object): List | undefined {
  const pairs = Object.entries(value)
  if (!pairs.some(([key]) => /\p{Script=Malayalam}/u.test(key + textOf(pairs[0]?.[1])))) return undefined
  return { heads: [], rows: pairs.map(([key, of], place) => ({ line: place + 1, cells: [key, textOf(of)] })) }
}

/** The fields of an entry; those within a field have its name before theirs. */
function flat(entry: object): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [key, value] of Object.entries(entry))
    if (isObject(value) && !Array.isArray(value))
      for (const [inner, of] of Object.entries(value))
        fields.set(fields.has(inner) ? `${key} ${inner}` : inner, textOf(of))
    else fields.set(key, textOf(value))
  return fields
}

/** What a value says: of a list all its texts, of an entry what it has as its text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (!isObject(value)) return ''
  const { text, content, value: inner, meaning, gloss } = value as Record<string, unknown>
  return textOf(text ?? content ?? inner ?? meaning ?? gloss)
}
