import { expect, test } from '@playwright/test'
import { quizOf, readDevice } from './quiz-page.ts'

const key = 'malayalam-for-all'

for (const { damage, stored, userlevel = 1 } of [
  { damage: 'a number as topic', stored: JSON.stringify({ state: { level: 42 }, version: 1 }) },
  { damage: 'broken JSON', stored: '{"state":{"level":"beginn' },
  { damage: 'a negative level', stored: JSON.stringify({ state: { userlevel: -3 }, version: 1 }) },
  { damage: 'a level beyond the last', stored: JSON.stringify({ state: { userlevel: 3000 }, version: 1 }) },
  { damage: 'a level in words', stored: JSON.stringify({ state: { userlevel: 'ten' }, version: 1 }) },
  {
    damage: 'an unknown topic',
    stored: JSON.stringify({ state: { level: 'klingon', userlevel: 5 }, version: 1 }),
    userlevel: 5,
  },
  {
    damage: 'a locked topic',
    stored: JSON.stringify({ state: { level: 'advanced_s', userlevel: 3 }, version: 1 }),
    userlevel: 3,
  },
  { damage: 'nothing but null', stored: 'null' },
  { damage: 'an array', stored: '[1,2,3]' },
  {
    damage: 'another app’s version',
    stored: JSON.stringify({ state: { userlevel: 4 }, version: 99 }),
    userlevel: 4,
  },
])
  test(`${damage} in storage falls back to the first topic, with no crash`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(([key, stored]) => localStorage.setItem(key ?? '', stored ?? ''), [key, stored])
    await page.goto('/lessons2')
    await expect(quizOf(page).check).toBeVisible()
    await expect(page.getByText('/ 14')).toBeVisible()
    await expect(page.getByText(`Level ${userlevel}`)).toBeVisible()
    await page.goto('/level')
    await expect(page.getByText(`YOU ARE CURRENTLY IN LEVEL ${userlevel}`)).toBeVisible()
    expect(errors).toEqual([])
  })

for (const stored of [
  '{"topic":"beginner_l"',
  '{"topic":"beginner_l","turns":[],"answers":[],"state":"finished"}',
  '7',
])
  test(`a damaged attempt (${stored}) is dropped, and a new one begins`, async ({ page }) => {
    await page.addInitScript((stored) => sessionStorage.setItem('attempt', stored), stored)
    await page.goto('/lessons2')
    await expect(quizOf(page).check).toBeVisible()
    await expect(page.getByText('Score: 0')).toBeVisible()
    await page.goto('/results')
    await expect(page.getByText('You have not finished a quiz yet.')).toBeVisible()
  })

test('where nothing is kept, a finished quiz still has its results, and says that it was not recorded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/lessons2')
  const { check, next } = quizOf(page)
  for (let turn = 0; turn < 14; turn++) {
    await expect(check).toBeVisible()
    await page.keyboard.press('1')
    await check.click()
    await next.click()
  }
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByText('Look at these again')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('no room left, and did not record this quiz')
  expect(errors).toEqual([])
})

test('a locked topic in the address is not opened', async ({ page }) => {
  await page.goto('/lessons2?topic=advanced_s')
  await expect(page).toHaveURL(/\/lessons2$/)
  await expect(quizOf(page).check).toBeVisible()
  expect(await readDevice(page)).toMatchObject({ level: 'beginner_l' })
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
