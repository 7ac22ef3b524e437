import { refused, soundWords, type WordsFile, wordOfFields } from '@app/learning/word-files'
import { unzipSync } from 'fflate'
import type { SqlJs } from 'sql.js'

/**
 * Bytes of a collection, far more than twenty thousand notes need. A file that unpacks to more is an attack.
 */
const largestCollection = 150_000_000

/**
 * The newest format first. In the newest packages the older collections only say that they cannot be read.
 */
const unreadable = 'collection.anki21b'
const readable = ['collection.anki21', 'collection.anki2']

/** Reads the words of a package, made by us or by Anki. */
export function readAnki(sql: SqlJs, bytes: Uint8Array): WordsFile {
  const names: string[] = []
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name)
        return readable.includes(name) && originalSize <= largestCollection
      },
    })
  } catch {
    return refused({ why: 'foreign' })
  }
  if (names.includes(unreadable)) return refused({ why: 'new anki' })
  const collection = readable.map((name) => files[name]).find((found) => found !== undefined)
  if (!collection)
    return refused({ why: names.some((name) => readable.includes(name)) ? 'too many' : 'foreign' })
  try {
    return readCollection(sql, collection)
  } catch {
    return refused({ why: 'damaged' })
  }
}

function readCollection({ Database }: SqlJs, bytes: Uint8Array): WordsFile {
  const database = new Database(bytes)
  try {
    const rows = (query: string) => database.exec(query)[0]?.values ?? []
    const fieldsOf = namesOfModels(rows('select models from col')[0]?.[0])
    const notes = rows(
      'select cast(mid as text), flds from notes order by (select min(due) from cards where nid = notes.id), id',
    )
    const words = notes.flatMap(([model, fields]) => {
      if (typeof fields !== 'string') return []
      return wordOfFields(fieldsOf.get(String(model)) ?? [], fields.split('\u001f')) ?? []
    })
    return soundWords(words, [], notes.length - words.length)
  } finally {
    database.close()
  }
}

/** The field names of each note type. */
function namesOfModels(text: unknown): Map<string, string[]> {
  const models: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
  const found = new Map<string, string[]>()
  for (const [id, model] of Object.entries(Object(models) as object)) {
    const fields: unknown = Object(model).flds
    if (Array.isArray(fields))
      found.set(
        id,
        fields.map((field: unknown) => String(Object(field).name)),
      )
  }
  return found
}
