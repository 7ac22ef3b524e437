import { readFileSync } from 'node:fs'
import { loadLexicon } from '../content/src/load-lexicon.ts'
import { analyse, makeLexicon } from '../packages/malayalam/src/forms/index.ts'
import { words } from '../packages/malayalam/src/index.ts'

/** Prints the share of the running words of our texts that are read, and how many as two words in one (docs/words.md). */
const lexicon = makeLexicon(loadLexicon())

for (const name of ['conversation', 'story', 'news']) {
  const text = readFileSync(new URL(`read-share/${name}.txt`, import.meta.url), 'utf8')
  const found = words(text)
    .filter(({ length }) => length > 1)
    .map((word) => ({ word, first: analyse(word, lexicon)[0] }))
  const read = found.flatMap(({ first }) => first ?? [])
  const joined = read.filter(({ before }) => before)
  const guesses = joined.filter(({ probable }) => probable)
  const share = ((100 * read.length) / found.length).toFixed(1)
  console.log(
    `${name}: ${found.length} words, ${share} % read, two in one ${joined.length}, guesses ${guesses.length}`,
  )
  console.log(`  not read: ${found.flatMap(({ word, first }) => (first ? [] : word)).join(' ')}`)
}
