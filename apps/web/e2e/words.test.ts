import { expect, type Page, test } from '@playwright/test'
import { fillStorage } from './fill-storage.ts'
import { noFault } from './no-fault.ts'
import { visit } from './offline-page.ts'
import { answersOf, keepOnDevice, placeOf, quizOf } from './quiz-page.ts'
import { savedOf } from './saved-of.ts'

const place = 'സ്ഥലത്തേക്ക്'

const explained = (page: Page, word: string) => page.getByRole('dialog', { name: word, exact: true })
const wordIn = (page: Page, word: string) =>
  page.getByRole('main').getByRole('button', { name: word, exact: true })
const partsOf = (page: Page, word: string) =>
  explained(page, word).getByRole('list', { name: 'Parts' }).getByRole('listitem')

test('what is searched for is shown as it was typed, and is never markup', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('<b>water</b><0/>')
  await expect(page.getByText('Words for “<b>water</b><0/>”')).toBeVisible()
  expect(errors).toEqual([])
})

test('however long what is searched for, the page stays as wide as the screen', async ({ page }) => {
  await page.goto('/lm')
  await page.getByRole('searchbox').fill('supercalifragilisticexpialidocious'.repeat(3).slice(0, 100))
  await expect(page.getByRole('heading', { name: /^Words for/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('that there is no room for a word is said, on its card and where it is explained, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/lm')
  await fillStorage(page, 4)
  await page.getByRole('searchbox').fill('water')
  const card = page.getByRole('article').filter({ hasText: 'വെള്ളം' }).first()
  await card.getByRole('button', { name: 'Save വെള്ളം' }).click()
  const told = 'This browser has no room left: the word was not saved. Free some space, then save it again.'
  await expect(card.getByRole('alert')).toHaveText(told)
  await card.getByRole('button', { name: 'വെള്ളം', exact: true }).click()
  const explanation = explained(page, 'വെള്ളം')
  await explanation.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await expect(explanation.getByRole('alert')).toHaveText(told)
  expect(await savedOf(page)).toEqual([])

  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('full-')) localStorage.removeItem(name)
  })
  await explanation.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await expect(explanation.getByText('Saved', { exact: true })).toBeVisible()
  await expect(explanation.getByRole('alert')).toBeHidden()
  expect(await savedOf(page)).toMatchObject([{ word: 'വെള്ളം' }])
})

test('a tapped word shows what each part of it does, and closes by Escape, by its button and by a tap elsewhere', async ({
  page,
}) => {
  await page.goto('/resource/phrases')
  await wordIn(page, place).click()
  const card = explained(page, place)
  await expect(card).toContainText('place')
  await expect(partsOf(page, place)).toHaveCount(2)
  await expect(partsOf(page, place).first()).toContainText('സ്ഥലം')
  await expect(partsOf(page, place).last()).toContainText('to, into')
  await expect(partsOf(page, place).last()).toContainText('becomes')
  await expect(card.getByRole('button', { name: 'Listen to സ്ഥലം' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(wordIn(page, place)).toBeFocused()
  await wordIn(page, place).click()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toBeHidden()
  await wordIn(page, place).click()
  await page.mouse.click(5, 5)
  await expect(card).toBeHidden()
})

test('a number that is one long word is said as a number, and stays within its card', async ({ page }) => {
  const year = 'ആയിരത്തിത്തൊള്ളായിരത്തിനാൽപ്പത്തിയേഴ്'
  await page.goto('/read')
  await page.getByLabel('A text in Malayalam').fill(year)
  await page.getByRole('button', { name: 'Read it' }).click()
  await wordIn(page, year).click()
  const card = explained(page, year)
  await expect(card.getByRole('status').first()).toContainText('1947')
  await expect(partsOf(page, year)).toHaveCount(4)
  expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('another word is asked about by one tap, and the words of a text one after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/resource/phrases')
  await wordIn(page, 'നന്ദി').click()
  await expect(explained(page, 'നന്ദി')).toContainText('thank')
  await wordIn(page, 'ഇതിന്').click()
  await expect(explained(page, 'ഇതിന്')).toBeVisible()
  await explained(page, 'ഇതിന്').getByRole('button', { name: 'Word after' }).click()
  await expect(explained(page, 'എന്താണ്')).toContainText('what')
  await page.keyboard.press('ArrowRight')
  await expect(explained(page, 'വില')).toContainText('price')
})

test('an explanation finds its place again when a tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/resource/phrases')
  const word = wordIn(page, 'വില')
  await word.click()
  const card = explained(page, 'വില')
  await expect(card).toContainText('price')
  for (const width of [820, 1180]) {
    await page.setViewportSize({ width, height: width === 820 ? 1180 : 820 })
    await expect
      .poll(async () => {
        const [at, of] = [await card.boundingBox(), await word.boundingBox()]
        if (!at || !of) return 'hidden'
        const below = Math.abs(at.y - (of.y + of.height + 8)) < 2
        const above = Math.abs(at.y + at.height + 8 - of.y) < 2
        const within = at.x >= 0 && at.x + at.width <= width
        return `${below || above ? 'beside' : 'apart'}, ${within ? 'within' : 'beyond'}`
      })
      .toBe('beside, within')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.setViewportSize({ width: 500, height: 820 })
  await expect
    .poll(async () => {
      const at = await card.boundingBox()
      return at && Math.round(at.y + at.height)
    })
    .toBe(820)
})

test('by the keyboard a text is one stop, and the arrows go through its words', async ({ page }) => {
  await page.goto('/resource/phrases')
  await wordIn(page, 'ഇതിന്').focus()
  await page.keyboard.press('ArrowRight')
  await expect(wordIn(page, 'എന്താണ്')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(explained(page, 'വില')).toContainText('price')
  await page.keyboard.press('Escape')
  await expect(wordIn(page, 'വില')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-word]:focus')).toHaveCount(0)
})

test('words of examples can be asked about in turn, and there is a way back', async ({ page }) => {
  await page.goto('/resource/phrases')
  await wordIn(page, 'നന്ദി').click()
  const example = explained(page, 'നന്ദി').locator('section').getByRole('button').first()
  await example.click()
  const back = page.getByRole('dialog').getByRole('button', { name: 'നന്ദി', exact: true })
  await back.click()
  await expect(explained(page, 'നന്ദി')).toBeVisible()
})

test('without JavaScript, and before it, the words are plain text', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/resource/phrases')
  await expect(page.getByText('എനിക്ക് ഈ സ്ഥലത്തേക്ക് പോകണം.', { exact: true })).toBeVisible()
  await expect(page.locator('[data-word]')).toHaveCount(0)
  await context.close()
})

for (const topic of ['places_kerala', 'two_words'] as const)
  test(`nothing of a checked question of ${topic} moves, and its words can be asked about`, async ({
    page,
  }) => {
    await keepOnDevice(page, { level: topic, userlevel: 30 })
    await page.goto('/lessons2')
    const { options, check, next } = quizOf(page)
    const answers = await answersOf(page, topic)
    await expect(check).toBeVisible()
    await options.nth((await placeOf(page, answers)) - 1).click()
    await expect(page.locator('[data-word]')).toHaveCount(0)
    const before = await boxesOf(page)
    await check.click()
    await expect(page.locator('main [data-word]').first()).toBeVisible()
    expect(await boxesOf(page)).toEqual(before)

    const word = (await page.locator('main [data-word]').first().innerText()).trim()
    // A checked option is no button to be pressed any more; its words are.
    await page.locator('main [data-word]').first().click({ force: true })
    await expect(explained(page, word)).toBeVisible()
    await noFault(page)
    await page.keyboard.press('Escape')
    await expect(explained(page, word)).toBeHidden()
    await expect(page, 'Escape closed the explanation, not the quiz').toHaveURL('/lessons2')

    await check.or(next).focus()
    await page.keyboard.press('w')
    if (topic === 'places_kerala') await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await next.click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main li, main > button')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

test('a word is saved once, stands in My Vocab after a reload, is removed, and put back', async ({
  page,
}) => {
  await page.goto('/resource/phrases')
  await wordIn(page, place).click()
  await page.getByRole('button', { name: 'Save സ്ഥലം' }).click()
  await expect(explained(page, place).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(await savedOf(page)).toMatchObject([{ word: 'സ്ഥലം', pronunciation: 'sthalam' }])

  await page.goto('/lm?tab=my')
  const card = page.getByRole('article').filter({ hasText: 'സ്ഥലം' })
  await expect(card).toContainText('Meaning')
  await expect(card).toContainText('place')
  await expect(card).toContainText('sthalam')
  await noFault(page)
  await page.getByRole('button', { name: 'Remove സ്ഥലം' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('No words yet.')).toBeVisible()
  expect(await savedOf(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card).toBeVisible()
  await page.reload()
  await expect(card).toHaveCount(1)
})

test('the dictionary is searched by Malayalam, by Latin letters and by English', async ({ page }) => {
  await page.goto('/lm')
  const first = page.getByRole('article').first()
  for (const query of ['വെള്ളത്തിൽ', 'vellam', 'veḷḷam', 'water']) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(query)
    // The first question brings the whole dictionary.
    await expect(first, query).toContainText('വെള്ളം', { timeout: 20_000 })
  }
  await page.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await expect(page.getByRole('button', { name: 'വെള്ളം is saved' })).toBeVisible()
  await page.getByRole('button', { name: 'വെള്ളം is saved' }).click({ force: true })
  expect(await savedOf(page)).toHaveLength(1)
  await page.getByRole('searchbox').fill('blimfrotzag')
  await expect(page.getByText('We have no such word yet.')).toBeVisible()
})

test('a topic has a page of its words, and more when they are asked for', async ({ page }) => {
  await page.goto('/lm')
  await page.getByRole('link', { name: /^Food/ }).click()
  await expect(page).toHaveURL('/lm?topic=food')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('button', { name: /^Show more/ }).click()
  await expect(page.getByRole('article')).toHaveCount(36)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Browse by topic' })).toBeVisible()
})

for (const stored of ['{', '7', '[{"word":7},null,{"word":"അമ്മ","meaning":"mother","pronunciation":"amma"}]'])
  test(`a damaged list of saved words does no harm: ${stored}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript((stored) => localStorage.setItem('savedWords', stored), stored)
    await page.goto('/lm?tab=my')
    await expect(page.getByRole('article')).toHaveCount(stored.includes('അമ്മ') ? 1 : 0)
    if (!stored.includes('അമ്മ')) await expect(page.getByText('No words yet.')).toBeVisible()
    expect(errors).toEqual([])
  })

test('explanations and the vocabulary page have no accessibility fault', async ({ page }) => {
  for (const language of ['', '/ml']) {
    await page.goto(`${language}/resource/phrases`)
    await wordIn(page, place).click()
    await expect(partsOf(page, place).or(explained(page, place).getByRole('listitem')).first()).toBeVisible()
    await noFault(page)
    await page.goto(`${language}/lm?topic=family`)
    await expect(page.getByRole('article')).toHaveCount(12)
    await noFault(page)
  }
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a word that was never asked about is explained, and the dictionary is searched', async ({
    page,
    context,
  }) => {
    await visit(page, '/resource/phrases')
    await context.setOffline(true)
    await page.goto('/resource/phrases')
    await wordIn(page, place).click()
    await expect(partsOf(page, place)).toHaveCount(2)
    await page.goto('/lm')
    await page.getByRole('searchbox').fill('amma')
    await expect(page.getByRole('article').first()).toContainText('അമ്മ', { timeout: 20_000 })
  })
})
