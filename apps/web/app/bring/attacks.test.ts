import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Archive, type Brought, bring } from '@app/learning/bring'
import { gzipSync, strToU8, zipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { readAnki } from './anki/read-anki.ts'
import { pdfText } from './pdf-text.ts'
import { gunzip, unzip } from './unzip.ts'

const sql = await initSqlJs()
const tools = { ...{ unzip, gunzip, pdf: pdfText }, deck: async (archive: Archive) => readAnki(sql, archive) }
const read = (bytes: Uint8Array, name = 'file'): Promise<Brought> => bring({ bytes, name }, tools)
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'cases', name)))
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const rain = 'മഴ പെയ്യുന്നു.'
/** An archive of one file, which says of itself that it unpacks to four gigabytes. */
function bomb(name: string): Uint8Array {
  const bytes = zip({ [name]: `<w:p><w:t>${rain}</w:t></w:p>` })
  const entry = bytes.findIndex(
    (_, at) => String.fromCharCode(...bytes.subarray(at, at + 4)) === 'PK\x01\x02',
  )
  bytes.fill(0xf0, entry + 24, entry + 28)
  return bytes
}
/** The same by gzip, which says its size at its end. */
const gzipBomb = () => gzipSync(strToU8(rain)).fill(0xf0, -4)

const format = (name: string) => ({ kind: 'format', format: name })

it.each<[string, () => Uint8Array, object]>([
  ['nothing', () => new Uint8Array(), { kind: 'empty' }],
  [
    'noise',
    () => Uint8Array.from({ length: 4000 }, (_, place) => (place * 7919) % 251),
    { kind: 'not-text' },
  ],
  ['half a book', () => fixture('story.epub').subarray(0, 3000), format('damaged ZIP')],
  ['half a PDF', () => fixture('story.pdf').subarray(0, 8000), format('PDF damaged')],
  ['a PDF of nothing', () => strToU8('%PDF-1.7\nno more'), format('PDF damaged')],
  ['a PDF with a password', () => fixture('locked.pdf'), format('PDF locked')],
  ['a document without text', () => zip({ 'word/document.xml': '' }), { kind: 'no-captions' }],
  ['a book without contents', () => zip({ 'META-INF/container.xml': '' }), { kind: 'no-captions' }],
  ['twenty megabytes', () => strToU8(`${rain}\n`.repeat(500_000)), { kind: 'too-many' }],
  ['an archive of nothing to read', () => zip({ 'a.bin': '\0\0\0' }), format('ZIP')],
  ['a text that unpacks to more than any', () => bomb('a.txt'), format('ZIP')],
  ['the same as a document', () => bomb('word/document.xml'), { kind: 'no-captions' }],
  ['the same by gzip', gzipBomb, format('GZIP')],
  [
    'a document of more lines than any book',
    () => zip({ 'word/document.xml': `<w:p><w:t>${rain}</w:t></w:p>`.repeat(70_000) }),
    { kind: 'too-many', lines: 70_000 },
  ],
])('refuses %s, and says why', async (_, bytes, fault) =>
  expect(await read(bytes())).toMatchObject({ kind: 'refused', fault }),
)

it('opens no archive in an archive in an archive', async () => {
  const deep = zipSync({ 'a.zip': zipSync({ 'b.zip': zipSync({ 'c.txt': strToU8(rain) }) }) })
  expect(await read(deep)).toMatchObject({ kind: 'refused', fault: { format: 'ZIP' } })
})

it('asks what is in a file, not what it is called', async () => {
  expect(await read(fixture('story.docx'), 'a.txt')).toMatchObject({ kind: 'text', from: 'document' })
  expect(await read(fixture('kadha.epub'), 'a.srt')).toMatchObject({ kind: 'text', from: 'book' })
  expect(await read(strToU8(rain), 'a.docx')).toMatchObject({ kind: 'text', from: 'plain' })
  expect(await read(fixture('n04-word-arrow.srt'), 'a.pdf')).toMatchObject({ kind: 'lines' })
})

it('reads what is left of a damaged document', async () => {
  const brought = await read(zip({ 'word/document.xml': `<w:document><w:p><w:t>${rain}<w:p` }))
  expect(brought).toMatchObject({ kind: 'text', text: { chapters: [{ lines: [{ text: rain }] }] } })
})

it('reads the first three hundred files of an archive, and tells of the others', async () => {
  const many = Object.fromEntries(Array.from({ length: 320 }, (_, place) => [`${1000 + place}.txt`, rain]))
  const brought = await read(zip(many))
  expect(brought).toMatchObject({ kind: 'text', leftOut: [{ what: 'files', count: 20 }] })
})

it('reads a paragraph of a hundred thousand words', async () => {
  const brought = await read(strToU8('മഴ '.repeat(100_000)))
  expect(brought).toMatchObject({ kind: 'text' })
})
