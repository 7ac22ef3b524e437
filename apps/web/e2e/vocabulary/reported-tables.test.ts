import { type ReportedTable, reportedTables } from '@app/learning/testing'
import { expect, type Page, test } from '@playwright/test'
import { ankiPackage } from '../support/anki-package.ts'
import { hydrated } from '../support/hydrated.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'

test.describe.configure({ timeout: 600_000 })

const bringIn = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('File with words')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

/** Brings each table in, and expects its words to be saved, and the page to tell the rows that are left out. */
async function takeEach(page: Page, all: readonly ReportedTable[]) {
  for (const [address, problem, table, taken] of all)
    await test.step(`${address}: ${problem}`, async () => {
      await bringIn(page, 'words.txt', table)
      const preview = page.getByRole('heading', { name: 'In the file' })
      await expect(preview).toBeFocused()
      const words = taken.filter((one) => one.includes(' = '))
      for (const left of taken.filter((one) => !words.includes(one)))
        await expect(page.getByText(`Line ${left.split(':')[0]} is left out`)).toBeVisible()
      const counts = page.getByText(
        /^(?:New words|Words that it says something else of|Words that stay as they are): \d+$/,
      )
      await expect(counts).toHaveCount(3)
      const found = (await counts.allTextContents()).map((count) => Number(count.replace(/^\D+/, '')))
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(words.length)

      const take = page.getByRole('button', { name: 'Bring them in' })
      const leave = page.getByRole('button', { name: 'Leave it' })
      await ((await take.isVisible()) ? take : leave).click()
      await expect(preview).toBeHidden()
      // Our reading of a word stands in where the table has none.
      const saved = (await savedWordsOf(page)).flatMap(({ word, meaning, pronunciation }) => [
        `${word} = ${meaning}`,
        `${word} = ${meaning} [${pronunciation}]`,
      ])
      expect(saved).toEqual(expect.arrayContaining(words))
      await expect(page.getByText('One moment…')).toBeHidden()
    })
}

// prz3m/kind2anki/issues/17, mvysny/aedict/issues/271 (github.com): another field is taken for the meaning.
test('tables and a deck that were reported elsewhere bring in their words', async ({ page }) => {
  await page.goto('/lm?tab=my')
  await hydrated(page)
  await takeEach(page, reportedTables.slice(-4))
  const deck = await ankiPackage({
    heads: ['Malayalam', 'Transliteration', 'English'],
    fields: ['പുഴ', 'puzha', 'river&nbsp;<i>(wide)</i>'],
    reviews: [],
  })
  await bringIn(page, 'deck.apkg', deck)
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('Done. Words new or changed: 1.')).toBeVisible()
  expect(await savedWordsOf(page)).toContainEqual({
    word: 'പുഴ',
    meaning: 'river (wide)',
    pronunciation: 'puzha',
  })
})

test('all tables that were reported elsewhere bring in their words', { tag: '@long' }, async ({ page }) => {
  await page.goto('/lm?tab=my')
  await hydrated(page)
  await takeEach(page, reportedTables)
})

// suttacentral/suttacentral/issues/3000, koreader/koreader/issues/921 (github.com)
test('marks around a search and English short forms do not mislead it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/lm')
  await hydrated(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const first = page.getByRole('article').first()
  const nothing = page.getByText('We have no such word yet.')
  await search.fill('blimfrotzag')
  await expect(nothing, 'the dictionary is there').toBeVisible({ timeout: 60_000 })
  for (const query of ['“rain”', '"rain"', '(rain)', 'rain:', 'rain…', '‘മഴ’']) {
    await search.fill('blimfrotzag')
    await expect(nothing).toBeVisible()
    await search.fill(query)
    await expect(first, query).toContainText('മഴ')
  }
  for (const [query, meaning] of [
    ['I’ll', /\bI\b/],
    ['don’t', /not|n’t/],
    ["can't", /not/],
    ["let's", /\bwe\b/],
  ] as const) {
    await search.fill(query)
    await expect(page.getByRole('heading', { name: `Words for “${query}”` })).toBeVisible()
    await expect(first.getByRole('definition').first(), query).toHaveText(meaning)
  }
})
