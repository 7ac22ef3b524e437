import { expect, type Page, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { acceptAlert, coachOf, generate, openCoach } from './coach-page.ts'
import { noFault } from './no-fault.ts'

const five = /^\S+( \S+){4}$/
const tea = 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.'

const savedOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('savedWords') ?? '[]') as {
        word: string
        metAt?: { sentence: string; translation?: string }
      }[],
  )

test('a visitor sees why the coach asks for a login, and comes back to it by the login', async ({ page }) => {
  await page.goto('/Coachlevel')
  await page.getByRole('link', { name: 'Malayalam Language Coach' }).click()
  await expect(page).toHaveURL(/\/coach$/)
  await expect(page.getByText('It is for signed-in learners: it uses AI credits')).toBeVisible()
  await expect(coachOf(page).generate).toBeHidden()
  await noFault(page)
  await page.getByRole('link', { name: 'Sign Up/Login' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcoach$/)
  const reply = await page.request.post('/api/coach/generate', { data: { topic: 'rain' } })
  expect(reply.status()).toBe(401)
})

test('with no settings a learner generates, analyses, guesses and keeps, by the coach in the browser', async ({
  page,
}) => {
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/coach\/./.test(pathname)) asked.push(pathname)
  })
  await openCoach(page)
  const coach = coachOf(page)
  await expect(page.getByText('The built-in coach answers, here on your device')).toBeVisible()

  await coach.generate.click()
  await acceptAlert(page, 'Please enter a topic.')
  await expect(coach.generate).toBeFocused()
  await coach.analyze.click()
  await acceptAlert(page, 'Please enter some Malayalam text.')
  await coach.topic.fill('rain '.repeat(21))
  await coach.generate.click()
  await acceptAlert(page, 'The topic may have 100 characters at most.')
  await coach.sentence.fill('മ'.repeat(501))
  await coach.analyze.click()
  await acceptAlert(page, 'The text may have 500 characters at most.')
  await expect(coach.sentence).toHaveValue('മ'.repeat(501))

  const first = await generate(page, 'mazha')
  expect(first).toMatch(five)
  expect(await generate(page, 'mazha')).not.toBe(first)
  await expect(page.getByRole('button', { name: 'Listen to the sentence' })).toBeVisible()

  await coach.analyze.click()
  await expect(coach.pronunciation).toContainText(/[a-z]{3}/)
  await expect(coach.meaning).toContainText(/[A-Za-z]{3}/)
  await expect(coach.vocabulary).toContainText(/\p{Script=Malayalam}+ \([a-z]+\): /u)
  await noFault(page)

  await coach.sentence.fill(tea)
  await expect(coach.pronunciation).toBeEmpty()
  await expect(
    page
      .getByRole('button', { name: 'Click to Check Pronunciation' })
      .or(page.getByText('Speech recognition not supported')),
  ).toBeVisible()
  await coach.practice.click()
  await expect(page.getByRole('button', { name: 'Reset Tracing' })).toBeVisible()
  await coach.guess('Your pronunciation').fill('enikku oru glass choya venam')
  await coach.guess('Your meaning').fill('I want a glass of coffee')
  await coach.check.click()
  await expect(coach.feedback).toContainText('4 of 5 words are right.')
  await expect(coach.feedback).toContainText('It means “I want a glass of tea.”')
  await expect(coach.feedback).toContainText('I find nothing here that says “coffee”.')
  await noFault(page)

  await page.getByRole('button', { name: 'Keep the words' }).click()
  await expect(page.getByText('5 words are kept.')).toBeVisible()
  const saved = await savedOf(page)
  expect(saved.map(({ word }) => word)).toEqual(['ഞാൻ', 'ഒരു', 'ഗ്ലാസ്', 'ചായ', expect.stringMatching(/^വേണ/)])
  expect(saved[0]?.metAt).toEqual({ sentence: tea, translation: 'I want a glass of tea.' })

  await page.getByRole('main').getByRole('button', { name: 'ചായ', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'ചായ' })).toContainText('tea')
  expect(asked).toEqual([])
})

test('an unknown topic names the nearest ones, and one of them can be chosen', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  const coach = coachOf(page)
  await coach.topic.fill('quantum foodstuff')
  await coach.generate.click()
  await expect(coach.alert).toContainText('no sentences about “quantum foodstuff”')
  await noFault(page)
  await coach.alert.getByRole('button', { name: 'Food', exact: true }).click()
  await expect(coach.alert).toBeHidden()
  await expect(coach.topic).toHaveValue('Food')
  await expect(coach.sentence).toHaveValue(five)
})

test('without the server the coach goes on', async ({ page }) => {
  await signUp(page)
  await page.route('**/api/coach', (route) => route.abort())
  await openCoach(page)
  await expect(page.getByText('The server is out of reach: the built-in coach answers')).toBeVisible()
  expect(await generate(page, 'bus')).toMatch(five)
})

test('the coach speaks Malayalam to whom reads it', async ({ page }) => {
  await signUp(page)
  await page.goto('/ml/coach')
  await page.getByRole('button', { name: 'വാക്യം ഉണ്ടാക്കുക' }).click()
  await expect(page.getByRole('dialog').getByText('ഒരു വിഷയം നൽകൂ.')).toBeVisible()
  await noFault(page)
})
