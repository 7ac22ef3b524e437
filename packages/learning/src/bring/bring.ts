import { isMalayalam } from '@app/malayalam'
import { bringBlocks, bringText, deckBrought, refused, textBrought, wordsBrought } from './bring-text.ts'
import type { Asked, Brought, BroughtKind } from './brought.ts'
import type { Archive } from './documents/archive.ts'
import { readEpub } from './documents/book.ts'
import { namedFile } from './documents/named-files.ts'
import { readOffice } from './documents/office.ts'
import { readSpreadsheet } from './documents/spreadsheet.ts'
import { isListOfWords } from './tables/is-list.ts'
import { tableOf } from './tables/word-table.ts'
import { decodeText } from './text/decode-text.ts'
import { mostFileBytes } from './text/limits.ts'
import { noteOf } from './text/note.ts'
import { wholeOfBlocks } from './text/whole.ts'
import { joinEnglish } from './timed/join-english.ts'
import type { WordFile } from './words/sheets.ts'

/** The text of a PDF, a form feed between its pages; or why it has none. */
export type PdfText = { text: string; title: string } | { none: 'locked' | 'scan' | 'old-font' | 'damaged' }

/** What unpacks files: other people's programs, which are loaded when they are needed. */
export type Tools = {
  /** Undefined if this is no archive. */
  unzip: (bytes: Uint8Array) => Archive | undefined
  /** Undefined if it is damaged, or larger than any text. */
  gunzip: (bytes: Uint8Array) => Uint8Array | undefined
  pdf: (bytes: Uint8Array) => Promise<PdfText>
  /** The words of a collection of Anki. */
  deck: (archive: Archive) => Promise<WordFile>
}

/** A file, or what was pasted. */
export type Item = { bytes: Uint8Array; name: string } | { text: string; html?: string; name?: string }

/** Archives within archives are opened so deep, and so many of their files are read. */
const [deepest, mostFiles] = [2, 300]

/**
 * The one door for everything that people have: looks at what it is, and reads it with the reader for that. It never
 * throws for what is in a file, and the size of the result is limited.
 */
export async function bring(item: Item, tools: Tools, asked: Asked = {}, depth = 0): Promise<Brought> {
  if ('text' in item) return bringPasted(item, asked)
  const { bytes, name } = item
  if (bytes.length > mostFileBytes) return refused({ kind: 'too-large' })
  const begin = String.fromCharCode(...bytes.subarray(0, 16))
  if (begin.startsWith('PK')) {
    const archive = tools.unzip(bytes)
    return archive
      ? bringArchive(archive, name, tools, asked, depth)
      : refused({ kind: 'format', format: 'damaged ZIP' })
  }
  if (begin.startsWith('SQLite format 3'))
    return deckBrought(await tools.deck({ names: ['collection.anki2'], read: () => bytes }))
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const unpacked = tools.gunzip(bytes)
    return unpacked && depth < deepest
      ? bring({ bytes: unpacked, name: name.replace(/\.gz$/i, '') }, tools, asked, depth + 1)
      : refused({ kind: 'format', format: 'GZIP' })
  }
  if (begin.startsWith('%PDF-')) return bringPdf(await tools.pdf(bytes), asked)
  const format = namedFile(bytes)
  if (format) return refused({ kind: 'format', format })
  const text = decodeText(bytes)
  return text === undefined ? refused({ kind: 'not-text' }) : bringText(text, name, asked)
}

/** What was copied has its form in its HTML: tables, lists and headings. */
function bringPasted({ text, html, name }: Extract<Item, { text: string }>, asked: Asked): Brought {
  const isRich = html !== undefined && /<(?:table|h[1-6]|li|p|br|div|ruby)[\s>/]/i.test(html)
  const read = isRich ? bringText(`<html>${html}</html>`, name, asked) : undefined
  return read && read.kind !== 'refused' ? read : bringText(text, name, asked)
}

/** A word that begins with a sign that none begins with: the fonts of many PDFs do not name all letters. */
const brokenWord = /(?<![\p{L}\p{M}\p{N}\u200C\u200D])\p{M}[\p{L}\p{M}]*/gu

function bringPdf(pdf: PdfText, asked: Asked): Brought {
  if ('none' in pdf) return refused({ kind: 'format', format: `PDF ${pdf.none}` })
  const read = bringText(pdf.text, '', asked)
  if (read.kind !== 'text') return read
  const doubts = [...read.doubts, ...noteOf('broken-words', pdf.text.match(brokenWord) ?? [])]
  return { ...read, from: 'document', text: { ...read.text, title: pdf.title }, doubts }
}

async function bringArchive(
  archive: Archive,
  name: string,
  tools: Tools,
  asked: Asked,
  depth: number,
): Promise<Brought> {
  const { names } = archive
  if (names.some((one) => /^collection\.anki2(?:1b?)?$/.test(one)))
    return deckBrought(await tools.deck(archive))
  const sheets = readSpreadsheet(archive)
  if (sheets) {
    const tables = sheets.map(({ name, rows }) => ({ name, ...tableOf(rows) }))
    const lists = tables.filter((table) => isListOfWords(table, asked.as !== 'text'))
    if (lists.length > 0 && asked.as !== 'text') return wordsBrought(lists, 'lines', 'spreadsheet')
    const text = sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells.join('\t'))).join('\n')
    return bringText(text, '', { ...asked, as: 'text' })
  }
  if (names.includes('META-INF/container.xml') || names.some((one) => one.endsWith('.opf')))
    return bringBook(archive)
  const office = readOffice(archive)
  if (office) return bringBlocks({ ...office, from: 'document' }, asked)
  if (names.some((one) => one.endsWith('.iwa'))) return refused({ kind: 'format', format: 'Pages' })
  return depth < deepest
    ? bringFiles(archive, name, tools, asked, depth)
    : refused({ kind: 'format', format: 'ZIP' })
}

function bringBook(archive: Archive): Brought {
  const book = readEpub(archive)
  if (!book) return refused({ kind: 'format', format: 'locked EPUB' })
  const { chapters, leftOut, ...about } = book
  const parts = chapters.map(({ title, blocks }, place) => ({
    title,
    ...wholeOfBlocks(blocks, place === 0 ? leftOut : []),
  }))
  return textBrought({ ...about, from: 'book', parts })
}

/** The files in an archive: those of the kind that most of them are, and the others are told. */
async function bringFiles(
  { names, read }: Archive,
  name: string,
  tools: Tools,
  asked: Asked,
  depth: number,
): Promise<Brought> {
  const inside: { name: string; brought: Exclude<Brought, { kind: 'refused' }> }[] = []
  const files = names.filter((one) => !/\/$|(?:^|\/)(?:\.|__MACOSX\/)/.test(one)).toSorted()
  let left = files.slice(mostFiles)
  for (const one of files.slice(0, mostFiles)) {
    const bytes = read(one)
    const brought = bytes && (await bring({ bytes, name: one }, tools, asked, depth + 1))
    if (brought && brought.kind !== 'refused') inside.push({ name: one, brought })
    else left.push(one)
  }
  const kinds: readonly BroughtKind[] = ['text', 'lines', 'words']
  const many = (kind: BroughtKind) => inside.filter(({ brought }) => brought.kind === kind).length
  const [kind] = kinds.toSorted((one, other) => many(other) - many(one))
  const same = inside.filter(({ brought }) => brought.kind === kind)
  left = [...left, ...inside.filter((one) => !same.includes(one)).map(({ name }) => name)]
  const [first, ...others] = same.map(({ brought }) => brought)
  if (!first) return refused({ kind: 'format', format: 'ZIP' })
  const joined = joinAll(first, others, name)
  // Of captions in one language several times, and of several lists, the first is taken.
  if (joined === first) left = [...left, ...same.slice(1).map(({ name }) => name)]
  return { ...joined, leftOut: [...joined.leftOut, ...noteOf('files', left)] }
}

type Read = Exclude<Brought, { kind: 'refused' }>

function joinAll(first: Read, others: readonly Read[], name: string): Read {
  if (first.kind === 'text' && others.length > 0) {
    const texts = [first, ...others].flatMap((one) => (one.kind === 'text' ? [one.text] : []))
    const chapters = texts.flatMap(({ title, chapters }) =>
      chapters.map((chapter) => ({ ...chapter, title: chapter.title || title })),
    )
    return { ...first, text: { title: name.replace(/\.\w+$/, ''), chapters } }
  }
  const [second] = others
  if (first.kind !== 'lines' || second?.kind !== 'lines') return first
  const isOwn = ({ lines }: { lines: readonly { text: string }[] }) =>
    lines.filter(({ text }) => isMalayalam(text)).length > lines.length / 2
  if (isOwn(first) === isOwn(second)) return first
  const [own, english] = isOwn(first) ? [first, second] : [second, first]
  const joined = joinEnglish(own, english)
  return joined.type === 'lines' ? { ...own, lines: joined.lines } : own
}
