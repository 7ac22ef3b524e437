import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type DeviceState, readFixture } from '../../fixtures/open-device.ts'
import { putDevice } from '../support/put-device.ts'

const name = 'visitor-busy'
const { devices } = JSON.parse(readFixture('0.1.0/expected.json')) as {
  devices: Record<
    string,
    { owners: Record<string, { reviews: { kept: number; byWord: Record<string, number> } }> }
  >
}
const facts = devices[name]?.owners.visitor?.reviews
const state = JSON.parse(readFixture(`0.1.0/devices/${name}.json`)) as DeviceState

/** What the device keeps now: of what 0.1.0 kept, and of the log that is made of it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const all = await indexedDB.databases()
    const version = all.find((database) => database.name === 'reviews/visitor')?.version
    if (version !== 2) return { version }
    const database = await answerOf(indexedDB.open('reviews/visitor'))
    const transaction = database.transaction(['log', 'practice', 'known'])
    const [left, practice, known] = await Promise.all([
      answerOf(transaction.objectStore('log').count()),
      answerOf(transaction.objectStore('practice').getAll()),
      answerOf(transaction.objectStore('known').count()),
    ])
    database.close()
    return { version, left, done: practice.filter((record) => record.practice).length, known }
  })

/** A review was damaged in none of them. */
const whole = { version: 2, left: 0, done: facts?.kept, known: Object.keys(facts?.byWord ?? {}).length }

const isWhole = (page: Page) => expect.poll(() => kept(page)).toEqual(whole)

async function aDevice(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await putDevice(page, state)
  return page
}

test('a tab that dies while it takes over the data of 0.1.0 loses nothing', async ({ context }) => {
  const first = await aDevice(context)
  const dying = await context.newPage()
  const reached = Promise.withResolvers<void>()
  await dying.exposeBinding('reached', () => reached.resolve())
  await dying.addInitScript(() => {
    const clear = IDBObjectStore.prototype.clear
    // Half-way through. The transaction is kept open, so that nothing of it is written.
    IDBObjectStore.prototype.clear = function dieHere() {
      const on = () => {
        this.count().onsuccess = on
      }
      on()
      void (window as unknown as { reached: () => Promise<void> }).reached()
      return clear.call(this)
    }
  })
  await dying.goto('/review')
  await reached.promise
  const session = await context.newCDPSession(dying)
  session.send('Page.crash').catch(() => undefined)
  await dying.waitForEvent('crash')
  await dying.close()

  expect(await kept(first)).toMatchObject({ version: 2, done: 0 })
  await first.goto('/review')
  await isWhole(first)
})

test('two tabs that take over the data of 0.1.0 at once do it once', async ({ context }) => {
  const pages = [await aDevice(context), await context.newPage()]
  await Promise.all(pages.map((page) => page.goto('/review')))
  for (const page of pages) await isWhole(page)
})

test('beside an old tab a new one takes over all, and what the old one still keeps comes later', async ({
  context,
}) => {
  const old = await aDevice(context)
  const page = await context.newPage()
  // A tab of 0.1.0 closes its database when a newer version of the app comes, and cannot open it again.
  await old.evaluate(async () => {
    const request = indexedDB.open('reviews/visitor', 1)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.onversionchange = () => request.result.close()
  })
  await page.goto('/review')
  await isWhole(page)
  const refused = await old.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('reviews/visitor', 1)
        request.onsuccess = () => resolve('opened')
        request.onerror = () => resolve(request.error?.name)
      }),
  )
  expect(refused).toBe('VersionError')

  // A result and a word, as 0.1.0 writes them.
  await old.evaluate(() => {
    const word = { word: 'പുഴ', meaning: 'river', pronunciation: 'puzha' }
    const words = JSON.parse(localStorage.getItem('savedWords') ?? '[]')
    localStorage.setItem('savedWords', JSON.stringify([...words, word]))
    const id = '0000zz-0123456789abcdef'
    localStorage.setItem(`progress/visitor/${id}`, JSON.stringify({ words: [{ id, word }] }))
  })
  await page.goto('/lm')
  await page.getByRole('tab', { name: 'My Vocab' }).click()
  await expect(page.getByText('പുഴ').first()).toBeVisible()
})
