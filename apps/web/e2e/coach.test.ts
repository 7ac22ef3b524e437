import { expect, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { acceptAlert, coachOf, generate, openCoach } from './coach-page.ts'
import { fillStorage } from './fill-storage.ts'
import { noFault } from './no-fault.ts'
import { savedOf } from './saved-of.ts'

const five = /^\S+( \S+){4}$/
const tea = 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.'

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

test('the built-in coach translates no texts, and says so', async ({ page }) => {
  await signUp(page)
  const reply = await page.evaluate(async () => {
    const body = JSON.stringify({ lines: ['മഴ വന്നു'] })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/coach/translate', { method: 'POST', headers, body })
    return { status: reply.status, ...(await reply.json()) }
  })
  expect(reply).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The built-in coach translates no texts of others.',
  })
})

test('what is written stays over a reload, for this tab and this learner', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  const coach = coachOf(page)
  await expect(coach.pronunciation).toHaveText('')
  await expect(coach.meaning).toHaveText('')
  await coach.topic.fill('rain')
  await coach.sentence.fill(tea)
  await page.reload()
  await expect(coach.topic).toHaveValue('rain')
  await expect(coach.sentence).toHaveValue(tea)
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('coachDraft') ?? '')
    sessionStorage.setItem('coachDraft', JSON.stringify({ ...draft, by: 'another' }))
  })
  await page.reload()
  await expect(coach.sentence).toHaveValue('')
})

test('in the Malayalam interface the coach explains in Malayalam, with the meanings in English', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/ml/coach')
  const main = page.getByRole('main')
  const box = (name: string) => main.getByRole('region', { name, exact: true }).getByRole('status')
  await main.getByLabel('മലയാളം വാക്യം').fill('അവൻ ഇന്നലെ കൊച്ചിയിൽ വന്നില്ല')
  await main.getByRole('button', { name: 'വിശകലനം ചെയ്യുക' }).click()
  await expect(box('അർത്ഥം')).toHaveText(
    /^ഓരോ വാക്കിന്റെയും അർത്ഥം: he · yesterday · .*ഈ വാക്യത്തിന്റെ സ്വാഭാവികമായ പരിഭാഷ എനിക്കറിയില്ല\.$/s,
  )
  await main.getByRole('button', { name: 'പരിശീലനം' }).click()
  await main.getByLabel('നിങ്ങൾ കരുതുന്ന അർത്ഥം').fill('he came yesterday')
  await main.getByRole('button', { name: 'പരിശോധിക്കുക', exact: true }).click()
  await expect(box('അഭിപ്രായം')).toContainText('ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമുണ്ട്.')
  await noFault(page)
})

test('a part that did not arrive is fetched with the next touch', async ({ page }) => {
  await signUp(page)
  let fails = true
  await page.route('**/coach-parts-*.js', (route) => (fails ? route.abort() : route.continue()))
  await openCoach(page)
  const coach = coachOf(page)
  await coach.sentence.fill(tea)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This part did not arrive.')
  fails = false
  await coach.analyze.click()
  await expect(coach.meaning).toContainText('tea')
  await expect(page.getByRole('main').getByText('This part did not arrive.')).toBeHidden()
})

test('that there is no room for the words is said', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  await coachOf(page).sentence.fill(tea)
  const keep = page.getByRole('button', { name: 'Keep the words' })
  await expect(keep).toBeVisible()
  await fillStorage(page)
  await keep.click()
  await expect(
    page.getByText(
      'This browser has no room left: not all the words were saved. Free some space, then keep them again.',
    ),
  ).toBeVisible()
  expect(await savedOf(page)).toEqual([])
})

test('a learner of whom the device has forgotten all but the cookie is let in', async ({ page }) => {
  await signUp(page)
  await page.evaluate(() => localStorage.clear())
  await openCoach(page)
  await expect(page.getByText('It is for signed-in learners')).toBeHidden()
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

test('what reads, speaks, explains and is written on is fetched with the first touch of the screen, and not before', async ({
  page,
}) => {
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openCoach(page)
  await page.waitForLoadState('networkidle')
  const late = /\/(?:coach-parts|sound|tappable|quiz|built-in|tracing-pad|speech-check)-/
  expect(asked.filter((path) => late.test(path))).toEqual([])
  await coachOf(page).topic.focus()
  await expect
    .poll(() => asked.filter((path) => late.test(path)))
    .toContainEqual(expect.stringMatching(/coach-parts/))
})

test('while a part is on its way, Loading... stands in its place', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  const parts = Promise.withResolvers<void>()
  await page.route('**/coach-parts-*.js', (route) => parts.promise.then(() => route.continue()))
  await coachOf(page).practice.click()
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await noFault(page)
  parts.resolve()
  await expect(coachOf(page).guess('Your meaning')).toBeVisible()
  await expect(page.getByRole('main').getByText('Loading...')).toBeHidden()
})

test('a button that is held while a part arrives above it is still pressed', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  const { sentence, practice, guess } = coachOf(page)
  const parts = Promise.withResolvers<void>()
  await page.route('**/coach-parts-*.js', (route) => parts.promise.then(() => route.continue()))
  await sentence.fill(tea)
  await practice.hover()
  await page.mouse.down()
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/coach-parts-'))
  parts.resolve()
  await arrived
  // Long enough for what has arrived to be drawn, if it would.
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expect(practice).toHaveAttribute('aria-pressed', 'true')
  await expect(guess('Your meaning')).toBeVisible()
})

test('a part that does not arrive is said, and what was written stays', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  await page.route('**/coach-parts-*.js', (route) => route.abort())
  await coachOf(page).sentence.fill(tea)
  await expect(page.getByRole('alert')).toContainText('This part did not arrive.')
  await expect(coachOf(page).sentence).toHaveValue(tea)
  await noFault(page)
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

test('in Malayalam the nearest topics have their Malayalam names', async ({ page }) => {
  await signUp(page)
  await page.goto('/ml/coach')
  await page.getByLabel('വിഷയം').fill('quantum foodstuff')
  await page.getByRole('button', { name: 'വാക്യം ഉണ്ടാക്കുക' }).click()
  const alert = page.getByRole('dialog')
  await expect(alert.getByRole('listitem').first()).toBeVisible()
  for (const name of await alert.getByRole('listitem').allInnerTexts())
    expect(name).toMatch(/^[\p{Script=Malayalam}\p{M} ]+$/u)
  await noFault(page)
  await alert.getByRole('button', { name: 'ഭക്ഷണം', exact: true }).click()
  await expect(page.getByLabel('വിഷയം')).toHaveValue('ഭക്ഷണം')
  await expect(page.getByLabel('മലയാളം വാക്യം')).toHaveValue(five)
})

test('a guess that is too long is refused in one sentence, and stays', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  const coach = coachOf(page)
  await coach.sentence.fill(tea)
  await coach.practice.click()
  await coach.guess('Your meaning').fill('tea '.repeat(126))
  await coach.check.click()
  await acceptAlert(page, 'A guess may have 500 characters at most.')
  await expect(page.getByText('Error fetching data.')).toHaveCount(0)
  await expect(coach.guess('Your meaning')).toHaveValue('tea '.repeat(126))
})

test('what has no place to be broken leaves the page as wide as the screen', async ({ page }) => {
  await signUp(page)
  await openCoach(page)
  const coach = coachOf(page)
  await coach.sentence.fill(`മ${'ാ'.repeat(300)}`)
  await coach.analyze.click()
  await expect(coach.vocabulary).toContainText('not in our dictionary')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
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
