import { expect, test } from '@playwright/test'
import { placeOf, prerendered } from '../app/lib/paths.ts'
import { appIsThere } from './app-is-there.ts'
import { fitsScreen, noFault } from './no-fault.ts'
import { noteFaults } from './note-faults.ts'
import { headOf, servedHead } from './page-head.ts'

/** Pages that are laid out anew where there is more room. */
const wide = ['/', '/learn', '/youtube', '/youtube2', '/demo', '/about']

// All that one visit can tell: to open each page once for every question would take the machine many minutes.
for (const address of prerendered)
  test(`${address} is whole in both themes and at every width, keeps to our host and its policy, and fails in nothing`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = new Set<string>()
    context.on('request', (request) => asked.add(new URL(request.url()).origin))
    const faults = await noteFaults(page)
    const reply = await page.goto(address)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await appIsThere(page)
    await page.waitForLoadState('networkidle')
    expect(reply?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(await headOf(page), 'its scripts leave its head as it was').toEqual(
      await servedHead(page, address),
    )

    await noFault(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await fitsScreen(page)
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await (wide.includes(placeOf(address).path) ? noFault : fitsScreen)(page)
    }
    expect(faults).toEqual([])
    expect([...asked].filter((origin) => origin !== 'null')).toEqual([baseURL])
  })
