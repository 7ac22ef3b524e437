import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** One note of two cards, as Anki exports a deck with its history since 2022: the Malayalam, and the English. */
export function ankiPackage({
  fields,
  heads,
  reviews,
}: {
  fields: string[]
  heads: string[]
  reviews: number[]
}) {
  const path = join(mkdtempSync(join(tmpdir(), 'malayalam-anki-')), 'collection')
  const database = new DatabaseSync(path)
  const front = strToU8(`{{${heads[0]}}}`)
  database.exec(`
    create table notetypes (id integer not null primary key, name text not null);
    create table fields (ntid integer not null, ord integer not null, name text not null, primary key (ntid, ord)) without rowid;
    create table templates (ntid integer not null, ord integer not null, name text not null, config blob, primary key (ntid, ord)) without rowid;
    create table notes (id integer primary key, mid integer, flds text);
    create table cards (id integer primary key, nid integer, ord integer, due integer);
    create table revlog (id integer primary key, cid integer, ease integer, time integer);
    insert into notetypes values (5, 'Malayalam words');
    insert into cards values (70, 7, 0, 1);
  `)
  for (const [place, head] of heads.entries())
    database.prepare('insert into fields values (5, ?, ?)').run(place, head)
  const config = Uint8Array.of(0x0a, front.length, ...front)
  database.prepare("insert into templates values (5, 0, 'Card', ?)").run(config)
  database.prepare('insert into notes values (7, 5, ?)').run(fields.join('\u001f'))
  for (const at of reviews) database.prepare('insert into revlog values (?, 70, 3, 2000)').run(at)
  // Names are in an order that only Anki has.
  database.exec(
    "pragma writable_schema = 1; update sqlite_master set sql = replace(sql, 'name text not null', 'name text not null COLLATE unicase')",
  )
  database.close()
  const collection = zstdCompressSync(readFileSync(path))
  return Buffer.from(zipSync({ 'collection.anki21b': new Uint8Array(collection), media: strToU8('') }))
}
