import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { wordsOfFile } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { describe, expect, it } from 'vitest'
import { unzip } from '../unzip.ts'
import { readAnki } from './read-anki.ts'
import { sha1Start } from './sha1.ts'
import { writeAnki } from './write-anki.ts'

const sql = await initSqlJs()
const read = (bytes: Uint8Array) => readAnki(sql, unzip(bytes) ?? { names: [], read: () => undefined })
const now = Date.UTC(2026, 10, 21)
const folder = mkdtempSync(join(tmpdir(), 'malayalam-anki-'))

const clip = { name: 'malayalam-for-all-rain.mp3', bytes: new Uint8Array([1, 2, 3]) }
const rain: SavedWord = { word: 'മഴ', meaning: 'rain <b>& more</b>', pronunciation: 'mazha' }

/** Different words; every second one has where it was met. */
const manyWords = (count: number): SavedWord[] =>
  Array.from({ length: count }, (_, n) => ({
    word: `മഴ${n}`,
    meaning: n % 7 === 0 ? '' : `rain, "no. ${n}" <&> 'x'`,
    pronunciation: `mazha ${n}`,
    ...(n % 2 === 0 && {
      metAt: {
        sentence: `മഴ${n} പെയ്യുന്നു.`,
        translation: 'It rains; a\u00a0lot.',
        video: 'food',
        start: n / 7,
        duration: 2.25,
      },
    }),
  }))

/** The database of a package, opened by SQLite itself. */
function opened(bytes: Uint8Array, name = 'collection.anki2') {
  const files = unzipSync(bytes)
  const path = join(folder, `${crypto.randomUUID()}.anki2`)
  writeFileSync(path, files[name] ?? new Uint8Array())
  return { files, database: new DatabaseSync(path) }
}

describe('a package for Anki', { timeout: 60_000 }, () => {
  it('returns five thousand words unchanged', () => {
    const words = manyWords(5000)
    const bytes = writeAnki(
      sql,
      words.map((saved) => ({ saved })),
      [],
      now,
    )
    const file = wordsOfFile(read(bytes))
    expect(file).toMatchObject({ type: 'sound', skipped: 0 })
    expect(file.type === 'sound' && file.words).toEqual(words)

    const { database } = opened(bytes)
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(database.prepare('select count(*) as n, count(distinct guid) as guids from notes').get()).toEqual({
      n: 5000,
      guids: 5000,
    })
    const loose = 'select count(*) as n from cards where nid not in (select id from notes)'
    expect(database.prepare(loose).get()).toEqual({ n: 0 })
  })

  it('has what Anki’s schema 11 needs', () => {
    const { database, files } = opened(writeAnki(sql, [{ saved: rain, clip: clip.name }], [clip], now))
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by 1").all()
    expect(tables.map(({ name }) => name)).toEqual(['cards', 'col', 'graves', 'notes', 'revlog'])
    const col = database.prepare('select ver, models, decks, dconf, conf from col').get() ?? {}
    expect(col.ver).toBe(11)
    for (const name of ['models', 'decks', 'dconf', 'conf'])
      expect(() => JSON.parse(String(col[name]))).not.toThrow()

    const note = database.prepare('select mid, flds, sfld, csum from notes').get() ?? {}
    const model = JSON.parse(String(col.models))[String(note.mid)]
    expect(String(note.flds).split('\u001f')).toHaveLength(model.flds.length)
    expect(String(note.flds)).toContain(
      'rain &lt;b&gt;&amp; more&lt;/b&gt;\u001fmazha\u001f[sound:malayalam-for-all-rain.mp3]',
    )
    const digest = createHash('sha1').update('മഴ').digest('hex').slice(0, 8)
    expect(note.csum).toBe(Number.parseInt(digest, 16))
    const cards = database.prepare('select ord, did, queue, type from cards order by ord').all()
    expect(cards.map(({ ord }) => ord)).toEqual([0, 1, 2])
    expect(Object.keys(JSON.parse(String(col.decks)))).toContain(String(cards[0]?.did))

    expect(JSON.parse(strFromU8(files.media ?? new Uint8Array()))).toEqual({ 0: clip.name })
    expect(files['0']).toEqual(clip.bytes)
  })

  it('gives a word’s note and cards the same ids each time, so that importing again updates them', () => {
    const ids = (words: SavedWord[]) => {
      const { database } = opened(
        writeAnki(
          sql,
          words.map((saved) => ({ saved })),
          [],
          now,
        ),
      )
      const query = 'select guid, notes.id, mid, cards.id as card from notes join cards on nid = notes.id'
      return database.prepare(`${query} order by guid, card`).all()
    }
    const before = ids([rain])
    const after = ids([...manyWords(50), { ...rain, meaning: 'the rain' }])
    expect(after.filter(({ guid }) => guid === before[0]?.guid)).toEqual(before)
  })

  it('makes no card with an empty side', () => {
    const silent = { ...rain, meaning: '' }
    const { database } = opened(writeAnki(sql, [{ saved: silent }], [], now))
    expect(database.prepare('select ord from cards').all()).toEqual([{ ord: 0 }])
  })
})

describe('a package that Anki made', () => {
  /**
   * Another person's deck, as Anki exports it for older versions: the collection beside one that only says
   * so.
   */
  function aPackage(notes: readonly string[][], { name = 'collection.anki21' } = {}) {
    const database = new sql.Database()
    database.run('create table col (models text)')
    database.run('create table notes (id integer primary key, mid integer, flds text)')
    database.run('create table cards (nid integer, due integer)')
    const models = { 1700000000123: { name: 'Basic', flds: [{ name: 'Front' }, { name: 'Back' }] } }
    database.run('insert into col values (?)', [JSON.stringify(models)])
    notes.forEach((fields, at) => {
      database.run('insert into notes values (?, 1700000000123, ?)', [at + 1, fields.join('\u001f')])
    })
    return zipSync({
      [name]: database.export(),
      'collection.anki2': strToU8('Please update to the latest Anki version'),
      media: strToU8('{}'),
    })
  }

  it('is read by what is in its fields, and notes without Malayalam are counted', () => {
    const bytes = aPackage([
      ['<b>മഴ</b>', 'rain'],
      ['tree', 'മരം'],
      ['Haus', 'house'],
    ])
    const file = read(bytes)
    expect(file).toMatchObject({ sheets: [{ name: 'Basic', heads: ['Front', 'Back'], columns: {} }] })
    expect(wordsOfFile(file)).toEqual({
      type: 'sound',
      words: [
        { word: 'മഴ', meaning: 'rain', pronunciation: '' },
        { word: 'മരം', meaning: 'tree', pronunciation: '' },
      ],
      reviews: [],
      skipped: 1,
    })
  })

  it('is read with its history if it is of the newest kind', () => {
    const database = new sql.Database()
    database.run('create table notetypes (id integer not null primary key, name text COLLATE binary)')
    database.run(
      'create table fields (ntid integer not null, ord integer not null, name text COLLATE binary, primary key (ntid, ord)) without rowid',
    )
    database.run(
      'create table templates (ntid integer not null, ord integer not null, name text COLLATE binary, config blob, primary key (ntid, ord)) without rowid',
    )
    database.run('create unique index idx_notetypes_name on notetypes (name)')
    database.run('create unique index idx_fields_name_ntid on fields (name, ntid)')
    database.run('create unique index idx_templates_name_ntid on templates (name, ntid)')
    database.run("insert into notetypes values (5, 'Both ways')")
    database.run('create table notes (id integer primary key, mid integer, flds text)')
    database.run('create table cards (id integer primary key, nid integer, ord integer, due integer)')
    database.run('create table revlog (id integer primary key, cid integer, ease integer, time integer)')
    database.run("insert into fields values (5, 0, 'English'), (5, 1, 'Malayalam')")
    const config = (front: string) => Uint8Array.of(0x0a, front.length, ...strToU8(front), 0x12, 1, 0x41)
    database.run('insert into templates values (5, 0, ?, ?)', ['a', config('{{English}}')])
    database.run('insert into templates values (5, 1, ?, ?)', ['b', config('<b>{{Malayalam}}</b>')])
    database.run("insert into notes values (7, 5, 'rain' || char(31) || 'മഴ')")
    database.run('insert into cards values (70, 7, 0, 1), (71, 7, 1, 1)')
    database.run('insert into revlog values (1700000000000, 70, 1, 900), (1700000001000, 71, 4, 800)')
    // Anki's own order of names, which no other program has (patarapolw/ankisync2/issues/3).
    database.run('pragma writable_schema = 1')
    database.run("update sqlite_master set sql = replace(sql, 'COLLATE binary', 'COLLATE unicase')")
    const bytes = zipSync({
      'collection.anki21b': new Uint8Array(zstdCompressSync(database.export())),
      'collection.anki2': strToU8('Please update to the latest Anki version'),
    })
    const file = read(bytes)
    expect(file).toMatchObject({ sheets: [{ name: 'Both ways' }] })
    expect(wordsOfFile(file)).toMatchObject({
      words: [{ word: 'മഴ', meaning: 'rain' }],
      reviews: [
        { review: { word: 'മഴ', card: 'say', grade: 'again', at: 1_700_000_000_000, took: 900 } },
        { review: { word: 'മഴ', card: 'read', grade: 'easy', at: 1_700_000_001_000, took: 800 } },
      ],
    })
  })

  it.each([
    ['no zip', strToU8('PK but no zip'), 'foreign'],
    ['another zip', zipSync({ 'a.txt': strToU8('a') }), 'foreign'],
    ['a collection that is no database', zipSync({ 'collection.anki2': strToU8('x') }), 'damaged'],
    [
      'one that is not packed as it says',
      aPackage([['മഴ', 'rain']], { name: 'collection.anki21b' }),
      'damaged',
    ],
    ['one without a Malayalam word', aPackage([['a', 'b']]), 'no words'],
    ['a cut off one', aPackage([['മഴ', 'rain']]).slice(0, 300), 'foreign'],
  ])('is refused: %s', (_, bytes, why) => {
    expect(read(bytes)).toEqual({ type: 'refused', refusal: { why } })
  })
})

describe('sha1Start', () => {
  it.each(['', 'മഴ', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'x'.repeat(1000)])(
    'returns the start of the SHA-1 of "%s"',
    (text) => {
      const digest = createHash('sha1').update(text).digest('hex').slice(0, 8)
      expect(sha1Start(text)).toBe(Number.parseInt(digest, 16))
    },
  )
})
