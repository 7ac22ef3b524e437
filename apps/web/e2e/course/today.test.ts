import { expect, type Page, test } from '@playwright/test'
import { noFault } from '../support/no-fault.ts'

const main = (page: Page) => page.getByRole('main')

/** Answers that nothing is known, until placement is over. */
async function knowNothing(page: Page) {
  const unknown = page.getByRole('button', { name: "I don't know" })
  const question = page.getByRole('progressbar')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(unknown).toBeVisible()
  for (let asked = 1; await unknown.isVisible(); asked++) {
    expect(asked).toBeLessThanOrEqual(24)
    const before = await question.getAttribute('aria-label')
    await unknown.click()
    await expect
      .poll(
        async () => !(await unknown.isVisible()) || (await question.getAttribute('aria-label')) !== before,
      )
      .toBe(true)
  }
}

test('who knows nothing yet finds their place in a minute: a reload goes on, and the first unit begins', async ({
  page,
}) => {
  await page.goto('/today')
  await main(page).getByRole('link', { name: 'I can read some already: find my place' }).click()
  await expect(page).toHaveURL('/placement')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How does this letter sound?' })).toBeVisible()
  await noFault(page)
  await page.keyboard.press('0')
  const second = page.getByRole('progressbar', { name: 'Question 2, 24 at most' })
  await expect(second).toBeVisible()
  await page.reload()
  await expect(second).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await knowNothing(page)
  await expect(page.getByRole('heading', { name: 'You begin at the beginning' })).toBeVisible()
  await noFault(page)
  await page.getByRole('button', { name: 'Start here' }).click()
  await expect(page).toHaveURL('/session')
})

test('the path opens where one is; a unit that is not known stays on it', async ({ page }) => {
  await page.goto('/path')
  const here = main(page).locator('li[aria-current=step]').getByRole('button')
  await expect(here).toBeInViewport()
  await expect(here).toContainText('Next')
  await expect(main(page).getByText('You are here')).toHaveCount(0)
  await noFault(page)
  await here.click()
  const inside = page.getByRole('dialog')
  await expect(inside.getByRole('button', { name: 'Listen to അമ്മ' })).toBeVisible()
  await expect(inside.getByRole('link', { name: 'Start this unit' })).toBeVisible()
  await noFault(page)
  await inside.getByRole('link', { name: 'Skip with a test' }).click()
  await expect(page).toHaveURL(/\/placement\?unit=/)
  await knowNothing(page)
  await expect(page.getByRole('heading', { name: /^There is something new in it/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the path' }).click()
  await expect(here).toBeVisible()
})

test('letters that were heard and chosen are practice: the alphabet fills up, and what is not met is quieter', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/letters')
  await page.getByRole('button', { name: 'Hear, then choose' }).click()
  const round = page.getByRole('dialog', { name: 'Hear, then choose' })
  await expect(round.getByRole('progressbar', { name: 'Question 1 of 10' })).toBeVisible()
  await noFault(page)
  for (let at = 1; at <= 10; at++) {
    await expect(round.getByRole('progressbar', { name: `Question ${at} of 10` })).toBeVisible()
    await round.getByRole('list').getByRole('button').first().click()
    await expect(round.getByRole('status')).toHaveText(/^(Right|It is)/)
    await round.getByRole('button', { name: 'Next' }).click()
  }
  await expect(round.getByRole('status')).toHaveText(/of 10 right/)

  await page.goto('/letters')
  await expect(page.locator('.letter-row [lang=ml].text-ink-soft').first()).toBeVisible()
  await page.goto('/progress')
  const letters = page.getByRole('region', { name: 'Letters' })
  await expect(letters.getByRole('listitem').filter({ hasText: 'being learnt' }).first()).toBeVisible()
  await noFault(page)
})
