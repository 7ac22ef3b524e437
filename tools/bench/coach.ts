import { coachWithLexicon } from '@app/coach'
import { type CoachQuestion, messagesOf } from '@app/learning/coach'
import type { Browser } from 'playwright-core'
import { signInCrowd } from '../../apps/server/src/testing-crowd.ts'
import { loadContent, loadLexicon } from '../../content/src/index.ts'
import { atMost, type Figure } from './figure.ts'
import { countScripts, useSession } from './script-weight.ts'

/** Milliseconds in which nothing more is fetched by a page that nobody touches. */
const rest = 5000

const tea = 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.'

/**
 * The coach's page for who is signed in, and touches nothing: scripts over the wire, headers and all, until the network is idle; and with what
 * keeps the app on the device, which every page fetches two seconds later.
 */
export async function weighCoach(browser: Browser, address: string, dataDir: string): Promise<Figure[]> {
  const [learner] = await signInCrowd(dataDir, { count: 1 })
  if (!learner) throw new Error('Nobody is signed in.')
  const context = await browser.newContext({ baseURL: address })
  await useSession(context, address, learner)
  const page = await context.newPage()
  // The device learns of its learner; then it forgets every script.
  await page.goto('/youtube2')
  await page.getByRole('link', { name: 'Choose a video' }).waitFor()
  await context.newCDPSession(page).then((session) => session.send('Network.clearBrowserCache'))
  const bytes = await countScripts(page)
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Generate' }).waitFor()
  await page.waitForLoadState('networkidle')
  const idle = bytes()
  await page.waitForTimeout(rest)
  const atRest = bytes()
  await context.close()
  return [
    atMost('coach, signed in: JavaScript over the wire', idle / 1000, 140, 'kB'),
    atMost('coach, signed in: the same with what keeps the app on the device', atRest / 1000, 140, 'kB'),
  ]
}

/**
 * The built-in coach in Node, with the whole bank and lexicon in memory: the slowest of the answers to each of its three questions, the
 * first of each included, for every topic and for some that there are not.
 */
export async function timeCoach(): Promise<Figure[]> {
  const { sentences: topics, patterns } = loadContent()
  const chat = coachWithLexicon({ topics, patterns, entries: loadLexicon(), random: Math.random })
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
