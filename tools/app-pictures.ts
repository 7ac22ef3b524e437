import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'

const folder = 'apps/web/public/screenshots'

type Picture = { name: string; path: string; act: (page: Page) => Promise<unknown> }

const pictures: Picture[] = [
  {
    name: 'quiz',
    path: '/lessons2?topic=daily_food',
    act: (page) => page.getByRole('main').getByRole('list').getByRole('button').nth(1).click(),
  },
  {
    name: 'word',
    path: '/resource/phrases',
    act: async (page) => {
      await page.getByRole('button', { name: 'സ്ഥലത്തേക്ക്', exact: true }).click()
      await page.getByRole('list', { name: 'Parts' }).waitFor()
    },
  },
  {
    name: 'film',
    path: '/demo',
    act: async (page) => {
      await page.getByRole('button', { name: 'Play the video' }).waitFor()
      await page.keyboard.press('ArrowRight')
      await page.locator('main [data-line]').first().waitFor()
      await page.getByRole('button', { name: 'Play the video' }).scrollIntoViewIfNeeded()
    },
  },
]

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 }

/**
 * The pictures of the README and of the manifest, which browsers show before they install the app: a question,
 * a word and a film on a phone.
 */
export async function drawAppPictures(browser: Browser, baseURL: string) {
  mkdirSync(folder, { recursive: true })
  for (const { name, path, act } of pictures) {
    const context = await browser.newContext({
      baseURL,
      ...phone,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const state = { level: 'daily_food', userlevel: 9 }
    await page.addInitScript(
      (state) => localStorage.setItem('malayalam-for-all', JSON.stringify({ state, version: 1 })),
      state,
    )
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor()
    await act(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 72 })
    await context.close()
  }
}
