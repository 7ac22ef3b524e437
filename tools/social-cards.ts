import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { buildWeb } from './build-web.ts'
import { cardHtml, type Pieces } from './social-cards/card-html.ts'
import { socialCards } from './social-cards/cards.ts'
import { chromiumArgs } from './test/find-chromium.ts'
import { withServer } from './test/with-server.ts'

/**
 * Draws the pictures of pages for shared links. Run it by hand when a title changes: `node
 * tools/social-cards.ts`.
 */
const folder = 'apps/web/public/cards'
const largest = 60_000

mkdirSync(folder, { recursive: true })
await buildWeb()
await withServer(async ({ address, chromium: executablePath }) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto(address)
  const pieces = await takePieces(page)
  await page.goto('about:blank')
  for (const card of socialCards) {
    await page.setContent(cardHtml(card, pieces))
    await page.evaluate(() => document.fonts.ready)
    writeFileSync(`${folder}/${card.name}-${card.language}.jpg`, await photograph(page))
  }
  await browser.close()
})

/** The app's own pictures, so that a card looks like the app. */
async function takePieces(page: Page): Promise<Pieces> {
  return page.evaluate(() => ({
    css: document.querySelector('style')?.textContent ?? '',
    backwater: document.querySelector('main svg')?.outerHTML.replace(/ class="w-full[^"]*"/, '') ?? '',
    emblem: document.querySelector('header svg')?.outerHTML ?? '',
  }))
}

/** The best JPEG that is small enough. */
async function photograph(page: Page): Promise<Buffer> {
  for (let quality = 90; quality > 40; quality -= 2) {
    const bytes = await page.screenshot({ type: 'jpeg', quality })
    if (bytes.byteLength <= largest) return bytes
  }
  throw new Error('A card does not get small enough: draw it more simply.')
}
