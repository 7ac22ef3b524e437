import type { Page } from '@playwright/test'

/** Fills the browser's storage of the site, except for this many characters. */
export const fillStorage = (page: Page, left = 0) =>
  page.evaluate((left) => {
    for (let size = 1 << 20; size > left; size >>= 1)
      try {
        for (let n = 0; ; n++) localStorage.setItem(`full-${size}-${n}`, 'x'.repeat(size))
      } catch {}
  }, left)

/** Removes what filled it. */
export const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('full-')) localStorage.removeItem(name)
  })
