import { isMalayalam } from '@app/malayalam'
import type { Asked, Brought, BroughtFrom, BroughtKind, BroughtText, TextChapter } from './brought.ts'
import { isPage, isWholePage, readPage } from './documents/page.ts'
import { isListOfWords, sentencesIn } from './tables/is-list.ts'
import { readJsonTable } from './tables/json-table.ts'
import { readWordTable, tableOf, type WordTable } from './tables/word-table.ts'
import type { Block } from './text/blocks.ts'
import { blocksOf } from './text/blocks.ts'
import { withBorders } from './text/borders.ts'
import { type CaptionFault, nothingMended } from './text/caption-line.ts'
import { isChat } from './text/chat.ts'
import { isSong } from './text/chords.ts'
import { mostBytes, mostLines } from './text/limits.ts'
import { linesOf } from './text/lines-of.ts'
import { isMarkdown } from './text/markdown.ts'
import { type Note, noteOfCount, noteOfLines } from './text/note.ts'
import { readOwnLines } from './text/own-lines.ts'
import type { Paragraph } from './text/paragraph.ts'
import { type Whole, wholeOfBlocks, wholeText } from './text/whole.ts'
import { namedText } from './timed/formats/named-formats.ts'
import { damagedLines, readCaptions } from './timed/read-captions.ts'
import type { WordFile } from './words/sheets.ts'
import { readWordsCsv, wordsOfTables } from './words/words-csv.ts'
import { isOwnJson, readWordsJson } from './words/words-json.ts'

/** The most lines that the lines of a text can be written in, with their times, their numbers and room between them. */
const mostWritten = 10 * mostLines

const ownTable = /^\uFEFF?"?word"?,"?meaning"?,"?pronunciation"?,/

/** Reads a text of any kind: what is in it decides, and its name is only a hint. */
export function bringText(written: string, name = '', asked: Asked = {}): Brought {
  if (written.length > mostBytes) return refused({ kind: 'too-large' })
  if (written.trim() === '') return refused({ kind: 'empty' })
  const many = written.split('\n').length
  if (many > mostWritten) return refused({ kind: 'too-many', lines: many })
  const text = withBorders(written.replace(/^\uFEFF/, ''))
  const own = asked.as === undefined ? ownFile(text) : undefined
  if (own) return own
  // The times of a chat are no times of lines.
  if (asked.as === 'lines' || (asked.as === undefined && !isChat(text))) {
    const captions = readCaptions(text, asked.rate)
    if (captions.type === 'lines')
      return { ...captions, ...{ kind: 'lines', from: 'captions', timed: true }, others: ['text', 'words'] }
    if (captions.type === 'refused' && !canBeMore(captions.fault))
      return refused(captions.fault, ['text', 'words'])
    if (asked.as === 'lines') return refused({ kind: 'no-captions' })
  }
  if (isWholePage(text)) return bringBlocks({ ...readPage(text), from: 'page' }, asked)
  if (/<FictionBook[\s>]/.test(text.slice(0, 2000))) {
    const title = /<book-title>([^<]*)</.exec(text)?.[1] ?? ''
    return bringBlocks({ ...blocksOf(text), title, from: 'book', leftOut: [] }, asked)
  }
  if (asked.as !== 'text' && !isChat(text) && !isSong(text)) {
    const table = bringTable(text, asked)
    if (table) return table
  }
  return isPage(text) && !isMarkdown(text.split('\n'), name)
    ? bringBlocks({ ...readPage(text), from: 'page' }, asked)
    : textOf(text, name, asked)
}

/** Files of our own come back just as they were. */
function ownFile(text: string): Brought | undefined {
  const told = { leftOut: [], doubts: [], others: [] }
  const lines = readOwnLines(text)
  if (isOwnJson(text) && !lines) return { ...told, kind: 'words', from: 'deck', words: readWordsJson(text) }
  if (ownTable.test(text)) return { ...told, kind: 'words', from: 'deck', words: readWordsCsv(text) }
  return lines && { ...told, ...lines, kind: 'lines', from: 'captions', mended: nothingMended }
}

/** JSON, HTML and XML are no captions, but may be something else. */
const canBeMore = (fault: CaptionFault) => fault.kind === 'format' && /^(?:JSON|HTML|XML)$/.test(fault.format)

/** The words in a list, or the lines with their translations in a table of sentences. Undefined for another text. */
function bringTable(text: string, asked: Asked): Brought | undefined {
  const list = readJsonTable(text)
  const table = list ? tableOf(list.rows, list.heads) : readWordTable(text)
  if (isListOfWords(table, wantsWords(asked) || list !== undefined))
    return wordsBrought([{ name: '', ...table }], list ? 'entries' : 'lines', 'list')
  const paragraphs = sentencesIn(table)
  return (
    paragraphs &&
    textBrought({
      title: '',
      from: 'plain',
      parts: [{ title: '', paragraphs, leftOut: [], doubts: noteOfCount('pairs', paragraphs.length) }],
    })
  )
}

export function wordsBrought(
  tables: readonly (WordTable & { name: string })[],
  of: 'lines' | 'entries',
  from: BroughtFrom,
): Brought {
  return { kind: 'words', from, words: wordsOfTables(of, tables), leftOut: [], doubts: [], others: ['text'] }
}

export const deckBrought = (words: WordFile): Brought => ({
  ...{ kind: 'words', from: 'deck', words },
  ...{ leftOut: [], doubts: [], others: [] },
})

const wantsWords = ({ as, wanted }: Asked) => as === 'words' || (as === undefined && wanted === 'words')

/** A book may be longer than a text of one part. */
const mostBookLines = 3 * mostLines

type Document = { blocks: readonly Block[]; title: string; from: BroughtFrom; leftOut: readonly Note[] }

/** A document or a page: its words, if it is a list or has a table of them, or else its text. */
export function bringBlocks({ blocks, title, from, leftOut }: Document, asked: Asked): Brought {
  if (blocks.length > mostBookLines) return refused({ kind: 'too-many', lines: blocks.length })
  if (asked.as !== 'text') {
    const rows = blocks.flatMap(({ cells }, place) => (cells ? [{ line: place + 1, cells }] : []))
    const size = (texts: readonly string[]) => texts.filter(isMalayalam).join('').length
    const inTables =
      size(rows.map(({ cells }) => cells.join(' '))) >= size(blocks.map(({ text }) => text)) / 2
    const table =
      inTables && rows.length > 0 ? tableOf(rows) : readWordTable(blocks.map(({ text }) => text).join('\n'))
    if (isListOfWords(table, wantsWords(asked))) return wordsBrought([{ name: '', ...table }], 'lines', from)
  }
  return textBrought({ title, from, parts: partsOf(blocks, leftOut) }, asked)
}

/** Shorter texts have no chapters, whatever headings they have. In letters. */
const longText = 12_000

/** A long text is parted at its headings. */
function partsOf(blocks: readonly Block[], leftOut: readonly Note[]): Part[] {
  const letters = blocks.reduce((sum, { text }) => sum + text.length, 0)
  const parts: { title: string; blocks: Block[] }[] = [{ title: '', blocks: [] }]
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.heading && letters > longText && last?.blocks.some(({ heading }) => !heading))
      parts.push({ title: block.text, blocks: [block] })
    else {
      if (block.heading && last?.title === '' && letters > longText) last.title = block.text
      last?.blocks.push(block)
    }
  }
  return parts.map(({ title, blocks }, place) => ({
    title,
    ...wholeOfBlocks(blocks, place === 0 ? leftOut : []),
  }))
}

export type Part = Whole & { title: string }

/** A text of these parts. The same kinds of notes on several parts are one note. */
export function textBrought(
  { parts, from, ...about }: Omit<BroughtText, 'chapters'> & { from: BroughtFrom; parts: readonly Part[] },
  { as }: Asked = {},
): Brought {
  const chapters = parts.map(chapterOf).filter(({ lines }) => lines.length > 0)
  const lines = chapters.reduce((sum, chapter) => sum + chapter.lines.length, 0)
  if (lines === 0) return refused({ kind: 'no-captions' })
  if (lines > (chapters.length > 1 ? mostBookLines : mostLines)) return refused({ kind: 'too-many', lines })
  return {
    ...{ kind: 'text', from, text: { ...about, chapters } },
    leftOut: together(parts.flatMap(({ leftOut }) => leftOut)),
    doubts: together(parts.flatMap(({ doubts }) => doubts)),
    others: as === 'text' ? ['words', 'lines'] : ['words'],
  }
}

const chapterOf = ({
  title,
  paragraphs,
}: {
  title: string
  paragraphs: readonly Paragraph[]
}): TextChapter => ({
  title,
  ...linesOf(paragraphs),
})

function together(notes: readonly Note[]): Note[] {
  return [...Map.groupBy(notes, ({ what }) => what).values()].flatMap((same) => {
    const [first, ...more] = same
    if (!first) return []
    const shown = same.flatMap(({ shown = [] }) => shown).slice(0, first.shown ? 20 : 0)
    const count = same.reduce((sum, { count }) => sum + count, 0)
    return [more.length === 0 ? first : { what: first.what, count, ...(shown.length > 0 && { shown }) }]
  })
}

function textOf(text: string, name: string, asked: Asked): Brought {
  const format = namedText(text)
  if (format) return refused({ kind: 'format', format })
  const written = text.split(/\r\n|[\n\r]/)
  const many = written.filter((line) => line.trim() !== '').length
  if (many > mostBookLines) return refused({ kind: 'too-many', lines: many })
  const { of, ...whole } = wholeText(text, name)
  const doubts = [...whole.doubts, ...noteOfLines('damaged', damagedLines(written))]
  return textBrought({ title: '', from: of, parts: [{ title: '', ...whole, doubts }] }, asked)
}

export const refused = (fault: CaptionFault, others: readonly BroughtKind[] = []): Brought => ({
  ...{ kind: 'refused', fault, others },
})
