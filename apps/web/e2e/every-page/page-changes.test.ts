import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { quizOf } from '../support/quiz-page.ts'

/** What a screen reader is told, and the element from which Tab continues. */
const said = (page: Page) => page.locator('[aria-live=polite]#said')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName)

/** Records everything that a screen reader is told, from the next page on. */
async function noteTold(page: Page) {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.id === 'said' && target.textContent)
          told.push(target.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}

test('a page that comes without a load is told by its title, and Tab goes on at its beginning', async ({
  page,
}) => {
  await page.goto('/resource')
  await hydrated(page)
  await expect(said(page)).toHaveCount(0)
  await page.getByRole('main').locator('a[href="/resource/phrases"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/resource/phrases')
  await expect(said(page)).toHaveText(/^Common travel phrases/)
  await expect(page).toHaveTitle(/^Common travel phrases/)
  expect(await focused(page)).toBe('main')
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL('/resource')
  await expect(said(page)).toHaveText(/^Resources/)
})

test('an address that changes within a page is not told, and the focus stays', async ({ page }) => {
  const told = await noteTold(page)
  await page.goto('/lm')
  const mine = page.getByRole('tab', { name: 'My Vocab' })
  await mine.click()
  await expect(page).toHaveURL('/lm?tab=my')
  await expect(mine).toBeFocused()
  // If it had been announced, the next page's title would not be the only text.
  await page.getByRole('contentinfo').getByRole('link', { name: /About/ }).click()
  await expect(said(page)).toHaveText(/About/)
  expect(await told()).toEqual([expect.stringMatching(/About/)])
})

test('who goes on in a quiz is at the next question, and Tab leads to its answers', async ({ page }) => {
  await page.goto('/lessons2')
  const { options, check, next } = quizOf(page)
  const question = page.getByRole('heading', { level: 1 })
  await options.first().click()
  await check.click()
  const first = await question.textContent()
  await next.click()
  await expect(question).not.toHaveText(first ?? '')
  await expect(question).toBeFocused()
  await expect(question).toHaveCSS('outline-style', 'none')
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('button:focus')).toHaveCount(1)
  await page.keyboard.press('1')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeVisible()
})

test('the first Tab on a page offers a way past its header', async ({ page }) => {
  await page.goto('/letters')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
