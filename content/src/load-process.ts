import { setPriority } from 'node:os'
import { loadEnglishWords } from './english/load-english-words.ts'
import { loadContent } from './load-content.ts'
import type { Readable, Told } from './load-in-child-process.ts'
import { loadLexicon, loadWordClips } from './load-lexicon.ts'

const [what, root] = process.argv.slice(2)

if (what === 'lexicon') tell(() => loadLexicon(root))
else if (what === 'englishWords') tell(() => loadEnglishWords(root))
else if (what === 'content') tell(() => loadContent(root))
else {
  // Nothing waits for the clips of all words, so they are read at a lower priority.
  setPriority(10)
  tell(() => loadWordClips(root))
}

/** Sends what was read, or its fault. */
function tell<What extends keyof Readable>(read: () => Readable[What]) {
  // The parent process may have ended. Then the message and its failure are of no interest.
  process.send?.(outcomeOf(read), () => undefined)
}

function outcomeOf<What extends keyof Readable>(read: () => Readable[What]): Told<What> {
  try {
    return { loaded: read() }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
