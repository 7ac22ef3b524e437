import { setPriority } from 'node:os'
import type { Readable, Told } from './aside.ts'
import { loadContent } from './load-content.ts'
import { loadLexicon, loadWordClips } from './load-lexicon.ts'

const [what, root] = process.argv.slice(2)

if (what === 'lexicon') tell('lexicon', () => loadLexicon(root))
else {
  tell('content', () => loadContent(root))
  // The server starts with this. The clips of the lexicon's words follow at a lower priority, so that the
  // start gets the time.
  setPriority(10)
  tell('wordClips', () => loadWordClips(root))
}

/** What was read, or its faults. */
function tell<What extends keyof Readable>(what: What, read: () => Readable[What]) {
  // The parent process may have ended. Then the message and its failure are of no interest.
  process.send?.(outcomeOf(what, read), () => undefined)
}

function outcomeOf<What extends keyof Readable>(what: What, read: () => Readable[What]): Told<What> {
  try {
    return { what, loaded: read() }
  } catch (error) {
    return { what, fault: error instanceof Error ? error.message : String(error) }
  }
}
