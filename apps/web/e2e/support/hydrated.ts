import type { Page } from '@playwright/test'

/** Waits until the app hears: what is pressed from here on is its own to answer. A calm network does not tell, since the scripts are asked for late. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => 'replayEarlyClick' in self && self.replayEarlyClick === undefined)
}
