import { expect, type Page, test } from '@playwright/test'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'

/** What the device's storage has of an owner's progress. */
const keptOf = (page: Page, owner: string) =>
  page.evaluate((start) => {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(start))
    return names.sort().map((name) => JSON.parse(localStorage.getItem(name) ?? 'null'))
  }, `progress/${owner}`)

async function playBadly(page: Page) {
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  const { check, next } = quizOf(page)
  for (let turn = 0; turn < 5; turn++) {
    await expect(check).toBeVisible()
    await page.keyboard.press(String(await placeOf(page, answers, turn < 4 ? 'right' : 'wrong')))
    await check.click()
    await next.click()
  }
  await expect(page).toHaveURL(/\/results$/)
}

test('a visitor’s result and reset are kept for the day they sign in, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const loaded: string[] = []
  page.on('request', (request) => /browser-sync/.test(request.url()) && loaded.push(request.url()))
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 7 })
  await playBadly(page)
  const result = { topic: 'beginner_s', score: 40, questions: 5, mistakes: [expect.anything()] }
  const kept = { epoch: 0, userlevel: 8, results: [expect.objectContaining(result)] }
  expect(await keptOf(page, 'visitor')).toEqual([kept])

  await page.getByRole('button', { name: 'RESET ALL PROGRESS' }).click()
  await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1')).toBeVisible()
  expect(await keptOf(page, 'visitor')).toEqual([kept, { epoch: 1, userlevel: 1 }])
  expect([...sent, ...loaded]).toEqual([])
})

test('an account whose session has ended keeps what was done until it is signed in again', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 7 })
  await page.addInitScript(() => {
    const user = { id: 'gone', email: 'gone@example.org', emailVerified: true, twoFactorEnabled: false }
    const session = { user, expiresAt: null, change: 'signed-in', ended: false }
    if (localStorage.getItem('progress-owner')) return
    localStorage.setItem('session', JSON.stringify({ state: session, version: 1 }))
    localStorage.setItem('progress-owner', 'user-gone')
    localStorage.setItem('progress/user-gone', '{"progress":')
  })
  // On a busy machine the server's first answer comes after the quiz.
  const played = Promise.withResolvers<void>()
  await page.route('**/api/sync', async (route) => {
    await played.promise
    await route.continue()
  })
  const refused = page.waitForResponse((reply) => reply.url().endsWith('/api/sync'))
  await playBadly(page)
  played.resolve()
  expect((await refused).status()).toBe(401)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('progress/user-gone')))
    .toContain('"score":40')
  expect(errors).toEqual([])
})
