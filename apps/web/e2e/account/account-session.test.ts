import { expect, type Page, test } from '@playwright/test'
import { logIn, signOut, signUp, visitorLine } from '../support/account-page.ts'

test('other tabs follow a learner who signs out and in; without a network they stay signed in on the screen', async ({
  page,
  context,
}) => {
  const { email } = await signUp(page)
  const other = await context.newPage()
  const hero = other.getByText('Rank Hero')
  await other.goto('/profile')
  await expect(hero).toBeVisible()

  await test.step('another tab follows without being reloaded', async () => {
    await signOut(page)
    await expect(other.getByText(visitorLine)).toBeVisible()
    await expect(other.getByText('You are signed out.')).toBeHidden()
    await other.getByRole('link', { name: 'Sign Up/Login' }).click()
    await expect(other).toHaveURL(/\/login/)
    await logIn(page, email)
    await expect(other).toHaveURL(/\/profile$/)
    await expect(hero).toBeVisible()
  })

  const save = other.getByRole('button', { name: 'Save Changes' })
  await test.step('without a network the learner stays signed in on the screen', async () => {
    await other.route('**/api/**', (route) => route.abort())
    await other.reload()
    await expect(hero).toBeVisible()
    await save.click()
    await expect(other.getByText('The server cannot be reached.')).toBeVisible()
    await expect(hero).toBeVisible()
  })

  await test.step('a session that ended in the meantime is reported later', async () => {
    await other.unroute('**/api/**')
    await context.clearCookies()
    await save.click()
    await expect(other.getByText(visitorLine)).toBeVisible()
    await expect(other.getByText('You are signed out.')).toBeVisible()
  })
})

/** Reads a pasted text on the open page. */
async function readText(page: Page, text: string) {
  await page.getByLabel('A text in Malayalam').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readingText'))).toBe(text)
}

test('the learner’s videos and pasted text leave the device with them, also from another tab’s player', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/read')
  await readText(page, 'ഞാൻ ഒരു സന്ദർശകനാണ്.')
  await signUp(page)
  const player = await context.newPage()
  await player.goto('/youtube2?vid=music')
  await player.getByRole('button', { name: 'Play', exact: true }).click()
  const position = () => player.evaluate(() => Number(localStorage.getItem('currentTime_music')))
  await expect.poll(position).toBeGreaterThan(0)
  await signOut(page)
  await expect(player.getByRole('heading', { name: /^Please Login or sign up/ })).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(kept).not.toContain('currentTime_music')
  expect(await kept(), 'what the visitor had pasted').toContain('readingText')
  await player.close()

  await signUp(page)
  await page.goto('/read')
  await page.getByRole('button', { name: 'Change the text' }).click()
  await readText(page, 'ഇത് എന്റെ അക്കൗണ്ടിലെ വാക്യമാണ്.')
  await signOut(page)
  await expect.poll(kept).not.toContain('readingText')
})
