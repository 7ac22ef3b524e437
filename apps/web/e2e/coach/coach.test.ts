import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { acceptAlert, coachOf, generate, openCoach } from '../support/coach-page.ts'
import { fillStorage } from '../support/fill-storage.ts'
import { noFault } from '../support/no-fault.ts'
import { looksOf } from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'

const five = /^\S+( \S+){4}$/
const tea = 'എനിക്ക് ഒരു ഗ്ലാസ് ചായ വേണം.'

test('a visitor sees why the coach asks for a login, and comes back to it by the login', async ({ page }) => {
  await page.goto('/Coachlevel')
  await page.getByRole('link', { name: 'Malayalam Language Coach' }).click()
  await expect(page).toHaveURL(/\/coach$/)
  await expect(page.getByText('It is for signed-in learners: it uses AI credits')).toBeVisible()
  await expect(coachOf(page).generate).toBeHidden()
  await page.getByRole('link', { name: 'Sign Up/Login' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcoach$/)
})

test('with no settings a learner generates, analyses, guesses and keeps, by the coach in the browser', async ({
  page,
}) => {
  await signUp(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openCoach(page)
  const coach = coachOf(page)

  await test.step('what is missing or too long is told, and stays', async () => {
    await coach.generate.click()
    await acceptAlert(page, 'Please enter a topic.')
    await expect(coach.generate).toBeFocused()
    await coach.sentence.fill('മ'.repeat(501))
    await coach.analyze.click()
    await acceptAlert(page, 'The text may have 500 characters at most.')
    await expect(coach.sentence).toHaveValue('മ'.repeat(501))
  })

  await test.step('the nearest topics are named for an unknown one, and one of them can be chosen', async () => {
    await coach.topic.fill('quantum foodstuff')
    await coach.generate.click()
    await expect(coach.alert).toContainText('no sentences about “quantum foodstuff”')
    await noFault(page)
    await coach.alert.getByRole('button', { name: 'Food', exact: true }).click()
    await expect(coach.alert).toBeHidden()
    await expect(coach.topic).toHaveValue('Food')
    await expect(coach.sentence).toHaveValue(five)
  })

  await test.step('a sentence is made, and another on the same topic', async () => {
    const first = await generate(page, 'mazha')
    expect(first).toMatch(five)
    expect(await generate(page, 'mazha')).not.toBe(first)
    await expect(page.getByRole('button', { name: 'Listen to the sentence' })).toBeVisible()
  })

  await test.step('an easier or a harder one is one tap away', async () => {
    const first = await coach.sentence.inputValue()
    const level = page.getByText(/^Sentences: /)
    await expect(level).toHaveText('Sentences: easy')
    await expect(page.getByRole('button', { name: 'Easier' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Harder' }).click()
    await expect(level).toHaveText('Sentences: medium')
    await expect(coach.sentence).not.toHaveValue(first)
    await expect(coach.sentence).toHaveValue(five)
  })

  await test.step('it is explained', async () => {
    await coach.analyze.click()
    await expect(coach.pronunciation).toContainText(/[a-z]{3}/)
    await expect(coach.meaning).toContainText(/[A-Za-z]{3}/)
    await expect(coach.vocabulary).toContainText(/\p{Script=Malayalam}+ \([a-z]+\): /u)
    await coach.sentence.fill(tea)
    await expect(coach.pronunciation).toBeEmpty()
  })
  await guessAndKeep(page)
  expect(asked.filter((path) => /^\/api\/coach\/./.test(path))).toEqual([])
})

/** What a learner does with the sentence about tea. */
async function guessAndKeep(page: Page) {
  const coach = coachOf(page)
  await test.step('guesses at it are compared with what it is', async () => {
    const check = page.getByRole('button', { name: 'Click to Check Pronunciation' })
    await expect(check.or(page.getByText('Speech recognition not supported'))).toBeVisible()
    await coach.practice.click()
    await expect(page.getByRole('button', { name: 'Reset Tracing' })).toBeVisible()
    await coach.guess('Your pronunciation').fill('enikku oru glass choya venam')
    await coach.guess('Your meaning').fill('tea '.repeat(126))
    await coach.check.click()
    await acceptAlert(page, 'A guess may have 500 characters at most.')
    await expect(page.getByText('Error fetching data.')).toHaveCount(0)
    await coach.guess('Your meaning').fill('I want a glass of coffee')
    await coach.check.click()
    await expect(coach.feedback).toContainText('4 of 5 words are right.')
    await expect(coach.feedback).toContainText('It means “I want a glass of tea.”')
    await expect(coach.feedback).toContainText('What or whom: the sentence has ചായ “tea”, you wrote “coffee”.')
    await noFault(page)
    // What was wrong is practised again: the word, and the letter that was misread.
    await expect
      .poll(() => looksOf(page))
      .toEqual(expect.arrayContaining(['word:chaaya read again', 'letter:letter-cha read again']))
  })

  await test.step('the sentence is turned round, and what is said in Malayalam is given back in English', async () => {
    await page.getByRole('tab', { name: 'Say it' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Say it' })
    await expect(panel).toContainText('I want a glass of tea.')
    await expect(coach.sentence).toBeHidden()
    const said = panel.getByLabel('Your Malayalam')
    const told = panel.getByRole('region', { name: 'Feedback' }).getByRole('status')
    await said.fill('enikku oru glass chaaya venda')
    await panel.getByRole('button', { name: 'Check' }).click()
    await expect(told).toContainText('You said: I do not want/need a glass of tea.')
    await expect(told).toContainText('Asked was: I want a glass of tea.')
    await said.fill('ഒരു ഗ്ലാസ് ചായ എനിക്ക് വേണം')
    await panel.getByRole('button', { name: 'Check' }).click()
    await expect(told).toContainText('Very good, that says it.')
    await noFault(page)
    await panel.getByRole('button', { name: 'Show the sentence' }).click()
    await expect(coach.sentence).toBeVisible()
    await page.getByRole('tab', { name: 'Check' }).click()
    await expect(coach.guess('Your meaning')).toHaveValue('I want a glass of coffee')
  })

  await test.step('its words are kept, and explained where they are tapped', async () => {
    await page.getByRole('button', { name: 'Keep the words' }).click()
    await expect(page.getByText('5 words are kept.')).toBeVisible()
    const saved = await savedWordsOf(page)
    expect(saved.map(({ word }) => word)).toEqual(['ഞാൻ', 'ഒരു', 'ഗ്ലാസ്', 'ചായ', expect.stringMatching(/^വേണ/)])
    expect(saved[0]?.metAt).toEqual({ sentence: tea, translation: 'I want a glass of tea.' })
    await page.getByRole('main').getByRole('button', { name: 'ചായ', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'ചായ' })).toContainText('tea')
  })
}

test('what is written stays over a reload, for this tab and this learner; without the server the coach goes on', {
  tag: '@long',
}, async ({ page }) => {
  await signUp(page)
  // The device has forgotten everything about this learner except the cookie.
  await page.evaluate(() => localStorage.clear())
  await openCoach(page)
  await expect(page.getByText('It is for signed-in learners')).toBeHidden()
  const coach = coachOf(page)
  await expect(coach.pronunciation).toHaveText('')
  await expect(coach.meaning).toHaveText('')

  await test.step('what has no place to be broken leaves the page as wide as the screen', async () => {
    await coach.sentence.fill(`മ${'ാ'.repeat(300)}`)
    await coach.analyze.click()
    await expect(coach.vocabulary).toContainText('not in our dictionary')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('that there is no room for the words is said', async () => {
    await coach.topic.fill('rain')
    await coach.sentence.fill(tea)
    const keep = page.getByRole('button', { name: 'Keep the words' })
    await expect(keep).toBeVisible()
    await fillStorage(page)
    await keep.click()
    await expect(page.getByText('This browser has no room left: the words were not saved.')).toBeVisible()
    expect(await savedWordsOf(page)).toEqual([])
  })

  await test.step('a reload loses nothing, and without the server there are sentences all the same', async () => {
    await page.route('**/api/coach', (route) => route.abort())
    await page.reload()
    await expect(coach.topic).toHaveValue('rain')
    await expect(coach.sentence).toHaveValue(tea)
    await expect(page.getByText('The server is out of reach: the built-in coach answers')).toBeVisible()
    expect(await generate(page, 'bus')).toMatch(five)
  })

  await test.step('another learner in this tab does not see it', async () => {
    await page.evaluate(() => {
      const draft = JSON.parse(sessionStorage.getItem('coachDraft') ?? '')
      sessionStorage.setItem('coachDraft', JSON.stringify({ ...draft, by: 'another' }))
    })
    await page.reload()
    await expect(coach.generate).toBeVisible()
    await expect(coach.sentence).toHaveValue('')
  })
})

test('in Malayalam the coach speaks Malayalam, with the meanings in English and the topics by their Malayalam names', {
  tag: '@long',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/ml/coach')
  const main = page.getByRole('main')
  const box = (name: string) => main.getByRole('region', { name, exact: true }).getByRole('status')
  const make = page.getByRole('button', { name: 'വാക്യം ഉണ്ടാക്കുക' })
  const alert = page.getByRole('dialog')
  await make.click()
  await expect(alert.getByText('ഒരു വിഷയം നൽകൂ.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert).toHaveCount(0)

  await page.getByLabel('വിഷയം').fill('quantum foodstuff')
  await make.click()
  const nearest = alert.getByRole('listitem')
  await expect(nearest.first()).toBeVisible()
  for (const name of await nearest.allInnerTexts()) expect(name).toMatch(/^[\p{Script=Malayalam}\p{M} ]+$/u)
  await alert.getByRole('button', { name: 'ഭക്ഷണം', exact: true }).click()
  await expect(page.getByLabel('വിഷയം')).toHaveValue('ഭക്ഷണം')
  await expect(page.getByLabel('മലയാളം വാക്യം')).toHaveValue(five)

  await main.getByLabel('മലയാളം വാക്യം').fill('അവൻ ഇന്നലെ കൊച്ചിയിൽ വന്നില്ല')
  await main.getByRole('button', { name: 'വിശകലനം ചെയ്യുക' }).click()
  await expect(box('അർത്ഥം')).toHaveText(
    /^ഏകദേശ അർത്ഥം: He did not come to Kochi yesterday\.\s*ഓരോ വാക്കിന്റെയും അർത്ഥം: he · yesterday · /s,
  )
  await main.getByRole('button', { name: 'പരിശീലനം' }).click()
  await main.getByLabel('നിങ്ങൾ കരുതുന്ന അർത്ഥം').fill('he came yesterday')
  await main.getByRole('button', { name: 'പരിശോധിക്കുക', exact: true }).click()
  await expect(box('അഭിപ്രായം')).toContainText('ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമുണ്ട്.')
  await noFault(page)
})
