/** A part of a text in XML or HTML. Names are in lower case and without their prefix. */
export type Piece =
  | { kind: 'text'; text: string; line: number }
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>>; empty: boolean; line: number }
  | { kind: 'close'; name: string; line: number }

const mark =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<[!?][^<>]*>|<(?<slash>\/?)(?<name>[a-z][\w:.-]*)(?<attributes>(?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/giu
const attribute =
  /(?<![\w:.-])(?<key>[\w:.-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'<>/]+))/gu

/** The pieces of a text in XML or HTML, as loosely as it may be written. Nothing is resolved or loaded. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let line = 1
  let from = 0
  const add = (piece: Piece, written: string) => {
    pieces.push(piece)
    line += breaks(written)
  }
  for (const found of withoutOpenRemark(text).matchAll(mark)) {
    const before = text.slice(from, found.index)
    if (before !== '') add({ kind: 'text', text: before, line }, before)
    from = found.index + found[0].length
    const { data, slash, name, attributes = '' } = found.groups ?? {}
    if (data !== undefined) add({ kind: 'text', text: data, line }, found[0])
    else if (name === undefined) line += breaks(found[0])
    else if (slash) add({ kind: 'close', name: bare(name), line }, found[0])
    else add({ kind: 'open', name: bare(name), ...attributesOf(attributes), line }, found[0])
  }
  const rest = text.slice(from).replace(openTag, '')
  if (rest !== '') pieces.push({ kind: 'text', text: rest, line })
  return pieces
}

/** Where a damaged file breaks off within a tag. */
const openTag = /<\/?[a-z][^<>]*$/i

/** A remark or a quotation of text that does not end would be looked for from each place where one begins. */
function withoutOpenRemark(text: string): string {
  const remark = text.lastIndexOf('-->')
  const data = text.lastIndexOf(']]>')
  return text
    .replaceAll('<!--', (found, at: number) => (at < remark ? found : '    '))
    .replaceAll('<![CDATA[', (found, at: number) => (at < data ? found : '         '))
}

const breaks = (text: string) => text.split('\n').length - 1

const bare = (name: string) => name.replace(/^.*:/, '').toLowerCase()

function attributesOf(text: string) {
  const attributes: Record<string, string> = {}
  for (const { groups: { key = '', double, single, bare: plain } = {} } of text.matchAll(attribute))
    attributes[bare(key)] ??= double ?? single ?? plain ?? ''
  return { attributes, empty: text.trimEnd().endsWith('/') }
}
