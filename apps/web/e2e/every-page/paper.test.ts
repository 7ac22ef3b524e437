import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'

test('what is printed has nothing to press, and every group of the letters unfolded, in ink that is dark', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('preferences', JSON.stringify({ state: { theme: 'dark' }, version: 1 })),
  )
  await page.emulateMedia({ media: 'print' })
  for (const address of ['/blog', '/blog/why', '/resource/phrases', '/letters']) {
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button').locator('visible=true').and(page.locator('button'))).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  const rows = page.getByRole('main').locator('details li')
  await expect(rows.last()).toBeVisible()
  await expect(rows.locator('visible=false')).toHaveCount(0)
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe('rgb(42, 33, 24)')
})
