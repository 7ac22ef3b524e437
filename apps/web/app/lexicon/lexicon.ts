import { loaders } from 'virtual:content/lexicon'
import { type LexiconEntry, needWholeLexicon, type WordReading, wordReadings } from '@app/learning/vocabulary'
import { beginningOf, makeLexicon } from '@app/malayalam/forms'

/**
 * The parts of the dictionary that this page has loaded. It is large together with its rules: import this
 * file by `import()` on a page that can work without it.
 */
export const lexicon = makeLexicon<LexiconEntry>([])

/**
 * The longest time in milliseconds for which adding a part blocks the page: on a cheap phone a large part
 * takes a quarter of a second in all.
 */
const longestTurn = 20

const known = new Set<string>()
const arriving = new Map<string, Promise<void>>()
const here = new Set<string>()
const letters = Object.keys(loaders)

/**
 * Loads the part of the dictionary that may explain a word. A part that did not arrive is requested again at
 * the next call.
 */
export function loadPartOf(word: string): Promise<void> {
  return loadPart(beginningOf(word))
}

/** Loads all of it: for searching, and for explaining two words written as one. */
export async function loadLexicon(): Promise<void> {
  await Promise.all(letters.map(loadPart))
}

/** The readings of a word, the most likely first, or undefined while a needed part is not loaded. */
export function readingsNow(word: string): readonly WordReading[] | undefined {
  if (!isHere(beginningOf(word))) return undefined
  const readings = wordReadings(word, lexicon)
  return needWholeLexicon(readings) && !letters.every(isHere) ? undefined : readings
}

/** The same, after loading what is needed. */
export async function readingsOf(word: string): Promise<readonly WordReading[]> {
  await loadPartOf(word)
  const readings = readingsNow(word)
  if (readings) return readings
  await loadLexicon()
  return wordReadings(word, lexicon)
}

const isHere = (letter: string) => here.has(letter) || !loaders[letter]

function loadPart(letter: string): Promise<void> {
  const load = loaders[letter]
  const sent = arriving.get(letter)
  if (!load || sent) return sent ?? Promise.resolve()
  const part = load().then(async ({ entries }) => {
    await addInTurns(entries)
    here.add(letter)
  })
  arriving.set(letter, part)
  part.catch(() => arriving.delete(letter))
  return part
}

async function addInTurns(entries: readonly LexiconEntry[]) {
  let began = performance.now()
  for (const entry of entries) {
    // ഞാൻ is in the part of എന്നെ as well.
    if (known.has(entry.id)) continue
    known.add(entry.id)
    lexicon.add([entry])
    if (performance.now() - began < longestTurn) continue
    await new Promise((next) => setTimeout(next))
    began = performance.now()
  }
}
