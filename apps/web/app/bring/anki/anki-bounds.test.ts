import { zstdCompressSync } from 'node:zlib'
import { type WordFile, wordsOfFile } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { describe, expect, it } from 'vitest'
import { unzip } from '../unzip.ts'
import { readAnki } from './read-anki.ts'
import { writeAnki } from './write-anki.ts'

const sql = await initSqlJs()
const read = (bytes: Uint8Array) => readAnki(sql, unzip(bytes) ?? { names: [], read: () => undefined })
const now = Date.UTC(2026, 10, 21)
const collections = ['collection.anki2', 'collection.anki21', 'collection.anki21b'] as const

/** A deck in Anki's tables since 2022. */
function newerDeck(): Uint8Array {
  const database = new sql.Database()
  database.run(`
    create table notetypes (id integer primary key, name text);
    create table fields (ntid integer, ord integer, name text);
    create table templates (ntid integer, ord integer, name text, config blob);
    create table notes (id integer primary key, mid integer, flds text);
    create table cards (id integer primary key, nid integer, ord integer, due integer);
    create table revlog (id integer primary key, cid integer, ease integer, time integer);
    insert into notetypes values (5, 'Words');
    insert into fields values (5, 0, 'Malayalam'), (5, 1, 'English');
    insert into templates values (5, 0, 'a', x'0a0d7b7b4d616c6179616c616d7d7d');
    insert into notes values (7, 5, '<b>മഴ</b>' || char(31) || 'rain&nbsp;'), (8, 5, '{{c1::കടൽ}}' || char(31) || 'sea');
    insert into cards values (70, 7, 0, 1), (80, 8, 0, 2);
    insert into revlog values (1700000000000, 70, 3, 900);
  `)
  const bytes = database.export()
  database.close()
  return bytes
}

const word: SavedWord = { word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' }
const ours = writeAnki(sql, [{ saved: word }, { saved: { ...word, word: 'പുഴ' } }], [], now)
const decks = [unzipSync(ours)['collection.anki2'] ?? new Uint8Array(), newerDeck()]

/** Changes to a file: bytes overwritten, and what is left of it. */
const mangling = fc.record({
  changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255)), {
    maxLength: 30,
  }),
  kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
})

function mangled(
  bytes: Uint8Array,
  { changes, kept }: typeof mangling extends fc.Arbitrary<infer Of> ? Of : never,
) {
  const copy = bytes.slice(0, Math.ceil(bytes.length * kept))
  for (const [place, value] of changes) copy[Math.floor(place * copy.length)] = value
  return copy
}

const packed = (name: (typeof collections)[number], collection: Uint8Array) =>
  zipSync({
    [name]: name === 'collection.anki21b' ? new Uint8Array(zstdCompressSync(collection)) : collection,
  })

/** A file is read or refused, and no word of it has markup or is not in Malayalam. */
function isSound(file: WordFile) {
  const read = wordsOfFile(file)
  if (read.type === 'refused') return
  for (const { word, meaning } of read.words) {
    expect(word).toMatch(/\p{Script=Malayalam}/u)
    expect(`${word} ${meaning}`).not.toMatch(/<\/?[a-z][^<>]*>|\p{Cc}/iu)
  }
}

describe('whatever is brought as a package of Anki', { timeout: 300_000 }, () => {
  it('is read or refused if it is any bytes, alone or as the collection of a package', () => {
    const bytes = fc.uint8Array({ maxLength: 3000 })
    fc.assert(
      fc.property(bytes, fc.constantFrom(...collections), fc.boolean(), (bytes, name, whole) => {
        isSound(read(whole ? bytes : zipSync({ [name]: bytes, media: strToU8('{}') })))
      }),
    )
  })

  it('is read or refused if a deck or its package is damaged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...decks),
        fc.constantFrom(...collections),
        mangling,
        fc.option(mangling, { freq: 3 }),
        (deck, name, within, around) => {
          const file = packed(name, mangled(deck, within))
          isSound(read(around ? mangled(file, around) : file))
        },
      ),
    )
  })

  it('is read in time if a field claims to be at a place beyond all', () => {
    const database = new sql.Database(newerDeck())
    database.run("insert into fields values (5, 4294967290, 'x'), (5, -1, 'y'), (5, 3, 'z')")
    const file = read(packed('collection.anki21b', database.export()))
    expect(file).toMatchObject({ sheets: [{ heads: ['Malayalam', 'English', '', 'z'] }] })
  })
})

describe('a package of ours', { timeout: 300_000 }, () => {
  it('reads back the same, whatever the words say', () => {
    const text = fc.oneof(
      fc.constantFrom('', 'rain <b>& more</b>', '&amp;#39;', '[sound:x.mp3]x', '{{c1::x}}', '"', 'മഴ'),
      fc.stringMatching(/^[ -~ം-ൿ]{0,30}$/),
    )
    const some = fc.record({ meaning: text, pronunciation: text })
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), (given) => {
        const words = given.map((one, place) => ({ word: `മഴ${place}`, ...one }))
        const file = read(
          writeAnki(
            sql,
            words.map((saved) => ({ saved })),
            [],
            now,
          ),
        )
        expect(wordsOfFile(file)).toMatchObject({ type: 'sound', words, skipped: 0 })
      }),
    )
  })
})
