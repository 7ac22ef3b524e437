import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { reviewWords } from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'

test('any text is read with its words told apart, and all new words are saved with their sentence', async ({
  page,
}) => {
  await page.goto('/read')
  const box = page.getByLabel('A text in Malayalam')
  await box.fill('അമ്മ വീട്ടിൽ വന്നു.\nവീട് വലുതാണ്. ഗ്ലോർപ്പ്!')
  await page.getByRole('button', { name: 'Read it' }).click()
  const { table, row, inText } = vocabularyOf(page)
  await expect(row('വീട്')).toContainText('house')
  await expect(row('വീട്').getByRole('cell').nth(1)).toHaveText('2')
  await expect(page.getByText('Roughly: Mother came home.')).toBeVisible()
  await expect(row('ഗ്ലോർപ്പ്')).toContainText('not in our dictionary yet')
  await expect(inText('വീട്ടിൽ')).toHaveAttribute('data-state', 'new')

  await row('അമ്മ').getByRole('button', { name: 'I know അമ്മ' }).click()
  await expect(row('അമ്മ')).toContainText('known')
  await expect(inText('അമ്മ')).toHaveAttribute('data-state', 'known')

  await table.getByRole('button', { name: 'Times' }).click()
  await expect(table.getByRole('columnheader', { name: 'Times' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('rowheader').first()).toContainText('വീട്')

  await page.getByRole('button', { name: /^Save all \d new words$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'words saved.' })).toBeVisible()
  await expect(row('വീട്')).toContainText('learning')
  await expect(inText('വീട്ടിൽ')).toHaveAttribute('data-state', 'learning')
  const saved = await savedWordsOf(page)
  expect(saved).toContainEqual(
    expect.objectContaining({ word: 'വീട്', metAt: { sentence: 'അമ്മ വീട്ടിൽ വന്നു.' } }),
  )
  expect(saved).not.toContainEqual(expect.objectContaining({ word: 'ഗ്ലോർപ്പ്' }))

  await page.reload()
  await expect(row('വീട്')).toContainText('learning')
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(box).toHaveValue('')
})

test('a word that was reviewed well is known, unless the learner says otherwise, until a later review', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.setFixedTime(Date.UTC(2026, 0, 5, 12))
  await reviewWords(page, [{ word: 'വീട്', meaning: 'house', pronunciation: 'veedu' }])
  const { row, inText } = vocabularyOf(page)
  await page.goto('/read')
  await page.getByLabel('A text in Malayalam').fill('അമ്മ വീട്ടിൽ വന്നു. മഴ പെയ്തു.')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(row('വീട്')).toContainText('learning')
  await expect(inText('വീട്ടിൽ')).toHaveAttribute('data-state', 'learning')

  await knowForMonths(page, Date.UTC(2026, 3, 5))
  await page.clock.setFixedTime(Date.UTC(2026, 3, 6))
  await page.reload()
  await expect(row('വീട്')).toContainText('known')
  await expect(inText('വീട്ടിൽ')).toHaveAttribute('data-state', 'known')
  await expect(row('അമ്മ')).toContainText('new')
  await noFault(page)

  await row('വീട്').getByRole('button', { name: 'I do not know വീട് yet' }).click()
  await expect(row('വീട്')).toContainText('learning')
  await page.reload()
  await expect(row('വീട്')).toContainText('learning')
  await knowForMonths(page, Date.UTC(2026, 4, 5))
  await page.reload()
  await expect(row('വീട്')).toContainText('known')
})

/**
 * The result of many reviews, the last of them at this time: each card of each reviewed word rests for
 * months.
 */
const knowForMonths = (page: Page, last: number) =>
  page.evaluate(async (last) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open('reviews/visitor'))
    const transaction = database.transaction('known', 'readwrite')
    const written = new Promise((resolve) => transaction.addEventListener('complete', resolve))
    const items = transaction.objectStore('known')
    for (const item of await answerOf(items.getAll())) {
      for (const card of Object.values<object>(item.known))
        Object.assign(card, { state: 'known', stability: 90, last })
      items.put({ ...item, last })
    }
    await written
    database.close()
  }, last)

/** The words of a text in its table and in the text itself. */
const vocabularyOf = (page: Page) => {
  const table = page.getByRole('table', { name: 'Words of this text' })
  return {
    table,
    row: (word: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: word }) }),
    inText: (word: string) => page.getByRole('list').getByRole('button', { name: word, exact: true }),
  }
}

test('a long text can be changed while its words are looked up, and only those of the new one are told', {
  tag: '@long',
}, async ({ page }) => {
  const lexicon = Promise.withResolvers<void>()
  await page.route('**/assets/lexicon-*.js', (route) => lexicon.promise.then(() => route.continue()))
  await page.goto('/read')
  const box = page.getByLabel('A text in Malayalam')
  await box.fill(
    Array.from({ length: 500 }, (_, line) => 'വീട് മഴ ചായ '.repeat(3) + 'അമ്മ'.repeat(line)).join('\n'),
  )
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText(/^Looking the words up: 0 of \d{3}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Change the text' }).click()
  await box.fill('')
  await box.pressSequentially('മലയാളം')
  await expect(box).toHaveValue('മലയാളം')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('Looking the words up: 0 of 1')).toBeVisible()
  lexicon.resolve()
  const { table, row } = vocabularyOf(page)
  await expect(row('മലയാളം')).toBeVisible()
  await expect(table.getByRole('rowheader')).toHaveCount(1)
})

test('the page is whole and without fault at every width, in both languages', { tag: '@long' }, async ({
  page,
}) => {
  const widths = [360, 768, 1280]
  for (const address of ['/ml/read', '/read']) {
    await page.goto(address)
    await hydrated(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await noFault(page)
    }
  }
  await page.getByRole('textbox').fill('അമ്മ വീട്ടിൽ വന്നു. Hello!\nസ്വാതന്ത്ര്യപ്രഖ്യാപനത്തെക്കുറിച്ചുള്ള ചർച്ച')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await noFault(page)
  }
})
