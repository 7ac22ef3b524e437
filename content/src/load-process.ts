import type { Told } from './aside.ts'
import { loadContent } from './load-content.ts'
import { loadLexicon } from './load-lexicon.ts'

// Who asked may have ended meanwhile: then nobody is to be told, of that either.
process.send?.(read(...process.argv.slice(2)), () => undefined)

function read(what?: string, root?: string): Told {
  try {
    return { loaded: what === 'lexicon' ? loadLexicon(root) : loadContent(root) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
