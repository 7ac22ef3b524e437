import { expect, test } from '@playwright/test'
import { noteFaults } from '../support/note-faults.ts'
import { inOrder, keepOnDevice, quizOf } from '../support/quiz-page.ts'
import { noteSounding } from '../support/sounds.ts'

test('a quiz with its sound, from page to page, stays on our host and within the policy', {
  tag: '@long',
}, async ({ page }) => {
  await keepOnDevice(page, { level: 'beginner_l', userlevel: 9 })
  await inOrder(page)
  const faults = await noteFaults(page)
  const sounding = await noteSounding(page)
  await page.goto('/level')
  await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
  const { options, check, next } = quizOf(page)
  await expect(check).toBeVisible()
  await page.getByRole('button', { name: 'Listen' }).click()
  await options.first().click()
  await check.click()
  await next.click()
  await expect(page.getByText('2 / ')).toBeVisible()
  await page.goto('/resource/phrases')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Listen/ })
    .first()
    .click()
  // It is played to its end.
  await expect.poll(sounding).toContainEqual(expect.stringMatching(/^Listen to .*: silent$/))
  expect(faults).toEqual([])
})

test('what a page must not do is stopped, and noted by these tests; no page can show ours in a frame', async ({
  page,
}) => {
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/level"></iframe>' }),
  )
  await page.goto('/framing')
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)

  const faults = await noteFaults(page)
  await page.goto('/level')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/dot.png'
    const frame = document.createElement('iframe')
    frame.src = 'https://elsewhere.example/'
    document.body.append(script, picture, frame)
  })
  await expect.poll(() => faults.join()).toContain('breaks script-src-elem by inline')
  await expect.poll(() => faults.join()).toContain('breaks img-src by https://elsewhere.example/dot.png')
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})
