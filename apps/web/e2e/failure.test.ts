import { expect, test } from '@playwright/test'
import { appIsThere } from './app-is-there.ts'
import { quizOf } from './quiz-page.ts'

test('a part of a page that does not arrive, not with a load either, is said, and comes with the next try', async ({
  page,
}) => {
  await page.goto('/level')
  await appIsThere(page)
  await page.route('**/assets/beginner_l-*', (route) => route.abort())
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: /First letters/ }).click()
  await loaded
  await expect(page.getByRole('alert')).toHaveText(
    'Check your connection, then try again. Nothing you did is lost.',
  )
  await page.unroute('**/assets/beginner_l-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(quizOf(page).check).toBeVisible()
})

test('a page that is gone to without a network is told in its place, and what was read is one step back', async ({
  page,
  context,
}) => {
  await page.goto('/blog/how')
  await appIsThere(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: /About/ }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('alert')).toHaveText(/^Check your connection/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to learn')
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.goForward()
  await asked
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
})

test('a page whose files the server has no more, as after a new version, comes by a load', async ({
  page,
}) => {
  await page.goto('/blog/how')
  await appIsThere(page)
  await page.route('**/assets/about-*', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: /About/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  await expect(page).toHaveURL(/\/about$/)
})

test('without JavaScript the pages can be read, the letters unfolded, and the quiz says what it needs and what needs less', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/letters')
  await page.locator('summary').nth(1).click()
  await expect(page.locator('details').nth(1).getByRole('listitem').first()).toBeVisible()
  await page.goto('/blog/how')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to learn')
  for (const { quiz, needs, letters } of [
    { quiz: '/lessons2', needs: 'This page needs JavaScript', letters: '/letters' },
    { quiz: '/ml/lessons2', needs: 'ഈ പേജിന് ജാവാസ്ക്രിപ്റ്റ് വേണം', letters: '/ml/letters' },
  ]) {
    await page.goto(quiz)
    const sentence = page.locator('main noscript p')
    await expect(sentence).toContainText(needs)
    await sentence.getByRole('link').first().click()
    await expect(page).toHaveURL(letters)
  }
  await context.close()
})

test('a phrase is shown over the whole screen, and all are played in a row', async ({ page }) => {
  const clips: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/audio/phrase-')) clips.push(new URL(request.url()).pathname)
  })
  await page.goto('/resource/phrases')
  await page
    .getByRole('button', { name: /^Show it ?: / })
    .nth(1)
    .click()
  const shown = page.getByRole('dialog', { name: 'Thank you' })
  await expect(shown.getByText('നന്ദി.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: 'Play all' }).click()
  await expect
    .poll(() => clips.slice(0, 2), { timeout: 15_000 })
    .toEqual(['/audio/phrase-hello.mp3', '/audio/phrase-thanks.mp3'])
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Play all' })).toBeVisible()
})
