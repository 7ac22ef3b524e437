import { expect, type Page, test } from '@playwright/test'
import { emptyStorage, fillStorage } from '../support/fill-storage.ts'
import { noFault } from '../support/no-fault.ts'
import { answersOf, keepOnDevice, placeOf, quizOf } from '../support/quiz-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'

const place = 'സ്ഥലത്തേക്ക്'

const explained = (page: Page, word: string) => page.getByRole('dialog', { name: word, exact: true })
const wordIn = (page: Page, word: string) =>
  page.getByRole('main').getByRole('button', { name: word, exact: true })
const partsOf = (page: Page, word: string) =>
  explained(page, word).getByRole('list', { name: 'Parts' }).getByRole('listitem')

test('a topic has a page of its words, and the dictionary is searched by either script and by English', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/lm')
  const articles = page.getByRole('article')

  await test.step('a topic shows a page of its words, and more when they are asked for', async () => {
    await page.getByRole('link', { name: /^Food/ }).click()
    await expect(page).toHaveURL('/lm?topic=food')
    await expect(articles).toHaveCount(12)
    await noFault(page)
    await page.getByRole('button', { name: /^Show more/ }).click()
    await expect(articles).toHaveCount(36)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Browse by topic' })).toBeVisible()
  })

  const search = page.getByRole('searchbox', { name: 'Search' })
  await test.step('what is searched for is shown as it was typed, and is never markup', async () => {
    await search.fill('<b>water</b><0/>')
    await expect(page.getByText('Words for “<b>water</b><0/>”')).toBeVisible()
  })

  await test.step('however long it is, the page stays as wide as the screen', async () => {
    await search.fill('supercalifragilisticexpialidocious'.repeat(3).slice(0, 100))
    await expect(page.getByRole('heading', { name: /^Words for “supercali/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  for (const query of ['വെള്ളത്തിൽ', 'vellam', 'water']) {
    await search.fill(query)
    await expect(page.getByRole('heading', { name: `Words for “${query}”` })).toBeVisible()
    await expect(articles.first(), query).toContainText('വെള്ളം')
  }
  await test.step('a word that is not there is said to be not there, and what is like it stands apart', async () => {
    await search.fill('വെല്ലം')
    await expect(page.getByText('We have no such word yet.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible()
    await expect(articles.first()).toContainText('വെള്ളം')
  })
  await search.fill('blimfrotzag')
  await expect(page.getByText('We have no such word yet.')).toBeVisible()
  expect(errors).toEqual([])
})

test('that there is no room for a word is said, on its card and where it is explained, and nothing is lost', {
  tag: '@long',
}, async ({ page }) => {
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
  expect(await savedWordsOf(page)).toEqual([])

  await emptyStorage(page)
  await explanation.getByRole('button', { name: 'Save വെള്ളം' }).click()
  await expect(explanation.getByText('Saved', { exact: true })).toBeVisible()
  await expect(explanation.getByRole('alert')).toBeHidden()
  expect(await savedWordsOf(page)).toMatchObject([{ word: 'വെള്ളം' }])
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'വെള്ളം is saved' }).click({ force: true })
  expect(await savedWordsOf(page), 'a word is saved once').toHaveLength(1)
})

test('a tapped word shows what each part of it does, and is saved, removed and put back', async ({
  page,
}) => {
  await page.goto('/resource/phrases')
  const card = explained(page, place)

  await test.step('each part says what it does', async () => {
    await wordIn(page, place).click()
    await expect(card).toContainText('place')
    await expect(partsOf(page, place)).toHaveCount(2)
    await expect(partsOf(page, place).first()).toContainText('സ്ഥലം')
    await expect(partsOf(page, place).last()).toContainText('to, into')
    await expect(partsOf(page, place).last()).toContainText('becomes')
    await expect(card.getByRole('button', { name: 'Listen to സ്ഥലം' })).toBeVisible()
    await noFault(page)
  })

  await test.step('it closes by Escape, by its button and by a tap elsewhere', async () => {
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(wordIn(page, place)).toBeFocused()
    await wordIn(page, place).click()
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeHidden()
    await wordIn(page, place).click()
    await expect(card).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(card).toBeHidden()
  })

  await test.step('words of examples can be asked about in turn, and there is a way back', async () => {
    await wordIn(page, 'നന്ദി').click()
    await explained(page, 'നന്ദി').locator('section').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'നന്ദി', exact: true }).click()
    await expect(explained(page, 'നന്ദി')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await wordIn(page, place).click()
  await page.getByRole('button', { name: 'Save സ്ഥലം' }).click()
  await expect(card.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(await savedWordsOf(page)).toMatchObject([{ word: 'സ്ഥലം', pronunciation: 'sthalam' }])
  await page.goto('/lm?tab=my')
  const saved = page.getByRole('article').filter({ hasText: 'സ്ഥലം' })
  for (const text of ['Meaning', 'place', 'sthalam']) await expect(saved).toContainText(text)
  await noFault(page)
  await page.getByRole('button', { name: 'Remove സ്ഥലം' }).click()
  await expect(saved).toHaveCount(0)
  await expect(page.getByText('No words yet.')).toBeVisible()
  expect(await savedWordsOf(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(saved).toHaveCount(1)
})

test('a number that is one long word is said as a number, and stays within its card', {
  tag: '@long',
}, async ({ page }) => {
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

test('on a large screen another word is asked about by one tap, and an explanation stays beside its word', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/resource/phrases')

  await test.step('by the keyboard a text is one stop, and the arrows go through its words', async () => {
    await wordIn(page, 'ഇതിന്').focus()
    await page.keyboard.press('ArrowRight')
    await expect(wordIn(page, 'എന്താണ്')).toBeFocused()
    await page.keyboard.press('End')
    await expect(wordIn(page, 'വില')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(explained(page, 'വില')).toContainText('price')
    await page.keyboard.press('Escape')
    await expect(wordIn(page, 'വില')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-word]:focus')).toHaveCount(0)
  })

  await test.step('the words of a text are asked about one after the other', async () => {
    await wordIn(page, 'നന്ദി').click()
    await expect(explained(page, 'നന്ദി')).toContainText('thank')
    await wordIn(page, 'ഇതിന്').click()
    await expect(explained(page, 'ഇതിന്')).toBeVisible()
    await explained(page, 'ഇതിന്').getByRole('button', { name: 'Word after' }).click()
    await expect(explained(page, 'എന്താണ്')).toContainText('what')
    await page.keyboard.press('ArrowRight')
    await expect(explained(page, 'വില')).toContainText('price')
  })

  await test.step('an explanation finds its place again when a tablet is turned', async () => {
    for (const [width, height] of [
      [820, 1180],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => placeBeside(page, 'വില', width)).toBe('beside, within')
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 500, height: 820 })
    const foot = async () => {
      const at = await explained(page, 'വില').boundingBox()
      return at && Math.round(at.y + at.height)
    }
    await expect.poll(foot).toBe(820)
  })
})

async function placeBeside(page: Page, word: string, width: number) {
  const [at, of] = [await explained(page, word).boundingBox(), await wordIn(page, word).boundingBox()]
  if (!at || !of) return 'hidden'
  const below = Math.abs(at.y - (of.y + of.height + 8)) < 2
  const above = Math.abs(at.y + at.height + 8 - of.y) < 2
  const within = at.x >= 0 && at.x + at.width <= width
  return `${below || above ? 'beside' : 'apart'}, ${within ? 'within' : 'beyond'}`
}

for (const { topic, tag } of [
  { topic: 'places_kerala', tag: [] },
  { topic: 'two_words', tag: ['@long'] },
])
  test(`nothing of a checked question of ${topic} moves, and its words can be asked about`, { tag }, async ({
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
    // A checked option can no longer be pressed as a button, but its words can.
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

test('in Malayalam explanations and the vocabulary page have no accessibility fault', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/ml/resource/phrases')
  await wordIn(page, place).click()
  await expect(explained(page, place).getByRole('listitem').first()).toBeVisible()
  await noFault(page)
  await page.goto('/ml/lm?topic=family')
  await expect(page.getByRole('article')).toHaveCount(12)
  await noFault(page)
})
