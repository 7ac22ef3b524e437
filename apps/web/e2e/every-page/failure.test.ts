import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { withoutWorker } from '../support/offline-page.ts'
import { quizOf } from '../support/quiz-page.ts'

test('a part of a page that never arrives is reported, and comes with the next try', async ({ page }) => {
  await page.goto('/level')
  await hydrated(page)
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

test('a page that does not arrive is reported in its place, and the previous page is one step back', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const about = page.getByRole('contentinfo').getByRole('link', { name: /About/ })
  await page.goto('/blog/how')
  await hydrated(page)

  await test.step('without a network it comes with the next try', async () => {
    await context.setOffline(true)
    await about.click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('alert')).toHaveText(/^Check your connection/)
    await page.goBack()
    await expect(heading).toHaveText('How to learn')
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await page.goForward()
    await asked
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading).toHaveText(/About/)
  })

  await test.step('whose files the server has no more, as after a new version, comes by a load', async () => {
    await page.goto('/blog/how')
    await hydrated(page)
    await page.route('**/assets/about-*', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await about.click()
    await expect(heading).toHaveText(/About/)
    await expect(page).toHaveURL(/\/about$/)
  })
})

test('a part of an old page that is gone is said, with one way on; a browser that keeps nothing says so', async ({
  page,
}) => {
  await withoutWorker(page)
  await page.goto('/resource/phrases')
  await page.route('**/assets/sound-panel-*', (route) => route.fulfill({ status: 404, body: 'Not found.' }))
  const keep = page.getByRole('button', { name: 'Keep for offline' })
  await keep.click()
  const told = page.getByRole('alert')
  await expect(told).toHaveText(
    'This part did not arrive. Reload the page to try again: nothing you did is lost.',
  )
  await page.unroute('**/assets/sound-panel-*')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await keep.click()
  await expect(told).toContainText('This browser keeps no sounds here')
})

test('without JavaScript the pages can be read, the letters unfolded, and the quiz says what it needs and what needs less', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/letters')
  await page.locator('summary').nth(1).click()
  await expect(page.locator('details').nth(1).getByRole('listitem').first()).toBeVisible()
  await page.goto('/resource/phrases')
  await expect(page.getByText('എനിക്ക് ഈ സ്ഥലത്തേക്ക് പോകണം.', { exact: true }).first()).toBeVisible()
  await expect(page.locator('[data-word]'), 'its words are plain text').toHaveCount(0)
  await page.goto('/numbers')
  for (const text of ['ഇരുപത്തിനാല്', 'രാവിലെ ആറര മണി'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0)
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
