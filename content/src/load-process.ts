import { setPriority } from 'node:os'
import type { Readable, Told } from './aside.ts'
import { loadContent } from './load-content.ts'
import { loadLexicon, loadWordClips } from './load-lexicon.ts'

const [what, root] = process.argv.slice(2)

if (what === 'lexicon') tell(() => loadLexicon(root))
else if (what === 'content') tell(() => loadContent(root))
else {
  // Nobody waits for the clips of all words: they are read in the time that a server leaves.
  setPriority(10)
  tell(() => loadWordClips(root))
}

/** What is read, or what is wrong with it. */
function tell<What extends keyof Readable>(read: () => Readable[What]) {
  // Who asked may have ended meanwhile: then nobody is to be told, of that either.
  process.send?.(outcomeOf(read), () => undefined)
}

function outcomeOf<What extends keyof Readable>(read: () => Readable[What]): Told<What> {
  try {
    return { loaded: read() }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
