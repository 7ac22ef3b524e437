import { decodeEntities } from './decode-entities.ts'
import { piecesOf } from './xml-pieces.ts'

/**
 * A paragraph, a heading or a row of a table. `linked`: it is nothing but links. `main`: it stands in the part of a page
 * that the page calls its own text.
 */
export type Block = { text: string; heading?: true; cells?: string[]; linked?: true; main?: true }

const set = (names: string) => new Set(names.split(' '))
/** Elements that end a line, of HTML, EPUB, FictionBook, Word and OpenDocument. */
const lines = set(
  'p div section article main header li dt dd h h1 h2 h3 h4 h5 h6 blockquote pre table ul ol dl caption figcaption figure address hr title subtitle v stanza body tbl list list-item',
)
/** What a page does and not what it says, what stands beside its text, and what its writer has deleted. */
const hidden = set(
  'script style template noscript svg math rt rp nav footer aside button form select iframe audio video object head description binary tabs instrtext deltext fallback tracked-changes annotation note sequence-decls drawing pict tablestyleid',
)
const isHidden = ({ style = '', title = '' }: Readonly<Record<string, string>>) =>
  /display\s*:\s*none/i.test(style) || /^(?:header|footer)$/.test(title)
const headings = set('h h1 h2 h3 h4 h5 h6 title subtitle')
const rows = set('tr table-row')
const cells = set('td th tc table-cell')
const breaks = set('br line-break cr')
const mains = set('main article')
const pictures = set('img image blip drawing pict')
/** Nothing ends one of these. */
const empty = set('br img hr input meta link wbr area base col embed source track')
const headingStyle = /^(?:heading|title|überschrift|titre|titolo)/i

/**
 * The paragraphs of a text in HTML, or in the XML of a book or a document, as they are read: without what is not shown,
 * and with the rows of its tables apart. Also its title, and the number of its pictures.
 */
export function blocksOf(markup: string): { blocks: Block[]; title: string; pictures: number } {
  const blocks: Block[] = []
  let [text, title, seen, linked, mainDepth, headingDepth] = ['', '', 0, 0, 0, 0]
  let [styled, inLink, inTitle, inPre] = [false, false, false, false]
  let row: string[] | undefined
  let skipping: { name: string; depth: number } | undefined

  const taken = () => {
    const said = text
      .replace(/[^\S\n\t]+/g, ' ')
      .replace(/ ?([\n\t]) ?/g, '$1')
      .trim()
    text = ''
    return said
  }
  const add = (said: string, cells?: string[]) => {
    if (said === '') return
    blocks.push({
      text: said,
      ...((headingDepth > 0 || styled) && { heading: true }),
      ...(cells && { cells }),
      ...(linked >= said.length * 0.8 && { linked: true }),
      ...(mainDepth > 0 && { main: true }),
    })
    linked = 0
  }
  function endRow() {
    const own = row ?? []
    row = undefined
    const written = own.filter(Boolean)
    if (written.length > 1)
      add(
        written.join(' ').replace(/\s+/g, ' '),
        own.map((cell) => cell.replace(/\s+/g, ' ')),
      )
    else for (const line of written[0]?.split('\n') ?? []) add(line)
  }
  for (const piece of piecesOf(markup)) {
    if (piece.kind === 'text') {
      const said = decodeEntities(inPre ? piece.text : piece.text.replace(/\s+/g, ' '))
      if (inTitle) title += said
      if (skipping) continue
      text += said
      if (inLink) linked += said.trim().length
      continue
    }
    const { name } = piece
    const opens = piece.kind === 'open'
    const attributes = opens ? piece.attributes : {}
    const isAlone = (opens && piece.empty) || empty.has(name)
    if (opens && pictures.has(name)) seen++
    if (name === 'title' && skipping?.name === 'head') inTitle = opens && title === ''
    if (skipping) {
      if (skipping.name === name && !isAlone) skipping.depth += opens ? 1 : -1
      if (skipping.depth === 0) skipping = undefined
      continue
    }
    if (opens && !isAlone && (hidden.has(name) || isHidden(attributes))) {
      skipping = { name, depth: 1 }
      continue
    }
    if (name === 'a') inLink = opens
    if (name === 'pre') inPre = opens
    if (breaks.has(name)) text += '\n'
    else if (name === 'tab') text += '\t'
    else if (name === 's' && isAlone) text += ' '
    else if (name === 'pstyle') styled = headingStyle.test(attributes.val ?? '')
    else if (cells.has(name)) {
      if (!opens) row?.push(taken())
      else if (row) text = ''
    } else if (rows.has(name) || lines.has(name)) {
      if (row && !rows.has(name)) text += '\n'
      else if (row) endRow()
      else add(taken())
      styled = false
      if (rows.has(name) && opens) row = []
      if (headings.has(name)) headingDepth = Math.max(0, headingDepth + (opens ? 1 : -1))
    }
    if (mains.has(name)) mainDepth += opens ? 1 : -1
  }
  if (row) endRow()
  add(taken())
  return { blocks, title: title.replace(/\s+/g, ' ').trim(), pictures: seen }
}
