import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import initSqlJs from 'sql.js'

type Deck = { fields: string[]; heads: string[]; reviews: number[] }

/** A note with one card and its history, as Anki exports a deck since 2022. The front shows the first field. */
export async function ankiPackage({ fields, heads, reviews }: Deck): Promise<Buffer> {
  const { Database } = await initSqlJs()
  const database = new Database()
  const front = strToU8(`{{${heads[0]}}}`)
  database.run(`
    create table notetypes (id integer not null primary key, name text COLLATE binary);
    create table fields (ntid integer not null, ord integer not null, name text COLLATE binary, primary key (ntid, ord)) without rowid;
    create table templates (ntid integer not null, ord integer not null, name text COLLATE binary, config blob, primary key (ntid, ord)) without rowid;
    create table notes (id integer primary key, mid integer, flds text);
    create table cards (id integer primary key, nid integer, ord integer, due integer);
    create table revlog (id integer primary key, cid integer, ease integer, time integer);
    insert into notetypes values (5, 'Malayalam words');
    insert into cards values (70, 7, 0, 1);
  `)
  for (const [place, head] of heads.entries())
    database.run('insert into fields values (5, ?, ?)', [place, head])
  const config = Uint8Array.of(0x0a, front.length, ...front)
  database.run("insert into templates values (5, 0, 'Card', ?)", [config])
  database.run('insert into notes values (7, 5, ?)', [fields.join('\u001f')])
  for (const at of reviews) database.run('insert into revlog values (?, 70, 3, 2000)', [at])
  // Names are in an order that only Anki has.
  database.run('pragma writable_schema = 1')
  database.run("update sqlite_master set sql = replace(sql, 'COLLATE binary', 'COLLATE unicase')")
  const collection = new Uint8Array(zstdCompressSync(database.export()))
  database.close()
  return Buffer.from(zipSync({ 'collection.anki21b': collection, media: strToU8('') }))
}
