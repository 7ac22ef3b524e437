import { expect, test } from '@playwright/test'
import { answersOf, inOrder, keepOnDevice, quizOf } from '../support/quiz-page.ts'

test('a topic’s words are opened before its quiz, heard, saved, and lead to it', async ({ page }) => {
  await keepOnDevice(page, { userlevel: 4 })
  await page.goto('/level2')
  await page.getByRole('link', { name: 'See the words of these topics' }).click()
  await expect(page).toHaveURL(/\/topic-words\?topic=verbs$/)
  await page.getByLabel('Topic').selectOption('Animals')
  await expect(page).toHaveURL(/\/topic-words\?topic=animals$/)
  const save = page.getByRole('button', { name: 'Save പൂച്ച' })
  await expect(page.getByRole('button', { name: 'Listen to പൂച്ച' })).toBeVisible()
  await save.click()
  await expect(page.getByRole('button', { name: 'പൂച്ച is saved' })).toBeVisible()
  await page.getByRole('link', { name: 'Play the quiz' }).click()
  await expect(page).toHaveURL(/\/lessons2$/)
  await expect(quizOf(page).check).toBeVisible()
})

test('a wrong answer says why, and a letter to be read makes no sound before Check', async ({ page }) => {
  await inOrder(page)
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_l')
  const { options, check, next, feedback } = quizOf(page)
  const listen = page.getByRole('button', { name: 'Listen', exact: true })
  await options.nth(1).click()
  await check.click()
  await expect(feedback).toHaveText(`❌ Oops it’s wrong. The correct answer is ${answers.get('അ')?.[0]}`)
  await expect(page.getByText('ആ says “aa”; അ says “a”.')).toBeVisible()

  for (let turn = 0; turn < 3; turn++) {
    await next.click()
    await options.first().click()
    await check.click()
  }
  await next.click()
  await expect(page.getByRole('heading', { level: 1 }), 'a question to be read').toHaveText('മ')
  await expect(page.getByText('Read it without sound.')).toBeVisible()
  await expect(listen).toHaveCount(0)
  await options.first().click()
  await check.click()
  await expect(listen).toBeVisible()
})
