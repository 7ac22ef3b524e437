import { expect, test } from '@playwright/test'
import { answersOf, placeOf, quizOf, readDevice } from '../support/quiz-page.ts'

const key = 'malayalam-for-all'

test('what is damaged in storage falls back to the first topic and a new attempt, with no crash', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('attempt')) return
    localStorage.setItem(key, '{"state":{"level":"beginn')
    localStorage.setItem(
      'savedWords',
      '[{"word":7},null,{"word":"അമ്മ","meaning":"mother","pronunciation":"amma"}]',
    )
    localStorage.setItem('waitlist', '{"state":{"token":7},"version":1}')
    sessionStorage.setItem('attempt', '{"topic":"beginner_l"')
  }, key)
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await expect(page.getByText('/ 15')).toBeVisible()
  await expect(page.getByText('Level 1')).toBeVisible()
  await expect(page.getByText('Score: 0')).toBeVisible()
  await page.goto('/results')
  await expect(page.getByText('You have not finished a quiz yet.')).toBeVisible()
  await page.goto('/lm?tab=my')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/youtube')
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()

  await test.step('a locked topic in the address is not opened', async () => {
    await page.goto('/lessons2?topic=advanced_s')
    await expect(page).toHaveURL(/\/lessons2$/)
    await expect(quizOf(page).check).toBeVisible()
    expect(await readDevice(page)).toMatchObject({ level: 'beginner_l' })
  })
  expect(errors).toEqual([])
})

test('where nothing is kept, a finished quiz still has its results, and says that it was not recorded', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_l')
  const { options, check, next } = quizOf(page)
  for (let turn = 0; turn < answers.size; turn++) {
    await expect(check).toBeVisible()
    await options.nth((await placeOf(page, answers, 'wrong')) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByText('Look at these again')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('no room left, and did not record this quiz')
  expect(errors).toEqual([])
})

test('a browser that forbids storage still plays', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await page.goto('/level')
  await page.getByRole('link', { name: /First letters/ }).click()
  await expect(quizOf(page).check).toBeVisible()
})

test('an open tab follows the level that another one reached', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/level')
  await other.goto('/level')
  for (const page of [one, other]) await expect.poll(() => readDevice(page)).toMatchObject({ userlevel: 1 })
  await other.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ state: { userlevel: 6 }, version: 1 })),
    key,
  )
  await expect(one.getByText('YOU ARE CURRENTLY IN LEVEL 6')).toBeVisible()
})
