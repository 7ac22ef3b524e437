import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { drawAppPictures } from './app-pictures.ts'
import { buildWeb } from './build-web.ts'
import { chromiumArgs } from './test/find-chromium.ts'
import { withServer } from './test/with-server.ts'

/**
 * `npm run screens`: draws every screen at three widths, light and dark, into `.cache/screens`, to be looked
 * at, and the pictures of the README and the manifest. `npm run screens -- phrases` draws one, and
 * `npm run screens -- pictures` only those pictures.
 */
const only = process.argv.slice(2)
const folder = '.cache/screens'
const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
type Screen = {
  name: string
  path: string
  level?: string
  userlevel?: number
  act?: (page: Page) => Promise<void>
}

const screens: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'level', path: '/level', userlevel: 4 },
  { name: 'level2', path: '/level2', userlevel: 14 },
  { name: 'level3', path: '/level3', userlevel: 23 },
  { name: 'coachlevel', path: '/Coachlevel' },
  { name: 'coach', path: '/coach' },
  { name: 'letters', path: '/letters' },
  { name: 'quiz-letters', path: '/lessons2' },
  { name: 'quiz-food', path: '/lessons2', level: 'daily_food', userlevel: 9 },
  { name: 'quiz-wrong', path: '/lessons2', level: 'two_words', userlevel: 9, act: answerWrong },
  { name: 'results', path: '/lessons2', level: 'beginner_s', userlevel: 7, act: playToTheEnd },
  { name: 'phrases', path: '/resource/phrases' },
  { name: 'numbers', path: '/numbers' },
  { name: 'resource', path: '/resource' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/how' },
  { name: 'article-why', path: '/blog/why' },
  { name: 'article-learn', path: '/blog/learn' },
  { name: 'learn', path: '/learn' },
  { name: 'youtube', path: '/youtube' },
  { name: 'youtube2', path: '/youtube2?vid=food' },
  { name: 'demo', path: '/demo' },
  { name: 'profile', path: '/profile' },
  { name: 'lm', path: '/lm' },
  { name: 'review', path: '/review' },
  { name: 'bring', path: '/bring' },
  { name: 'read', path: '/read' },
  { name: 'login', path: '/login' },
  { name: 'progress', path: '/progress' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'supa', path: '/supa' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'landing-malayalam', path: '/ml' },
  { name: 'level-malayalam', path: '/ml/level', userlevel: 2 },
  { name: 'letters-malayalam', path: '/ml/letters' },
  { name: 'numbers-malayalam', path: '/ml/numbers' },
  { name: 'about-malayalam', path: '/ml/about' },
]

mkdirSync(folder, { recursive: true })
await buildWeb()
await withServer(async ({ address, chromium: executablePath }) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const viewport of sizes)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const { name, path, level = 'beginner_l', userlevel = 1, act } of screens) {
        if (only.length > 0 && !only.includes(name)) continue
        const context = await browser.newContext({
          viewport,
          colorScheme,
          baseURL: address,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        await page.addInitScript(
          (state) => localStorage.setItem('malayalam-for-all', JSON.stringify({ state, version: 1 })),
          { level, userlevel },
        )
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await act?.(page)
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({
          path: `${folder}/${name}-${viewport.width}-${colorScheme}.jpg`,
          type: 'jpeg',
          quality: 70,
        })
        await context.close()
      }
  if (only.length === 0 || only.includes('pictures')) await drawAppPictures(browser, address)
  await browser.close()
})

async function answerWrong(page: Page) {
  const options = page.getByRole('main').getByRole('list').getByRole('button')
  for (let place = 0; place < 4; place++) {
    await options.nth(place).click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    if (await page.getByText('Oops').isVisible()) return
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
}

async function playToTheEnd(page: Page) {
  const check = page.getByRole('button', { name: 'Check', exact: true })
  const results = page.getByRole('heading', { name: 'Quiz Results' })
  while (!(await results.isVisible())) {
    await page.getByRole('main').getByRole('list').getByRole('button').first().click()
    await check.click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await check.or(results).waitFor()
  }
  await page.waitForLoadState('networkidle')
}
