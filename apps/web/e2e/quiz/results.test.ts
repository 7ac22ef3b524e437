import { expect, type Page, test } from '@playwright/test'
import { answersOf, keepOnDevice, placeOf, quizOf, readDevice } from '../support/quiz-page.ts'

test('the results lead on: the mistakes again, the quiz again, the next topic', async ({ page }) => {
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 8 })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  await play(page, answers, 5, 3)
  await test.step('the questions answered wrongly come again, and change no level', async () => {
    await page.getByRole('button', { name: 'Play the mistakes again' }).click()
    await play(page, answers, 2, 2)
    await expect(page.getByText('Mistakes played again: 2 of 2 right.')).toBeVisible()
    expect(await readDevice(page)).toMatchObject({ userlevel: 8 })
  })
  await test.step('the page of progress keeps the mistakes, and plays them again', async () => {
    await page.goto('/progress')
    const topic = page.getByRole('listitem').filter({ hasText: 'Best: 30 of 50' })
    await topic.getByText('2 to look at again').click()
    await expect(topic.getByText('Correct answer:')).toHaveCount(2)
    await topic.getByRole('link', { name: 'Play the mistakes again' }).click()
    await play(page, answers, 2, 1)
    await expect(page.getByText('Mistakes played again: 1 of 2 right.')).toBeVisible()
    expect(await readDevice(page)).toMatchObject({ userlevel: 8 })
  })
  await test.step('after a pass the next topic comes first', async () => {
    await page.getByRole('button', { name: 'Play again' }).click()
    await play(page, answers, 5, 5)
    await expect(page.getByText('You have completed level 8')).toBeVisible()
    await expect(page.getByText('Every answer was right.')).toBeVisible()
    await page.getByRole('button', { name: 'Next topic' }).click()
    await expect(page).toHaveURL(/\/lessons2$/)
    expect(await readDevice(page)).toMatchObject({ level: 'intermediate_s', userlevel: 9 })
  })
  await test.step('the topic’s card says the best score', async () => {
    await page.goto('/level2')
    await expect(page.getByRole('link', { name: /Best: 50 of 50/ })).toBeVisible()
  })
  await test.step('a reset can be taken back for ten seconds', async () => {
    await page.goto('/results')
    await page.getByRole('button', { name: 'RESET ALL PROGRESS' }).click()
    await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 9')).toBeVisible()
    await page.goto('/level2')
    await expect(page.getByRole('link', { name: /Best: 50 of 50/ })).toBeVisible()
  })
})

test('after ten seconds a reset stands', async ({ page }) => {
  await page.clock.install()
  await keepOnDevice(page, { userlevel: 5 })
  await page.goto('/results')
  await page.getByRole('button', { name: 'RESET ALL PROGRESS' }).click()
  await expect(page.getByText('Your progress was reset.')).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(page.getByText('Your progress was reset.')).toBeHidden()
})

test('Enter after a digit checks, whatever had the focus', async ({ page }) => {
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(quizOf(page).feedback).not.toBeEmpty()
  await expect(quizOf(page).next).toBeVisible()
  await expect(page).toHaveURL(/\/lessons2$/)
})

/** Plays a quiz of so many questions to its end, so many of them right. */
async function play(page: Page, answers: Map<string, string[]>, questions: number, right: number) {
  const { options, check, next } = quizOf(page)
  for (let turn = 0; turn < questions; turn++) {
    await expect(check).toBeVisible()
    await options.nth((await placeOf(page, answers, turn < right ? 'right' : 'wrong')) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
}
