import { fillPattern, patternWordsOf } from '@app/coach'
import { loadContent, loadLexicon } from '../content/src/index.ts'
import { words as wordsOf } from '../packages/malayalam/src/index.ts'

/**
 * `npm run coach:samples -- 200`: prints sentences that the patterns make, to be read before a release. None
 * may be wrong.
 */
const count = Number(process.argv[2] ?? 200)
const { sentences: topics, patterns } = loadContent()
const words = patternWordsOf(loadLexicon(), patterns)
const known = new Set(topics.flatMap(({ sentences }) => sentences.map(({ text }) => text)))

const made = new Map<string, string>()
for (let turn = 0; made.size < count && turn < count * 100; turn++) {
  const pattern = patterns[turn % patterns.length]
  if (!pattern) break
  const { text, english, gloss } = fillPattern(pattern, words, Math.random)
  const byWord = wordsOf(text).map((word, at) => `${word} = ${gloss[at]}`)
  if (!known.has(text)) made.set(text, `${text}\n   ${english}\n   ${byWord.join(' · ')}`)
}
for (const [at, sample] of [...made.values()].entries()) console.log(`${at + 1}. ${sample}`)
