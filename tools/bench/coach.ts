import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { builtInCoach, patternWordsOf } from '@app/learning/built-in-coach'
import { type CoachQuestion, messagesOf } from '@app/learning/coach'
import { wordReadings } from '@app/learning/vocabulary'
import { loadContent, loadLexicon } from '../../content/src/index.ts'
import { makeLexicon } from '../../packages/malayalam/src/forms/index.ts'
import { atMost, type Figure } from './figure.ts'

const built = 'apps/web/build/client'
const tea = 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.'

/**
 * The built-in coach in Node, with the whole bank and lexicon in memory: the slowest of the answers to each of its three questions, the
 * first of each included, for every topic and for some that there are not. And what the page loads before anything is asked.
 */
export async function timeCoach(): Promise<Figure[]> {
  const { sentences: topics, patterns } = loadContent()
  const entries = loadLexicon()
  const lexicon = makeLexicon(entries)
  const chat = builtInCoach({
    bank: { topics, patterns, words: patternWordsOf(entries, patterns) },
    readingsFor: async () => (word) => wordReadings(word, lexicon),
    random: Math.random,
  })
  const slowest = async (questions: readonly CoachQuestion[]) => {
    let most = 0
    for (const question of questions) {
      const start = performance.now()
      await chat(messagesOf(question)).catch(() => undefined)
      most = Math.max(most, performance.now() - start)
    }
    return most
  }

  const texts = [tea, ...topics.flatMap(({ sentences }) => sentences.map(({ text }) => text))]
  const asked = [...topics.map(({ title }) => title.en), 'mazha', 'quantum physics', 'ക്വാണ്ടം']
  return [
    atMost('coach, built-in: Generate, slowest', await slowest(asked.map(generate)), 50, 'ms'),
    atMost('coach, built-in: Analyze, slowest', await slowest(texts.map(analyze)), 50, 'ms'),
    atMost('coach, built-in: Check, slowest', await slowest(texts.map(check)), 50, 'ms'),
    atMost('coach: JavaScript of the page', weighPage() / 1000, 140, 'kB'),
  ]
}

const generate = (topic: string): CoachQuestion => ({ type: 'generate', topic, seen: [] })
const analyze = (text: string): CoachQuestion => ({ type: 'analyze', text })
const check = (text: string): CoachQuestion => ({
  type: 'check',
  text,
  pronunciation: 'enikku oru glass choya venam',
  meaning: 'I want a glass of coffee',
})

/** Bytes of the scripts that the page names, as the server packs them. */
function weighPage(): number {
  const scripts = readFileSync(`${built}/coach/index.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/g)
  return [...new Set(scripts)].reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(built + path)).length,
    0,
  )
}
