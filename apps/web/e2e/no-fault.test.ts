import { expect, test } from '@playwright/test'
import { noFault } from './no-fault.ts'

for (const { what, style } of [
  { what: 'pale words by daylight', style: '@media (prefers-color-scheme: light) { h1 { color: #ddd } }' },
  { what: 'dark words by lamplight', style: '@media (prefers-color-scheme: dark) { h1 { color: #333 } }' },
  { what: 'what stands beside the screen', style: 'h1 { width: 200vw }' },
])
  test(`${what} is found by these tests`, async ({ page }) => {
    await page.goto('/about')
    await noFault(page)
    await page.addStyleTag({ content: style })
    await expect(noFault(page)).rejects.toThrow()
  })
