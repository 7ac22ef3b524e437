import { expect, test } from '@playwright/test'
import { setStyle } from './lost-text.ts'
import { noFault } from './no-fault.ts'

test('what these tests call a fault is found: pale words by daylight, dark words by lamplight, what stands beside the screen', async ({
  page,
}) => {
  await page.goto('/about')
  await noFault(page)
  for (const style of [
    '@media (prefers-color-scheme: light) { h1 { color: #ddd } }',
    '@media (prefers-color-scheme: dark) { h1 { color: #333 } }',
    'h1 { width: 200vw }',
  ]) {
    await setStyle(page, style)
    await expect(noFault(page), style).rejects.toThrow()
  }
})
