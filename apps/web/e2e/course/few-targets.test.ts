import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { keepOnDevice } from '../support/quiz-page.ts'

/** All that can be pressed in the main part of a page. */
const targets = (page: Page) =>
  page.getByRole('main').locator('a, button, input, select, summary').filter({ visible: true })

test('a level page has at most sixteen targets, for a newcomer and for others', async ({ page }) => {
  await page.goto('/level')
  await expect(page.getByRole('main').getByRole('link', { name: /^New here\?/ })).toBeVisible()
  expect(await targets(page).count()).toBeLessThanOrEqual(16)
  await keepOnDevice(page, { userlevel: 4 })
  for (const address of ['/level', '/level2', '/level3']) {
    await page.goto(address)
    await hydrated(page)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See the words of these topics' }),
    ).toBeVisible()
    expect(await targets(page).count(), address).toBeLessThanOrEqual(16)
  }
})

test('each unit of the path is one target, named first by its own title', async ({ page }) => {
  await page.goto('/path')
  const open = page.getByRole('main').locator('details[open]')
  const units = open.getByRole('listitem')
  await expect(units).toHaveCount(6)
  await expect(open.locator('a, button')).toHaveCount(6)
  const names = await open.getByRole('button').allInnerTexts()
  expect(new Set(names.map((name) => name.split('\n')[0])).size).toBe(6)
  await units.first().getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link', { name: 'Start this unit' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Skip with a test' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Words' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Sentences' })).toBeVisible()
  await noFault(page)
})

test('the settings begin with language, size, sound and minutes; each of the others says what it does', async ({
  page,
}) => {
  await page.goto('/me')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  const fields = dialog.locator('select, input').filter({ visible: true })
  await expect(fields).toHaveCount(3)
  await dialog.locator('summary', { hasText: 'More settings' }).click()
  const more = dialog.locator('details').locator('select, [role=switch]')
  for (const field of await more.all()) await expect(field).toHaveAccessibleDescription(/\w/)
  await noFault(page)
})
