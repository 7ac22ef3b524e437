import { expect, type Page, test } from '@playwright/test'
import { languages } from '../app/lib/languages.ts'
import { placeOf, prerendered } from '../app/lib/paths.ts'
import { appIsThere } from './app-is-there.ts'

/** What a learner who comes back has left on the device. */
const kept = {
  preferences: JSON.stringify({ state: { romanisation: 'none', theme: 'system' }, version: 1 }),
  readingText: 'മഴ വന്നു.\nഅമ്മ വീട്ടിൽ ഉണ്ട്.',
}

for (const language of languages)
  test(`no page (${language}) moves as it comes alive, for a visitor or for who comes back without Latin letters and with a text to read`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await noteShifts(page)
    for (const device of [{}, kept]) {
      await page.goto('/icon.svg')
      await page.evaluate(
        (kept: Record<string, string>) => {
          localStorage.clear()
          for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
        },
        device as Record<string, string>,
      )
      for (const address of prerendered.filter((address) => placeOf(address).language === language)) {
        await page.goto(address)
        await appIsThere(page)
        await page.waitForLoadState('networkidle')
        expect(await shiftOf(page), `${address}, ${Object.keys(device)}`).toBeLessThanOrEqual(0.02)
      }
    }
  })

async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    const noted = window as unknown as { shift: number }
    noted.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        noted.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
