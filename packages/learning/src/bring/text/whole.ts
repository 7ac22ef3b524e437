import { isMalayalam } from '@app/malayalam'
import type { Block } from './blocks.ts'
import { readChat } from './chat.ts'
import { withoutChords } from './chords.ts'
import { isMarkdown, readMarkdown } from './markdown.ts'
import { type Note, noteOf, noteOfCount } from './note.ts'
import { withoutPages } from './pages.ts'
import type { Paragraph } from './paragraph.ts'
import { soundsLike } from './sounds-like.ts'
import { unwrapped } from './unwrap.ts'

/** The paragraphs of a text, and what is no text of it, or was joined. */
export type Whole = { paragraphs: Paragraph[]; leftOut: Note[]; doubts: Note[] }

const letter = /\p{L}/u
/** A line between two parts of a text, drawn with signs. */
const rule = /^[\s\-–—_=*~#·•.+]{3,}$/u

/**
 * Makes a text whole, before it is cut into sentences: without the stamps of a chat, the marks of Markdown, the chords
 * of a song, the numbers and heads of pages, and with the lines and words joined that a page has broken. `name` is that
 * of its file.
 */
export function wholeText(text: string, name = ''): Whole & { of: 'chat' | 'notes' | 'plain' } {
  const lines = text.split(/\r\n|[\n\v\r\u0085\u2028\u2029]/)
  const chat = readChat(lines)
  if (chat) return { of: 'chat', ...chat, doubts: [] }
  const song = withoutChords(lines)
  const marked = isMarkdown(song.lines, name) ? readMarkdown(song.lines) : undefined
  if (marked) return { of: 'notes', ...wholeOfBlocks(marked.blocks, [...song.leftOut, ...marked.leftOut]) }
  const pages = withoutPages(song.lines.map((line) => (rule.test(line) ? '' : line)).join('\n'))
  return {
    of: 'plain',
    ...wholeOfBlocks([{ text: pages.lines.join('\n') }], [...song.leftOut, ...pages.leftOut]),
  }
}

/** The same of a text whose headings and tables are known. The lines within a block may be those of a page. */
export function wholeOfBlocks(blocks: readonly Block[], leftOut: readonly Note[]): Whole {
  const paragraphs: Paragraph[] = []
  let lines: string[] = []
  let joined = 0
  const flush = () => {
    const made = unwrapped(lines)
    for (const text of made.paragraphs) paragraphs.push({ text })
    joined += made.joined
    lines = []
  }
  for (const { text, heading, cells } of blocks) {
    if (!heading && !cells) {
      for (const line of text.split('\n')) lines.push(line)
      lines.push('')
      continue
    }
    flush()
    paragraphs.push(cells ? ofRow(cells) : { text, heading: true })
  }
  flush()
  const paired = withTranslations(paragraphs)
  return {
    ...paired,
    leftOut: [...leftOut, ...paired.leftOut],
    doubts: [...noteOfCount('joined-lines', joined), ...paired.doubts],
  }
}

/** A row of a table with one cell in Malayalam is a line and its translation. */
function ofRow(cells: readonly string[]): Paragraph {
  const written = cells.filter(Boolean)
  const own = written.filter((cell) => isMalayalam(cell))
  const others = written.filter((cell) => !isMalayalam(cell) && letter.test(cell))
  return own.length === 1 && own[0] !== undefined && others.length > 0
    ? { text: own[0], translation: others.join('; ') }
    : { text: written.join(' – ') }
}

/** So much of a text must be in two languages by turns. */
const [fewestPairs, mostAlone] = [2, 0.3]

/** Malayalam and another language line by line become lines and translations; how a line sounds is left out. */
function withTranslations(all: readonly Paragraph[]): Whole {
  const sounds: string[] = []
  const paragraphs = all.filter(({ text }, place) => {
    const own = [all[place - 1], all[place + 1]].some((near) => near && soundsLike(text, near.text))
    if (own) sounds.push(text)
    return !own
  })
  const leftOut = noteOf('sound-lines', sounds)
  const kinds = paragraphs.map(({ text, heading, translation, speaker }) =>
    heading || translation || speaker
      ? 'whole'
      : isMalayalam(text)
        ? 'own'
        : letter.test(text)
          ? 'other'
          : 'whole',
  )
  const many = (kind: string) => kinds.filter((one) => one === kind).length
  const before = kinds.filter((kind, place) => kind === 'other' && kinds[place + 1] === 'own').length
  const after = kinds.filter((kind, place) => kind === 'own' && kinds[place + 1] === 'other').length
  const step = kinds.indexOf('other') < kinds.indexOf('own') && before >= after ? -1 : 1
  const pairs = step === 1 ? after : before
  if (pairs < fewestPairs || pairs < many('own') * (1 - mostAlone) || pairs < many('other') * (1 - mostAlone))
    return { paragraphs, leftOut, doubts: [] }
  const isOther = (place: number) => kinds[place] === 'other' && kinds[place - step] === 'own'
  return {
    paragraphs: paragraphs.flatMap((paragraph, place) => {
      if (isOther(place)) return []
      const other = kinds[place] === 'own' && isOther(place + step) ? paragraphs[place + step] : undefined
      return [other ? { ...paragraph, translation: other.text } : paragraph]
    }),
    leftOut,
    doubts: noteOfCount('pairs', pairs),
  }
}
