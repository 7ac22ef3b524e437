import type { Book } from './documents/book.ts'
import type { CaptionFault, CaptionLine, Mended } from './text/caption-line.ts'
import type { Note } from './text/note.ts'
import type { WordFile } from './words/sheets.ts'

/** What was brought is taken as lines of a video, as words to learn, or as a text to read. */
export type BroughtKind = 'lines' | 'words' | 'text'

/** What it was before it was read. */
export type BroughtFrom =
  | 'captions'
  | 'list'
  | 'deck'
  | 'spreadsheet'
  | 'book'
  | 'document'
  | 'page'
  | 'chat'
  | 'notes'
  | 'plain'

/** A part of a text, with its lines. A text without parts is one, without a title. */
export type TextChapter = { title: string; lines: readonly CaptionLine[]; paragraphs: readonly number[] }

/** A text to read. */
export type BroughtText = Pick<Book, 'title' | 'author' | 'language' | 'cover'> & {
  chapters: readonly TextChapter[]
}

type Told = {
  from: BroughtFrom
  leftOut: readonly Note[]
  doubts: readonly Note[]
  /** What else it may be taken as. */
  others: readonly BroughtKind[]
}

/**
 * What somebody brought, as it is understood: what it is and what it says, what was left out of it, and where we are
 * not sure; or why nothing can be read.
 */
export type Brought =
  | (Told & { kind: 'lines'; lines: readonly CaptionLine[]; timed: boolean; mended: Mended })
  | (Told & { kind: 'words'; words: WordFile })
  | (Told & { kind: 'text'; text: BroughtText })
  | { kind: 'refused'; fault: CaptionFault; others: readonly BroughtKind[] }

/** What is asked of the reader. */
export type Asked = {
  /** The kind that somebody chose after the reader had chosen another. */
  as?: BroughtKind
  /** Where it was brought: a word list may be short there where words are wanted. */
  wanted?: BroughtKind
  /** How many frames a second has, if somebody was asked. */
  rate?: number
}
