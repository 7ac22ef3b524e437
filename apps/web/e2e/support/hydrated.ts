import type { Page } from '@playwright/test'

/** Waits until the page is hydrated: from then on the app handles what is pressed. */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor()
}
