import { type Archive, type NoteType, refused, sheetsOfNotes, type WordFile } from '@app/learning/bring'
import { Decompress } from 'fzstd'
import type { SqlJs } from 'sql.js'

/**
 * Bytes of a collection, far more than twenty thousand notes need. A file that unpacks to more is an attack.
 */
const largestCollection = 150_000_000

/**
 * The newest format first. Beside a newer collection, the older ones only say that they cannot be read.
 */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2']

/** Reads the words and reviews of a package or a whole collection, made by us or by Anki. */
export function readAnki(sql: SqlJs, { names, read }: Archive): WordFile {
  const name = collections.find((one) => names.includes(one))
  const packed = name && read(name)
  // The file is there, and is larger than any that is unpacked.
  if (!packed) return refused({ why: name ? 'too many' : 'foreign' })
  try {
    const isPacked = name === 'collection.anki21b'
    const collection = isPacked ? unpacked(packed) : packed
    return collection ? readCollection(sql, collection) : refused({ why: 'too many' })
  } catch {
    return refused({ why: 'damaged' })
  }
}

/** Undefined if it is larger than any collection. Throws if it is damaged. */
function unpacked(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Decompress((part) => {
    size += part.length
    if (size <= largestCollection) parts.push(part)
  })
  for (let at = 0; at < bytes.length && size <= largestCollection; at += chunk)
    stream.push(bytes.subarray(at, at + chunk), at + chunk >= bytes.length)
  if (size > largestCollection) return undefined
  const whole = new Uint8Array(size)
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}

/** In bytes: after so many it is seen whether a file becomes too large. */
const chunk = 65_536

type Rows = (query: string) => unknown[][]

function readCollection({ Database }: SqlJs, bytes: Uint8Array): WordFile {
  const database = new Database(bytes)
  try {
    // Names are in an order that only Anki has, and a table that knows of it cannot be read without it.
    database.run('pragma writable_schema = 1')
    database.run("update sqlite_master set sql = replace(sql, 'COLLATE unicase', '')")
    database.run('pragma writable_schema = reset')
    const rows: Rows = (query) => database.exec(query)[0]?.values ?? []
    const tables = new Set(rows("select name from sqlite_master where type = 'table'").map(([name]) => name))
    const order = tables.has('cards')
      ? 'order by (select min(due) from cards where nid = notes.id), id'
      : 'order by id'
    const notes = rows(`select cast(id as text), cast(mid as text), flds from notes ${order}`)
    // Cards of other programs, and older ones, may have no such columns: then there is no history.
    const reviews = tables.has('revlog') && tables.has('cards') ? rows(history) : []
    return sheetsOfNotes(
      tables.has('notetypes') ? typesOfTables(rows) : typesOfText(rows('select models from col')[0]?.[0]),
      notes.map(([id, type, fields]) => ({
        ...{ id: String(id), type: String(type) },
        fields: typeof fields === 'string' ? fields.split('\u001f') : [],
      })),
      reviews.map(([at, card, note, ord, ease, took]) => ({
        ...{ at: Number(at), card: String(card), note: String(note) },
        ...{ ord: Number(ord), ease: Number(ease), took: Number(took) },
      })),
    )
  } finally {
    database.close()
  }
}

const history =
  'select revlog.id, cast(cards.id as text), cast(cards.nid as text), cards.ord, revlog.ease, revlog.time from revlog join cards on cards.id = revlog.cid order by revlog.id'

/** The note types of a collection until 2021: a text in JSON. */
function typesOfText(text: unknown): Map<string, NoteType> {
  const models: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
  const found = new Map<string, NoteType>()
  for (const [id, model] of Object.entries(Object(models) as object)) {
    const { name, flds, tmpls }: { name?: unknown; flds?: unknown; tmpls?: unknown } = Object(model)
    const texts = (list: unknown, name: string) =>
      Array.isArray(list) ? list.map((one: unknown) => String(Object(one)[name] ?? '')) : []
    found.set(id, { name: String(name ?? ''), fields: texts(flds, 'name'), fronts: texts(tmpls, 'qfmt') })
  }
  return found
}

/** The note types of a newer collection: tables, with the cards' sides as Protocol Buffers. */
function typesOfTables(rows: Rows): Map<string, NoteType> {
  const found = new Map<string, { name: string; fields: string[]; fronts: string[] }>()
  const typeOf = (id: unknown) => {
    const type = found.get(String(id)) ?? { name: '', fields: [], fronts: [] }
    found.set(String(id), type)
    return type
  }
  for (const [id, name] of rows('select cast(id as text), name from notetypes'))
    typeOf(id).name = String(name)
  for (const [id, ord, name] of rows('select cast(ntid as text), ord, name from fields'))
    setAt(typeOf(id).fields, ord, String(name))
  for (const [id, ord, config] of rows('select cast(ntid as text), ord, config from templates'))
    setAt(typeOf(id).fronts, ord, config instanceof Uint8Array ? firstText(config) : '')
  return found
}

/** More fields than any type of notes has. In a damaged file, a place may be any number. */
const mostFields = 1000

/** Sets a text at its place in a list, in which no place before it is left open. */
function setAt(list: string[], ord: unknown, text: string) {
  const place = Number(ord)
  if (!Number.isInteger(place) || place < 0 || place >= mostFields) return
  while (list.length < place) list.push('')
  list[place] = text
}

/** The first field of a message, if it is a text: 0x0a, its length in groups of seven bits, and its bytes. */
function firstText(message: Uint8Array): string {
  if (message[0] !== 0x0a) return ''
  let [length, at] = [0, 1]
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = message[at++] ?? 0
    length += (byte & 0x7f) << shift
    if (byte < 0x80) break
  }
  return new TextDecoder().decode(message.subarray(at, at + length))
}
