import { setPriority } from 'node:os'
import type { Readable, Told } from './aside.ts'
import { loadContent } from './load-content.ts'
import { loadLexicon, loadWordClips } from './load-lexicon.ts'

const [what, root] = process.argv.slice(2)

if (what === 'lexicon') tell('lexicon', () => loadLexicon(root))
else {
  tell('content', () => loadContent(root))
  // The server starts with that. The clips of the lexicon's words follow, read in the time that the start leaves.
  setPriority(10)
  tell('wordClips', () => loadWordClips(root))
}

/** What is read, or what is wrong with it. */
function tell<What extends keyof Readable>(what: What, read: () => Readable[What]) {
  // Who asked may have ended meanwhile: then nobody is to be told, of that either.
  process.send?.(outcomeOf(what, read), () => undefined)
}

function outcomeOf<What extends keyof Readable>(what: What, read: () => Readable[What]): Told<What> {
  try {
    return { what, loaded: read() }
  } catch (error) {
    return { what, fault: error instanceof Error ? error.message : String(error) }
  }
}
