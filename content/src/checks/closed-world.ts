import { keyOf, words } from '@app/malayalam'
import { analyse, makeLexicon } from '@app/malayalam/forms'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/** Whatever Malayalam a learner meets here, the lexicon explains: each word is one of its words or a form of one. */
export function closedWorld({ topics, letters, phrases, articles, lexicon, knownWords }: Source): Fault[] {
  const entries = makeLexicon(lexicon.flatMap(({ entries }) => entries))
  // A letter that stands for itself is no word.
  const alone = letters.entries.map(({ letter }) => letter)
  // Nor is a stem, before an ending joins it.
  const stems = lexicon.flatMap(({ entries }) => entries.flatMap(({ stem = [] }) => stem))
  const known = new Set([...knownWords.entries.map(({ word }) => word), ...alone, ...stems].map(keyOf))
  const explained = new Map<string, boolean>()
  const isExplained = (word: string) => {
    const key = keyOf(word)
    const found = explained.get(key) ?? (known.has(key) || analyse(word, entries).length > 0)
    explained.set(key, found)
    return found
  }
  return [...topics, letters, phrases, ...articles, ...lexicon].flatMap(({ document: { path, texts } }) =>
    texts.flatMap(({ text, line }) =>
      words(text)
        .filter((word) => !isExplained(word))
        .map((word) => ({ file: path, line, sentence: `The lexicon does not explain the word ${word}.` })),
    ),
  )
}
