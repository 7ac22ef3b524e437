import type { Browser } from 'playwright-core'
import { keptItem } from '../../apps/web/app/device/log/write-log.ts'
import { courseContentOf } from '../../content/src/course/course-content.ts'
import { loadContent } from '../../content/src/load-content.ts'
import { loadLexicon } from '../../content/src/load-lexicon.ts'
import { readPathFiles } from '../../content/src/path/load-path.ts'
import {
  canonicalKey,
  type Item,
  memoryOf,
  type PracticeRecord,
} from '../../packages/learning/src/practice/index.ts'
import { atMost, type Figure, median } from './figure.ts'

/** The most that a log a hundred times as long may take, as a multiple. */
const most = 1.3
const [short, long] = [500, 50_000]
const visits = 9
const day = 86_400_000

/**
 * Today's page of learners who have done much and little, by turns in one run: until the day's session stands there,
 * each the median of nine visits by a browser that keeps the app.
 */
export async function timeToday(browser: Browser, address: string): Promise<Figure[]> {
  const items = itemsOfCourse()
  const pages = await Promise.all(
    [short, long].map(async (count) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.addInitScript(noteBegin)
      await putLog(page, address, logOf(count, items))
      return { page, times: [] as number[] }
    }),
  )
  // The first visit loads the app.
  for (let visit = 0; visit <= visits; visit++)
    for (const { page, times } of pages) {
      await page.goto(`${address}/today`)
      const time = await page.waitForFunction(() => (globalThis as { begin?: number }).begin)
      if (visit > 0) times.push((await time.jsonValue()) ?? Number.NaN)
    }
  const [fewer = Number.NaN, more = Number.NaN] = pages.map(({ times }) => median(times))
  for (const { page } of pages) await page.context().close()
  console.error(
    `/today after ${short} exercises: ${Math.round(fewer)} ms, after ${long}: ${Math.round(more)} ms`,
  )
  return [atMost(`/today after ${long} exercises ÷ after ${short}`, more / fewer, most, '×')]
}

/** When the button that begins today's session stood there, in milliseconds after the visit began. */
function noteBegin() {
  const look = () => {
    const button = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Begin')
    if (button) Object.assign(globalThis, { begin: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
}

/** The words and letters of the course, in the order in which they are taught. */
function itemsOfCourse(): Item[] {
  const { words, letters } = courseContentOf(loadContent(), loadLexicon(), readPathFiles())
  return [
    ...[...letters.keys()].map((id): Item => `letter:${id}`),
    ...[...words.keys()].map((id): Item => `word:${id}`),
  ]
}

/** Exercises with three looks each, some hundred a day, at more and more items. */
function logOf(count: number, items: readonly Item[]): PracticeRecord[] {
  const now = Date.now() - day
  return Array.from({ length: count }, (_, n) => {
    const met = Math.min(items.length, 60 + Math.floor(n / 4))
    const look = (place: number) => {
      const item = items[(n * 3 + place) % met] ?? 'letter:a'
      return { item, skill: 'read', outcome: n % 9 ? 'good' : 'again' } as const
    }
    const practice = {
      exercise: 'choose-meaning',
      at: now - (count - n) * (day / 100),
      took: 4000,
      looks: [0, 1, 2].map(look),
    }
    return { id: n.toString(16).padStart(24, '0'), practice }
  })
}

/** Keeps it as the app does. */
async function putLog(
  page: Awaited<ReturnType<Browser['newPage']>>,
  address: string,
  log: readonly PracticeRecord[],
) {
  await page.goto(`${address}/api/health`)
  const memory = memoryOf(log, Date.now(), canonicalKey)
  const known = [...memory].map(([item, what]) => keptItem(item, what))
  const practice = log.map(({ id, practice }) => ({
    ...{ id, practice, at: practice?.at },
    items: [...new Set(practice?.looks.map(({ item }) => item))],
  }))
  await page.evaluate(
    async ({ practice, known }) => {
      const opening = indexedDB.open('reviews/visitor', 2)
      opening.onupgradeneeded = () => {
        const { result } = opening
        const log = result.createObjectStore('practice', { keyPath: 'id' })
        log.createIndex('items', 'items', { multiEntry: true })
        log.createIndex('at', 'at')
        log.createIndex('unsent', 'unsent')
        const store = result.createObjectStore('known', { keyPath: 'item' })
        store.createIndex('due', 'due')
        store.createIndex('last', 'last')
        store.createIndex('missing', 'missing', { multiEntry: true })
        const notes = result.createObjectStore('notes')
        notes.put(2, 'keys')
        notes.put(practice.length, 'changes')
      }
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const writing = opening.result.transaction(['practice', 'known'], 'readwrite')
      for (const row of practice) writing.objectStore('practice').put(row)
      for (const row of known) writing.objectStore('known').put(row)
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onerror = reject
      })
      opening.result.close()
    },
    { practice, known },
  )
}
