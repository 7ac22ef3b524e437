import { type Content, loadContent } from '../load-content.ts'
import { loadLexicon } from '../load-lexicon.ts'

let content: Content | undefined
let lexicon: ReturnType<typeof loadLexicon> | undefined

/** The content that is shipped, read once for all test files of a process. */
export function shippedContent(): Content {
  content ??= loadContent()
  return content
}

/** Its words. */
export function shippedLexicon(): ReturnType<typeof loadLexicon> {
  lexicon ??= loadLexicon()
  return lexicon
}
