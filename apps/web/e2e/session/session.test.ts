import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { byKeys, byThumb, doExercise, type Means, sessionOf, shortSessions } from '../support/session-page.ts'

const phone = { width: 360, height: 640 }

/** A session may have this many exercises. */
const most = 120

async function doSession(page: Page, means: Means) {
  const known = new Map<string, readonly string[]>()
  let exercises = 0
  while (await doExercise(page, means, known)) expect(++exercises).toBeLessThan(most)
  return exercises
}

/** The practice that this device keeps. */
const keptPractice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('reviews/visitor')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('practice').objectStore('practice').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a session from its first exercise to its end, by thumb: nothing scrolls, and every answer is kept', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await shortSessions(page)
    await page.goto('/session')
    await hydrated(page)
    const { progress, over } = sessionOf(page)
    await expect(progress).toBeVisible()
    const exercises = await doSession(page, byThumb)
    expect(exercises).toBeGreaterThan(5)
    await expect(over).toBeVisible()
    await expect(page.getByText(/\d+ of \d+ answers? right/)).toBeVisible()
    await noFault(page)
    await expect.poll(() => keptPractice(page)).toBeGreaterThan(4)
    await page.getByRole('link', { name: 'Done' }).tap()
    await expect(page).toHaveURL('/today')
  })
})

test('a session by the keys alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000)
  await shortSessions(page)
  await page.goto('/session')
  await hydrated(page)
  await doSession(page, byKeys)
  await expect(sessionOf(page).over).toBeVisible()
})

test('a reload goes on where it was, another day begins anew, and a damaged session is none', async ({
  page,
}) => {
  await shortSessions(page)
  await page.goto('/session')
  await hydrated(page)
  for (let turn = 0; turn < 5; turn++) await doExercise(page, byKeys)
  const { exercise } = sessionOf(page)
  const name = (await exercise.textContent()) ?? ''
  expect(name).not.toBe('Exercise 1')
  await page.reload()
  await hydrated(page)
  await expect(exercise).toHaveText(name)

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('course-session') ?? '{}')
    kept.session.at -= 86_400_000
    localStorage.setItem('course-session', JSON.stringify(kept))
  })
  await page.reload()
  await hydrated(page)
  await expect(exercise).toHaveText('Exercise 1')

  await page.evaluate(() => localStorage.setItem('course-session', '{"session":{"at":'))
  await page.reload()
  await hydrated(page)
  await expect(exercise).toHaveText('Exercise 1')
})

test('each kind of exercise has no fault, before its answer and after', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(phone)
  await page.goto('/practice')
  await hydrated(page)
  const kinds = await page.getByRole('main').getByRole('listitem').allTextContents()
  expect(kinds.length).toBeGreaterThan(12)
  // A scene asks line by line: it has a journey of its own.
  for (const kind of kinds.filter((one) => one !== 'scene'))
    await test.step(kind, async () => {
      await page.goto(`/practice?kind=${kind}&seed=3`)
      const { unknown, next, goOn } = sessionOf(page)
      await expect(next.or(unknown)).toBeVisible()
      await noFault(page)
      if (!(await unknown.isVisible())) return
      const before = await unknown.boundingBox()
      // A long sentence, or keys on the screen, may need more than a small screen.
      const fits = before && before.y + before.height <= phone.height
      await unknown.click()
      await expect(goOn).toBeVisible()
      if (fits) expect((await goOn.boundingBox())?.y, 'the way on stands where the thumb is').toBe(before?.y)
      await noFault(page)
    })
})
