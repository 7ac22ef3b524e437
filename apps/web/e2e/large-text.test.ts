import { expect, type Page, test } from '@playwright/test'
import { languages } from '../app/lib/languages.ts'
import { placeOf, prerendered } from '../app/lib/paths.ts'

// All pages in one session: a browser for each would take the machine many minutes.
for (const language of languages)
  test(`nothing of a page (${language}) is lost sideways with text twice as large, with text set wide, or on the narrowest screen`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const address of prerendered.filter((address) => placeOf(address).language === language)) {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await openAll(page)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        await setText(page, ':root { font-size: 32px }')
        expect(await lostIn(page), `${address} at ${width} with text of 200 %`).toEqual([])
      }
      await page.setViewportSize({ width: 360, height: 640 })
      await setText(page, '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }')
      expect(await lostIn(page), `${address} with wide text`).toEqual([])
      await page.setViewportSize({ width: 280, height: 640 })
      await setText(page, '')
      expect(await lostIn(page), `${address} on a screen of 280 pixels`).toEqual([])
    }
  })

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.name = ''
      details.open = true
    }
  })

/** The page's own policy lets no style into it, but for what a script of its own makes. */
const setText = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css.replaceAll(/;|(?= \})/g, ' !important$&'))
    document.adoptedStyleSheets = [sheet]
  }, css)

/** What stands beside the screen, or is cut off at the side of its box. */
const lostIn = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120)
    const cut = [...document.querySelectorAll<HTMLElement>('main, main *:not(svg, svg *)')].filter(
      (element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis') return false
        return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      },
    )
    const beside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [...(scrollWidth > clientWidth ? beside.slice(-3) : []), ...cut].map(nameOf)
  })
