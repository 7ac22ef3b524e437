import { normalise } from '@app/malayalam'
import { lexer, type Token, type Tokens } from 'marked'

/** A part of a line, as written: a `say` names its clip. */
export type AuthoredInline =
  | { type: 'text' | 'strong' | 'em' | 'key'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'say'; text: string; id: string; meaning?: string }

export type AuthoredBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; line: AuthoredInline[] }
  | { type: 'list'; ordered: boolean; items: AuthoredInline[][] }

/**
 * Reads the few elements of Markdown that articles use, as blocks. Any other element is a fault, so that
 * nothing is lost silently.
 */
export function readBlocks(markdown: string): { blocks: AuthoredBlock[]; faults: string[] } {
  const faults: string[] = []
  const refuse = (token: Token) => {
    faults.push(
      `An article has headings (##), paragraphs, lists, **bold**, *italic*, \`keys\` and links, but not this: "${token.raw.trim().slice(0, 40)}".`,
    )
    return []
  }
  const line = (tokens: readonly Token[] = []): AuthoredInline[] =>
    tokens.flatMap((token) => readInline(token, line, refuse))

  const blocks = lexer(markdown).flatMap((token): AuthoredBlock[] => {
    switch (token.type) {
      case 'space':
        return []
      case 'heading':
        return [{ type: 'heading', text: plain(token) }]
      case 'paragraph':
        return [{ type: 'paragraph', line: line(token.tokens) }]
      case 'list': {
        const { ordered, items } = token as Tokens.List
        return [{ type: 'list', ordered, items: items.map(({ tokens }) => line(tokens)) }]
      }
      default:
        return refuse(token)
    }
  })
  return { blocks, faults }
}

function readInline(
  token: Token,
  line: (tokens?: readonly Token[]) => AuthoredInline[],
  refuse: (token: Token) => never[],
): AuthoredInline[] {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens
        ? line(token.tokens)
        : [{ type: 'text', text: normalise(plain(token)) }]
    case 'escape':
      return [{ type: 'text', text: plain(token) }]
    case 'paragraph':
      return line(token.tokens)
    case 'codespan':
      return [{ type: 'key', text: plain(token) }]
    case 'strong':
    case 'em':
      return [{ type: token.type, text: normalise(plain(token)) }]
    case 'link': {
      const { href, title } = token as Tokens.Link
      const text = normalise(plain(token))
      if (!href.startsWith('say:')) return [{ type: 'link', text, href }]
      return [{ type: 'say', text, id: href.slice('say:'.length), ...(title && { meaning: title }) }]
    }
    default:
      return refuse(token)
  }
}

/**
 * Marked escapes characters for HTML. A screen that makes no HTML of the text needs the characters
 * themselves.
 */
const plain = (token: Token) =>
  ('text' in token ? String(token.text) : token.raw)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
