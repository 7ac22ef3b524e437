import type { Page } from '@playwright/test'

/** Opens the settings whole: the first few, and all the others below them. */
export async function openAllSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).first().click()
  const more = page.getByRole('dialog', { name: 'Settings' }).locator('summary', { hasText: 'More settings' })
  await more.click()
}
