import { type Block, blocksOf } from '../text/blocks.ts'
import { decodeEntities } from '../text/decode-entities.ts'
import { type Note, noteOfCount } from '../text/note.ts'
import { type Piece, piecesOf } from '../text/xml-pieces.ts'
import { type Archive, textIn } from './archive.ts'

type Chapter = { title: string; blocks: Block[] }
export type Book = {
  title: string
  author?: string
  language?: string
  cover?: { bytes: Uint8Array; type: string }
  chapters: Chapter[]
  leftOut: Note[]
}

type Opened = Extract<Piece, { kind: 'open' }>
const opened = (pieces: readonly Piece[], name: string) =>
  pieces.filter((piece): piece is Opened => piece.kind === 'open' && piece.name === name)

/** Reads an EPUB: its chapters in their order, with their names, its cover and its language. Undefined if it is locked. */
export function readEpub(archive: Archive): Book | undefined {
  const locks = textIn(archive, 'META-INF/encryption.xml').matchAll(
    /EncryptionMethod[^<>]*Algorithm="([^"]*)"/gi,
  )
  // Fonts alone may be locked: nobody reads them here.
  if ([...locks].some(([, how = '']) => !/embedding|enc#RC$/.test(how))) return undefined
  const container = piecesOf(textIn(archive, 'META-INF/container.xml'))
  const path = opened(container, 'rootfile')[0]?.attributes['full-path'] ?? ''
  const from = path.replace(/[^/]*$/, '')
  const pieces = piecesOf(textIn(archive, path))
  const items = new Map(opened(pieces, 'item').map(({ attributes }) => [attributes.id ?? '', attributes]))
  const hrefs = opened(pieces, 'itemref').flatMap(({ attributes }) => {
    const item = items.get(attributes.idref ?? '')
    return item?.href && !/\bnav\b/.test(item.properties ?? '') ? [resolved(from, item.href)] : []
  })
  const inOrder =
    hrefs.length > 0 ? hrefs : archive.names.filter((name) => /\.x?html?$/i.test(name)).toSorted()
  const names = chapterNames(archive, from, [...items.values()])
  let pictures = 0
  const chapters = inOrder.flatMap((name): Chapter[] => {
    const read = blocksOf(textIn(archive, name))
    pictures += read.pictures
    const title = names.get(name) ?? read.blocks.find(({ heading }) => heading)?.text ?? ''
    return read.blocks.length === 0 ? [] : [{ title, blocks: read.blocks }]
  })
  const said = (name: string) => textAfter(pieces, name)
  const coverId = opened(pieces, 'meta').find(({ attributes }) => attributes.name === 'cover')?.attributes
    .content
  const cover = [...items.values()].find(
    ({ id, properties }) =>
      /\bcover-image\b/.test(properties ?? '') || (coverId !== undefined && id === coverId),
  )
  const bytes = cover?.href && archive.read(resolved(from, cover.href))
  return {
    title: said('title'),
    ...(said('creator') && { author: said('creator') }),
    ...(said('language') && { language: said('language') }),
    ...(bytes && { cover: { bytes, type: cover['media-type'] ?? 'image/jpeg' } }),
    chapters,
    leftOut: noteOfCount('pictures', pictures),
  }
}

/** What each chapter is called in the table of contents, by its file. */
function chapterNames(
  archive: Archive,
  from: string,
  items: readonly Opened['attributes'][],
): Map<string, string> {
  const names = new Map<string, string>()
  const contents = items.find(
    ({ properties, 'media-type': type }) =>
      /\bnav\b/.test(properties ?? '') || type === 'application/x-dtbncx+xml',
  )
  const path = resolved(from, contents?.href ?? 'toc.ncx')
  let [said, address] = ['', '']
  const add = () => {
    const file = resolved(path.replace(/[^/]*$/, ''), address.replace(/#.*$/, ''))
    if (!names.has(file)) names.set(file, decodeEntities(said).replace(/\s+/g, ' ').trim())
  }
  for (const piece of piecesOf(textIn(archive, path))) {
    if (piece.kind === 'text') said += piece.text
    else if (piece.name === 'a' && piece.kind === 'close') add()
    else if (piece.kind === 'close') continue
    else if (piece.name === 'a') [said, address] = ['', piece.attributes.href ?? '']
    else if (piece.name === 'navlabel') said = ''
    else if (piece.name === 'content') {
      address = piece.attributes.src ?? ''
      add()
    }
  }
  return names
}

/** The text of the first element of this name. */
function textAfter(pieces: readonly Piece[], name: string): string {
  const at = pieces.findIndex((piece) => piece.kind === 'open' && piece.name === name)
  const next = pieces[at + 1]
  return at >= 0 && next?.kind === 'text' ? next.text.replace(/\s+/g, ' ').trim() : ''
}

function resolved(from: string, href: string): string {
  const parts: string[] = []
  for (const part of decodedPath(from + href).split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  return parts.join('/')
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
