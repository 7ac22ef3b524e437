import { expect, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { bringOf, file, slowly, srt } from '../support/bring-page.ts'
import { withProviderServer } from '../support/provider-server.ts'
import { reviewOf } from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'
import { playerOf, timeOfNext } from '../support/video-page.ts'

withProviderServer(60)
test.use({ viewport: { width: 1280, height: 800 } })
test.describe.configure({ timeout: 180_000 })

const today = new Date('2026-11-21T10:00:00')
const tomorrow = new Date('2026-11-22T10:00:00')

test('the food film is watched, a line looped, three words saved and reviewed the next day; a link, a file, Anki', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime(today)
  await signUp(page)
  await page.goto('/youtube2?vid=food')
  const { play, pause, loop, now, video } = playerOf(page)
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const first = page.locator('main [data-line="0"]').first()
  await expect(first).toBeVisible()
  const start = await now()
  await page.keyboard.press('l')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  const begunAnew = await timeOfNext('seeking', video)
  await play.click()
  expect(await begunAnew()).toBeCloseTo(start, 2)
  await pause.click()
  await expect(play).toBeVisible()
  await page.keyboard.press('l')

  const save = page.getByRole('article').getByRole('button', { name: /^Save / })
  for (let word = 1; word <= 3; word++) {
    // If a line has no new word, one of the next lines has.
    await expect(async () => {
      if (!(await save.first().isVisible())) await page.keyboard.press('ArrowRight')
      await save.first().click({ timeout: 2000 })
    }).toPass()
    await expect.poll(async () => (await savedWordsOf(page)).length).toBe(word)
  }

  await page.clock.setFixedTime(tomorrow)
  await page.goto('/review')
  await expect(page.getByRole('status').first()).toHaveText('0 due, 3 new')
  const { card, answer, grade, done } = reviewOf(page)
  for (let turn = 0; turn < 3; turn++) {
    await answer.click()
    if (turn === 0) await expect(card.getByRole('button', { name: 'See it in the film' })).toBeVisible()
    await grade('Easy').click()
  }
  await expect(done).toBeVisible()

  await page.goto('/bring')
  const bring = bringOf(page)
  await bring.link.fill('https://www.youtube.com/watch?v=malayalam01')
  await bring.find.click()
  await expect(page.getByRole('heading', { name: 'മഴയും ചായയും' })).toBeVisible(slowly)
  await page.getByRole('button', { name: 'Keep it in my texts' }).first().click()
  await expect(page.getByRole('heading', { name: /^Kept: / })).toBeFocused()
  await bring.original.setInputFiles(file('home.srt', srt))
  await bring.keep.click()
  await expect(bring.mine.getByRole('listitem')).toHaveCount(2)
  await bring.mine
    .getByRole('listitem')
    .filter({ hasText: 'home' })
    .getByRole('link', { name: 'Read' })
    .click()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'വീട്ടിൽ', exact: true }).first(),
  ).toBeVisible()

  await page.goto('/lm?tab=my')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'For Anki, with sound' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.apkg$/)
})
