import { englishMeanings } from '@app/english'
import { find, makeFindIndex } from '../src/find/index.ts'
import { analyse, formsOf, make, makeLexicon } from '../src/forms/index.ts'
import { smallLexicon } from '../src/forms/testing.ts'

/** Reads, makes and looks up every form of a small lexicon, and reads as many unknown words. */
const lexicon = makeLexicon(smallLexicon)
const index = makeFindIndex(lexicon, englishMeanings)
const wanted = smallLexicon.flatMap((entry) => formsOf[entry.pos].map((form) => ({ entry, form })))
const known = wanted.flatMap(({ entry, form }) => make(entry, form).slice(0, 1))
const words = known.flatMap((word) => [word, `ഝ${word}`])
const queries = 'sugamano vellam nanni veettil kazhichu പോയില്ല water ningalude manasilayilla busil'.split(' ')

const perSecond = (count: number, run: () => void) => {
  const start = performance.now()
  run()
  return (count * 1000) / (performance.now() - start)
}

const parts: readonly (readonly [name: string, count: number, run: () => void])[] = [
  ['analyse', words.length, () => words.forEach((word) => void analyse(word, lexicon))],
  ['make', wanted.length, () => wanted.forEach(({ entry, form }) => void make(entry, form))],
  ['find', queries.length, () => queries.forEach((query) => void find(query, index))],
]

for (const [name, count, run] of parts) {
  run()
  const runs = Array.from({ length: 5 }, () => perSecond(count, run)).sort((one, other) => one - other)
  console.log(`${name} ${Math.round(runs[2] ?? 0).toLocaleString('en')} a second`)
}
