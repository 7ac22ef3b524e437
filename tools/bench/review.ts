import type { Browser, Page } from 'playwright-core'
import { atMost, type Figure, median } from './figure.ts'

/** A learner of years. */
const savedWords = 20_000
const reviewedWords = 12_000

const turns = 5

/**
 * A learner with 20,000 saved words, half of them with the sentence they were met in, 12,000 of them reviewed and 600 due. On the page
 * before, the link to the reviews is pressed: the time until the first card is on screen, in the page's own clock, the median of five,
 * with the page's code fetched already. The same for the whole page loaded anew, and for My Vocab.
 */
export async function timeReview(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  // With a first word the app makes its database.
  await page.addInitScript(() => {
    if (!localStorage.getItem('savedWords'))
      localStorage.setItem('savedWords', '[{"word":"മഴ","meaning":"rain","pronunciation":""}]')
  })
  await page.goto(`${address}/review`)
  await page.locator('main article').waitFor()
  await page.evaluate(fill, { saved: savedWords, reviewed: reviewedWords, now: Date.now() })

  const pressed: number[] = []
  const loaded: number[] = []
  const vocabulary: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await page.goto(`${address}/progress`)
    await page.getByRole('heading', { name: 'What is to come' }).waitFor()
    await page.waitForLoadState('networkidle')
    pressed.push(await pressAndWait(page, 'main a[href="/review"]', 'main article'))
    loaded.push(await loadAndWait(page, `${address}/review`, 'main article'))
    vocabulary.push(await loadAndWait(page, `${address}/lm?tab=my`, 'main article'))
  }
  await context.close()
  return [
    atMost('20,000 saved words: from the link to the first card', median(pressed), 300, 'ms'),
    atMost('20,000 saved words: /review loaded anew to the first card', median(loaded), 1000, 'ms'),
    atMost('20,000 saved words: /lm loaded anew to the first word', median(vocabulary), 1000, 'ms'),
  ]
}

/** Milliseconds from the press to the frame in which the thing stands. */
function pressAndWait(page: Page, link: string, thing: string): Promise<number> {
  return page.evaluate(
    ([link, thing]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector(thing)) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        document.querySelector<HTMLElement>(link)?.click()
        requestAnimationFrame(look)
      }),
    [link, thing] as const,
  )
}

/** Milliseconds from the beginning of the navigation to the frame in which the thing stands. */
async function loadAndWait(page: Page, address: string, thing: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    (thing) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(thing)) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    thing,
  )
}

/** Runs in the page: puts the words, and what their reviews came to, where the app keeps them. */
async function fill({ saved, reviewed, now }: { saved: number; reviewed: number; now: number }) {
  const letters = [...'കഗചജടഡതദനപബമയരലവശസഹളഴറ']
  const day = 86_400_000
  const wordOf = (n: number) => {
    let word = ''
    for (let rest = n + 500; rest > 0; rest = Math.floor(rest / letters.length))
      word += letters[rest % letters.length]
    return word
  }
  const metAt = {
    sentence: 'എനിക്ക് കുടിക്കാൻ വെള്ളം വേണം.',
    translation: 'I want water to drink.',
    video: 'food',
    start: 3,
    duration: 2,
  }
  const words = Array.from({ length: saved }, (_, n) => ({
    word: wordOf(n),
    meaning: `meaning ${n}`,
    pronunciation: `sound ${n}`,
    ...(n % 2 === 0 && { metAt }),
  }))
  localStorage.setItem('savedWords', JSON.stringify(words))

  const request = indexedDB.open('reviews/visitor')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const transaction = database.transaction(['log', 'schedules'], 'readwrite')
  const done = new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  for (const [n, { word }] of words.slice(0, reviewed).entries()) {
    const last = now - (1 + (n % 40)) * day
    const due = n % 20 === 0 ? now - n * 60_000 : now + (1 + (n % 200)) * day
    const card = {
      state: 'known',
      due,
      stability: 30,
      difficulty: 5,
      step: 0,
      reps: 3,
      lapses: 0,
      first: last - 40 * day,
      last,
    }
    transaction
      .objectStore('schedules')
      .put({ word, cards: { read: card, hear: card }, due, last, missing: ['say'] })
    for (let turn = 0; turn < 3; turn++) {
      const at = last - turn * 10 * day
      const review = { word, card: 'read', grade: 'good', at, took: 2000 }
      const id = (n * 3 + turn).toString(16).padStart(24, '0')
      transaction.objectStore('log').put({ id, review, word, at })
    }
  }
  await done
  database.close()
}
