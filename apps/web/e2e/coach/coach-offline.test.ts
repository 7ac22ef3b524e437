import { expect, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { coachOf, generate } from '../support/coach-page.ts'
import { draw } from '../support/drawing.ts'
import { visit } from '../support/offline-page.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 90_000 })

test('without a network a learner opens the coach, generates, analyses, guesses, traces and keeps', async ({
  page,
  context,
}) => {
  await signUp(page)
  await visit(page, '/level')
  await context.setOffline(true)
  await page.goto('/coach')
  const coach = coachOf(page)
  await expect(page.getByText('The server is out of reach: the built-in coach answers')).toBeVisible()

  expect(await generate(page, 'mazha')).toMatch(/^\S+( \S+){4}$/)
  await coach.analyze.click()
  await expect(coach.pronunciation).toContainText(/[a-z]{3}/)
  await expect(coach.vocabulary).toContainText(/\p{Script=Malayalam}+ \([a-z]+\): /u)
  await coach.practice.click()
  await coach.guess('Your pronunciation').fill('mazha')
  await coach.guess('Your meaning').fill('Rain')
  await coach.check.click()
  await expect(coach.feedback).toContainText(/^Pronunciation: .+Meaning: /s)

  const paper = page.getByRole('main').locator('canvas').last()
  await draw(page, paper, [
    [
      { x: 0.1, y: 0.5 },
      { x: 0.9, y: 0.5 },
    ],
  ])
  await page.getByRole('button', { name: 'Check my tracing' }).click()
  await expect(page.getByText(/not traced yet|beside the letters/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep the words' }).click()
  await expect(page.getByText(/words are kept/)).toBeVisible()
})
