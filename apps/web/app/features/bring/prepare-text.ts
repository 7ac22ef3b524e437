import type { CaptionRefusal } from '@app/api'
import type { Brought, CaptionFault, Note } from '@app/learning/bring'
import { type Given, read } from '../../bring/door.ts'
import { notesOfMended } from '../../bring/notes.tsx'
import { refusalOfFault } from '../../bring/refusal-of-fault.ts'

/** What was brought cannot be kept as a text. The browser finds this out before it asks the server. */
export class BroughtFault extends Error {
  readonly refusal: CaptionRefusal

  constructor(fault: CaptionFault, file: 'original' | 'english') {
    super(fault.kind)
    this.refusal = refusalOfFault(fault, file)
  }
}

/** What was left out of a text and its English, or guessed. */
export type BroughtNotes = { original: readonly Note[]; english: readonly Note[] }

type Prepared = { json: string; title: string; notes: BroughtNotes }

/** Reads a text and its English, and joins them: the lines as our server keeps them. */
export async function prepareText(original: Brought, english: Given | undefined): Promise<Prepared> {
  const { joinEnglish, linesOfBrought, writeOwnLines } = await import('@app/learning/bring')
  const own = linesOfBrought(original)
  if (own.type === 'refused') throw new BroughtFault(own.fault, 'original')
  const title = original.kind === 'text' ? original.text.title : ''
  const notes = notesOf(original)
  if (!english)
    return { json: writeOwnLines(own.lines, own.timed), title, notes: { original: notes, english: [] } }

  const read = await readEnglish(english)
  const said = linesOfBrought(read)
  if (said.type === 'refused') throw new BroughtFault(said.fault, 'english')
  const joined = joinEnglish(own, said)
  if (joined.type === 'refused') throw new BroughtFault(joined.fault, 'english')
  const left = joined.left > 0 ? [{ what: 'english-left', count: joined.left }] : []
  return {
    json: writeOwnLines(joined.lines, joined.timed),
    title,
    notes: { original: [...notes, ...left], english: notesOf(read) },
  }
}

/** A list of English words is a text here. */
async function readEnglish(given: Given): Promise<Brought> {
  const brought = await read(given, { wanted: 'lines' })
  return brought.kind === 'words' ? read(given, { as: 'text' }) : brought
}

function notesOf(brought: Brought): Note[] {
  if (brought.kind === 'refused') return []
  const mended = brought.kind === 'lines' ? notesOfMended(brought.mended) : []
  return [...brought.leftOut, ...brought.doubts, ...mended]
}
