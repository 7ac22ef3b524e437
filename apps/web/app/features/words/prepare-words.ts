import { words } from '@app/malayalam'
import { loadMessages } from '../../i18n/messages.ts'
import { LateExplainedWord } from './late-explained-word.ts'

/** The most milliseconds that what is shown waits for a quiet moment. */
const longestWait = 3000

/**
 * When a text comes into view, and the browser has nothing better to do, fetches what explains its words, so that a tap is answered at
 * once. For who saves data a tap is time enough. Returns what stops the waiting.
 */
export function prepareWhenSeen(element: Element, text: string): (() => void) | undefined {
  if (words(text).length === 0 || savesData()) return undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(() => void prepare(text).catch(() => undefined))
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** What does not arrive now is fetched, or said to be missing, when a word is tapped. */
async function prepare(text: string) {
  await Promise.all([LateExplainedWord.prepare(), loadMessages('more')])
  const { loadPartOf } = await import('../../lexicon/lexicon.ts')
  for (const word of words(text)) await loadPartOf(word)
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Safari knows no idle moments. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, longestWait / 10)
}
