import { languageCodes } from '@app/learning/languages'
import { expect, type Page, test } from '@playwright/test'
import { prerendered } from '../../app/addresses/pages.ts'
import { placeOf } from '../../app/addresses/paths.ts'
import { brokenWords } from '../support/broken-words.ts'
import { hydrated } from '../support/hydrated.ts'
import { noteShifts } from '../support/layout-shift.ts'
import { lostIn, setStyle, unfoldAll } from '../support/lost-text.ts'
import { fitsScreen, noFault } from '../support/no-fault.ts'
import { noteFaults } from '../support/note-faults.ts'
import { headOf, servedHead } from '../support/page-head.ts'

/** A page may take this long on a busy machine, in milliseconds; most take two seconds. */
const patience = 20_000

const phone = { width: 360, height: 640 }

/** Pages that are laid out anew where there is more room. */
const wide = ['/', '/learn', '/youtube', '/youtube2', '/demo', '/about']

const pagesIn = (language: string) => prerendered.filter((address) => placeOf(address).language === language)

/** Opens a page, and waits until it is alive, in its own letters. */
async function open(page: Page, address: string) {
  await page.setViewportSize(phone)
  const reply = await page.goto(address)
  await hydrated(page)
  await page.evaluate(async () => void (await document.fonts.ready))
  return reply
}

/** Nothing of a page is lost sideways with text twice as large, with text set wide, or on the narrowest screen. */
async function losesNothing(page: Page) {
  await unfoldAll(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ ...phone, width })
    await setStyle(page, ':root { font-size: 32px }')
    expect(await lostIn(page), `${width} pixels, text of 200 %`).toEqual([])
  }
  await page.setViewportSize(phone)
  await setStyle(page, '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }')
  expect(await lostIn(page), 'text set wide').toEqual([])
  await page.setViewportSize({ ...phone, width: 280 })
  await setStyle(page, '')
  expect(await lostIn(page), '280 pixels').toEqual([])
}

for (const language of languageCodes) {
  // One visit tells all of this. A browser and a visit for each question would take the machine many minutes. Pages in Malayalam, whose
  // words are the longest, stand for both in the short run; the heads of all are read by heads.test.ts.
  test(`every page (${language}) keeps to our host and its policy, keeps its head, stays where it is, has no fault, and loses nothing of its text`, {
    tag: language === 'ml' ? [] : '@long',
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(pagesIn(language).length * patience)
    const origins = new Set<string>()
    context.on('request', (request) => origins.add(new URL(request.url()).origin))
    const faults = await noteFaults(page)
    // Our letters are in the browser's store then, as on every visit but the first.
    await open(page, pagesIn(language)[0] ?? '/')
    const shift = await noteShifts(page)
    for (const address of pagesIn(language))
      await test.step(address, async () => {
        const reply = await open(page, address)
        expect(reply?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
        expect(await headOf(page), 'the head is as it was served').toEqual(await servedHead(page, address))
        expect(await shift(), `nothing of ${address} moves by itself`).toBeLessThanOrEqual(0.02)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await noFault(page)
        for (const width of [320, 360, 412, 768, 1280]) {
          await page.setViewportSize({ ...phone, width })
          await fitsScreen(page)
          expect(await brokenWords(page), `${width} pixels`).toEqual([])
        }
        expect(faults).toEqual([])
        await losesNothing(page)
      })
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL])
  })

  test(`every page (${language}) has no fault where it is laid out anew, on wider screens`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(pagesIn(language).length * patience)
    for (const address of pagesIn(language).filter((address) => wide.includes(placeOf(address).path)))
      await test.step(address, async () => {
        await open(page, address)
        for (const width of [768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await noFault(page)
        }
      })
  })

  test(`no page (${language}) moves as it comes alive for a learner who comes back without Latin letters and with a text to read`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(pagesIn(language).length * patience)
    const shift = await noteShifts(page)
    await keepForReturn(page)
    for (const address of pagesIn(language))
      await test.step(address, async () => {
        await open(page, address)
        expect(await shift()).toBeLessThanOrEqual(0.02)
      })
  })
}

test('what knows the device on a page does not move it as it comes alive', async ({ page }) => {
  const shift = await noteShifts(page)
  await keepForReturn(page)
  for (const [address, last] of [
    ['/read', 'Roughly: Mother is at home.'],
    ['/letters', ''],
    ['/resource/phrases', ''],
    ['/ml/read', 'Mother is at home.'],
  ] as const)
    await test.step(address, async () => {
      await open(page, address)
      // What comes last on a slow phone, seconds after the text.
      await expect(page.getByRole('main')).toContainText(last)
      expect(await shift()).toBeLessThanOrEqual(0.02)
    })
})

/** Puts on the device what a learner left there who comes back; our letters are in the browser's store then. */
async function keepForReturn(page: Page) {
  await open(page, '/about')
  await page.goto('/icon.svg')
  await page.evaluate(() => {
    const state = { romanisation: 'none', theme: 'system' }
    localStorage.setItem('preferences', JSON.stringify({ state, version: 1 }))
    localStorage.setItem('readingText', 'മഴ വന്നു.\nഅമ്മ വീട്ടിൽ ഉണ്ട്.')
  })
}
