import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { byClick, doExercise, sessionOf, shortSessions } from '../support/session-page.ts'

/** Browsers that keep nothing of what is practised, or nothing at all. */
const refusals = {
  'has no IndexedDB': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'forbids IndexedDB': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  },
  'has no room in IndexedDB': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'has no room in local storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

const gone = (page: Page) => page.getByText('gone when you close this page')
const claims = (page: Page) => page.getByText('is kept on this device')

for (const [how, refuse] of Object.entries(refusals))
  test(`where the browser ${how}, a visitor hears of it before the first exercise, and nothing else is claimed`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await page.goto('/today')
    await expect(gone(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in: then your account keeps it' })).toBeVisible()
    await noFault(page)
    await page.goto('/session')
    await expect(sessionOf(page).progress).toBeVisible()
    await expect(gone(page)).toBeVisible()
    await page.goto('/profile')
    await hydrated(page)
    await expect(gone(page)).toBeVisible()
    await expect(claims(page)).toBeHidden()
  })

test('where the browser keeps what it is given, nothing is said, and the profile says so', async ({
  page,
}) => {
  await page.goto('/profile')
  await expect(claims(page)).toBeVisible()
  await expect(gone(page)).toHaveCount(0)
})

for (const how of ['has no room in IndexedDB', 'forbids IndexedDB'] as const)
  test(`where the browser ${how}, what a signed-in learner practises reaches their account`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signUp(page)
    await page.addInitScript(refusals[how])
    await shortSessions(page)
    await page.goto('/session')
    await expect(page.getByText('sent to your account: stay online')).toBeVisible()
    await expect(claims(page)).toBeHidden()
    const taken = page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/sync') &&
        reply.ok() &&
        /"exercise":/.test(reply.request().postData() ?? ''),
    )
    for (let n = 0; n < 4; n += 1) await doExercise(page, byClick)
    await taken
  })

test('a tab with an older version of the app is to be closed, and then all is kept', async ({
  context,
  page,
}) => {
  const old = await context.newPage()
  await old.goto('/icon.svg')
  await old.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('reviews/visitor', 1)
        opening.onupgradeneeded = () => {
          for (const store of ['log', 'schedules', 'notes']) opening.result.createObjectStore(store)
        }
        opening.onsuccess = resolve
      }),
  )
  await page.goto('/today')
  const close = page.getByText('Close that tab')
  await expect(close).toBeVisible()
  await old.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(close).toBeHidden()
})

test('what the browser has removed is named at the next start', async ({ page }) => {
  test.setTimeout(120_000)
  await shortSessions(page)
  await page.goto('/session')
  for (let n = 0; n < 4; n += 1) await doExercise(page, byClick)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('practice-kept'))).toBe('1')
  await page.goto('/icon.svg')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('reviews/visitor').onsuccess = resolve
      }),
  )
  await page.goto('/today')
  const removed = page.getByText('Your browser has removed something that was kept here')
  await expect(removed).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(removed).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(removed).toHaveCount(0)
})
