import { wordsOfEnglish } from '@app/english'
import { words } from '@app/malayalam'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { LateExplainedEnglish, LateExplainedWord } from './late-explained-word.ts'

/** The longest time to wait for an idle moment, in milliseconds. */
const longestWait = 3000

/**
 * When a text comes into view and the browser is idle, loads what explains its words, so that a tap is
 * answered at once. For learners who save data it waits for the tap. Returns a function that cancels it.
 */
export function prepareWhenSeen(element: Element, text: string): (() => void) | undefined {
  const isRead = targetLanguage === 'english' ? wordsOfEnglish(text).length > 0 : words(text).length > 0
  if (!isRead || savesData()) return undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(() => void prepare(text).catch(() => undefined))
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** If something fails to load now, it is loaded again, or reported as missing, when a word is tapped. */
async function prepare(text: string) {
  if (targetLanguage === 'english') {
    await Promise.all([LateExplainedEnglish.prepare(), loadMessages('more')])
    await (await import('../../lexicon/english.ts')).loadEnglish()
    return
  }
  await Promise.all([LateExplainedWord.prepare(), loadMessages('more')])
  const { loadPartOf } = await import('../../lexicon/lexicon.ts')
  for (const word of words(text)) await loadPartOf(word)
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Safari has no idle callback. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWait })
  else setTimeout(act, longestWait / 10)
}
