import { topicKeys } from '@app/learning/levels'
import { expect, test } from '@playwright/test'
import {
  answersOf,
  keepOnDevice,
  placeOf,
  quizOf,
  readDevice,
  sizesOfWrongVerdicts,
  widestTopics,
} from '../support/quiz-page.ts'
import { practiceOf } from '../support/review-page.ts'

test('a letters quiz is played by keyboard alone, from the level page to the next topic open', async ({
  page,
}) => {
  await page.goto('/level')
  const answers = await answersOf(page, 'beginner_l')
  const first = page.getByRole('link', { name: /First letters/ })
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lessons2$/)

  const { next, check } = quizOf(page)
  for (let turn = 0; turn < answers.size; turn++) {
    await expect(check).toBeVisible()
    await page.keyboard.press(String(await placeOf(page, answers)))
    await page.keyboard.press('Enter')
    await expect(page.getByText('✅ Yaay.You are right')).toBeVisible()
    await expect(next).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByText('You have completed level 1')).toBeVisible()
  await page.getByRole('button', { name: 'LEVEL 2' }).click()
  await expect(page).toHaveURL(/\/level$/)
  await expect(page.getByRole('link', { name: /More letters/ })).toBeVisible()
  await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 2')).toBeVisible()
})

test('a food quiz is played by touch at 360 px, and its mistake is listed', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await keepOnDevice(page, { level: 'beginner_l', userlevel: 4 })
  await page.goto('/level3')
  const answers = await answersOf(page, 'daily_food')
  await page.getByRole('link', { name: /Food/ }).tap()

  const { options, check, next, feedback } = quizOf(page)
  let missed = ''
  for (let turn = 0; turn < answers.size; turn++) {
    await expect(check).toBeVisible()
    const place = await placeOf(page, answers, turn === 0 ? 'wrong' : 'right')
    if (turn === 0) missed = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
    await options.nth(place - 1).tap()
    await check.tap()
    if (turn === 0)
      await expect(feedback).toHaveText(
        `❌ Oops it’s wrong. The correct answer is ${answers.get(missed)?.[0]}`,
      )
    await next.tap()
  }
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText('140', { exact: true })).toBeVisible()
  await expect(page.getByText(missed)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(`Correct answer: ${answers.get(missed)?.[0]}`)).toBeVisible()

  await test.step('every answer is practice: what was known, and only in one what was not', async () => {
    await expect.poll(async () => (await practiceOf(page)).length).toBe(answers.size)
    const done = (await practiceOf(page)).flatMap(({ practice }) => practice ?? [])
    expect(done.filter(({ exercise }) => !exercise.startsWith('quiz:daily_food/'))).toEqual([])
    expect(new Set(done.map(({ exercise }) => exercise)).size).toBe(answers.size)
    const outcomes = (practice: (typeof done)[number]) => new Set(practice.looks.map((look) => look.outcome))
    expect(done.filter((practice) => outcomes(practice).has('good')).length).toBeGreaterThan(answers.size - 4)
    expect(done.filter((practice) => outcomes(practice).has('again')).length).toBeLessThanOrEqual(1)
  })
  await context.close()
})

test('a browser that keeps no databases plays the same', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('It is forbidden.', 'SecurityError')
    }
  })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_l')
  const { options, check, next, feedback, progress } = quizOf(page)
  for (const turn of ['2', '3']) {
    await options.nth((await placeOf(page, answers)) - 1).click()
    await check.click()
    await expect(feedback).toHaveText('✅ Yaay.You are right')
    await next.click()
    await expect(progress).toHaveAttribute('value', turn)
  }
  expect(errors).toEqual([])
})

test('an answer is asked for, checked once, locked, and there again after a reload', async ({ page }) => {
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_l')
  const { options, check, next, feedback, progress } = quizOf(page)
  await test.step('Check with nothing chosen asks to choose, and does nothing else', async () => {
    await check.click()
    await expect(feedback).toHaveText('Please choose a option...')
    await expect(check).toBeVisible()
    await expect(page.getByText('Score: 0')).toBeVisible()
  })
  await test.step('a double click checks, and leaves the verdict to be read', async () => {
    await options.nth((await placeOf(page, answers)) - 1).click()
    await check.dblclick()
    await expect(feedback).toHaveText('✅ Yaay.You are right')
    await expect(progress).toHaveAttribute('value', '1')
  })
  await test.step('a checked answer is locked', async () => {
    await options.nth((await placeOf(page, answers, 'wrong')) - 1).click({ force: true })
    await expect(feedback).toHaveText('✅ Yaay.You are right')
    await expect(page.getByText('Score: 10')).toBeVisible()
  })
  await test.step('a double click goes on to the next question, and not past it', async () => {
    await next.dblclick()
    await expect(progress).toHaveAttribute('value', '2')
    await expect(feedback).toHaveText('')
  })
  await test.step('a reload resumes the same question, options and score', async () => {
    const shown = async () => [
      await page.getByRole('heading', { level: 1 }).innerText(),
      ...(await options.allInnerTexts()),
    ]
    const before = await shown()
    await page.reload()
    await expect(check).toBeVisible()
    expect(await shown()).toEqual(before)
    await expect(page.getByText('Score: 10')).toBeVisible()
    await expect(page.getByText('2 / ')).toBeVisible()
  })
})

test('failing leaves the level as it is, and says what it takes', { tag: '@long' }, async ({ page }) => {
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 7 })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  const { options, check, next } = quizOf(page)
  for (let turn = 0; turn < 5; turn++) {
    await expect(check).toBeVisible()
    await options.nth((await placeOf(page, answers, turn < 3 ? 'right' : 'wrong')) - 1).click()
    await check.click()
    await next.click()
  }
  await expect(page.getByText('LETS TRY AGAIN, SCORE 40 OR MORE TO CLEAR LEVEL')).toBeVisible()
  await expect(page.getByRole('button', { name: 'LEVEL 7' })).toBeVisible()
  expect(await readDevice(page)).toMatchObject({ userlevel: 7 })
})

test('a pass counts once, however often the results are seen again', async ({ page }) => {
  await keepOnDevice(page, { level: 'beginner_s', userlevel: 30 })
  await page.goto('/lessons2')
  const answers = await answersOf(page, 'beginner_s')
  const { check, next } = quizOf(page)
  for (let turn = 0; turn < 5; turn++) {
    await expect(check).toBeVisible()
    await page.keyboard.press(String(await placeOf(page, answers)))
    await check.click()
    await next.click()
  }
  await expect(page.getByText('You have completed level 29')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have completed level 29')).toBeVisible()
  expect(await readDevice(page)).toMatchObject({ userlevel: 30 })

  await page.getByRole('button', { name: 'RESET ALL PROGRESS' }).click()
  await expect(page).toHaveURL(/\/level$/)
  await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1')).toBeVisible()
  await page.goto('/results')
  await expect(page.getByText('You have not finished a quiz yet.')).toBeVisible()
})

test('Back from the quiz leads to the level page of the learner’s level, by Escape too', async ({ page }) => {
  await keepOnDevice(page, { level: 'beginner_l', userlevel: 21 })
  for (const leave of ['click', 'Escape']) {
    await page.goto('/lessons2')
    await expect(quizOf(page).check).toBeVisible()
    if (leave === 'click') await page.getByRole('button', { name: 'Back' }).click()
    else await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/level3$/)
  }
})

test('the keys are shown on ?, and do nothing to the quiz behind them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/lessons2')
  await expect(quizOf(page).check).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/lessons2$/)
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('RESET ALL PROGRESS cannot be pressed before the app is there, and then resets and leads on', async ({
  page,
}) => {
  await keepOnDevice(page, { userlevel: 7 })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/results', { waitUntil: 'commit' })
  const none = page.getByText('You have not finished a quiz yet. Choose a topic and play.')
  await expect(none, 'nothing is said of a quiz before it was looked for').toBeHidden()
  const reset = page.getByRole('button', { name: 'RESET ALL PROGRESS' })
  await expect(reset).toBeDisabled()
  scripts.resolve()
  await reset.click()
  await expect(page).toHaveURL(/\/level$/)
  await expect(page.getByText('YOU ARE CURRENTLY IN LEVEL 1', { exact: true })).toBeVisible()
})

test('every question fits a 360 × 640 screen, with its longest verdict too', async ({ page }) => {
  const topics = process.env.TEST_LONG ? topicKeys : await widestTopics(page)
  test.setTimeout(topics.length * 30_000)
  await page.goto('/icon.svg')
  for (const topic of topics)
    await test.step(topic, async () => {
      await page.evaluate((level) => {
        const state = { level, userlevel: 30 }
        localStorage.setItem('malayalam-for-all', JSON.stringify({ state, version: 1 }))
        sessionStorage.clear()
      }, topic)
      await page.goto('/lessons2')
      await expect(quizOf(page).check).toBeVisible()
      const answers = await answersOf(page, topic)
      const fitting = new Map([...answers.keys()].map((question) => [question, '360 × 640']))
      expect(new Map(await sizesOfWrongVerdicts(page, answers))).toEqual(fitting)
    })
})
