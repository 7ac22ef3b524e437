import { expect, type Page, test } from '@playwright/test'
import { ankiPackage } from '../support/anki-package.ts'
import { noFault } from '../support/no-fault.ts'
import { logOf } from '../support/review-page.ts'
import { savedWordsOf } from '../support/saved-words-of.ts'

const bringIn = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('File with words')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

const table = `Category,Malayalam,Notes,English
nature,മഴ,it falls,rain
home,veedu,roof,house
nature,മരം,it grows,tree
nature,,empty,nothing
nature,പുഴ,it flows,river
nature,കടൽ,it is deep,sea
nature,കാറ്റ്,it blows,wind
`

test('a table shows its columns, which can be set, and its bad rows, which can be mended, before anything changes', async ({
  page,
}) => {
  await page.goto('/lm?tab=my')
  await bringIn(page, 'words.csv', table)
  const columns = page.getByRole('region', { name: 'The columns of the file' })
  await expect(columns.getByRole('row')).toHaveCount(6)
  await expect(columns.getByLabel('Malayalam')).toHaveValue('word')
  await expect(columns.getByLabel('English')).toHaveValue('meaning')
  await expect(columns.getByLabel('Category')).toHaveValue('')
  await expect(page.getByText('New words: 5')).toBeVisible()
  await expect(page.getByText('Line 3 is left out: its word is not in Malayalam.')).toBeVisible()
  await expect(page.getByText('Line 5 is left out: it has no word.')).toBeVisible()
  await noFault(page)

  await test.step('a column is set by hand, and the one that was it before is left out', async () => {
    await columns.getByLabel('Notes').selectOption('Meaning')
    await expect(columns.getByLabel('English')).toHaveValue('')
    await columns.getByLabel('Malayalam').selectOption('Leave out')
    await expect(page.getByText('No word is found like this.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bring them in' })).toBeHidden()
    await columns.getByLabel('Malayalam').selectOption('Malayalam')
    await columns.getByLabel('English').selectOption('Meaning')
    await expect(columns.getByLabel('Notes')).toHaveValue('')
  })

  await test.step('a row is mended by the keyboard alone, and another left', async () => {
    await page.getByLabel('The word in line 3').focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText('വീട്')
    await page.keyboard.press('Enter')
    await expect(page.getByText('New words: 6')).toBeVisible()
    await expect(page.getByLabel('The word in line 3')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'In the file' })).toBeFocused()
  })
  expect(await savedWordsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('Done. Words new or changed: 6. Left out: 1.')).toBeVisible()
  expect((await savedWordsOf(page)).map(({ word, meaning }) => `${word} ${meaning}`)).toEqual([
    'മഴ rain',
    'വീട് house',
    'മരം tree',
    'പുഴ river',
    'കടൽ sea',
    'കാറ്റ് wind',
  ])
})

test('what was learnt in Anki is not new here: its history comes along', async ({ page }) => {
  const now = new Date('2026-11-21T10:00:00').getTime()
  await page.clock.setFixedTime(now)
  const day = 86_400_000
  const bytes = await ankiPackage({
    heads: ['Malayalam', 'Sound', 'English'],
    fields: ['<b>മഴ</b>', 'mazha', 'rain&nbsp;'],
    reviews: [now - 20 * day, now - 19 * day, now - 16 * day, now - 9 * day],
  })
  await page.goto('/lm?tab=my')
  await bringIn(page, 'deck.apkg', bytes)
  await expect(page.getByRole('region', { name: 'The fields of Malayalam words' })).toBeVisible()
  await expect(page.getByLabel('Sound')).toHaveValue('pronunciation')
  await expect(page.getByText('Reviews: 4')).toBeVisible()
  await page.getByRole('button', { name: 'Bring them in' }).click()
  await expect(page.getByText('Done. Words new or changed: 1.')).toBeVisible()
  expect(await savedWordsOf(page)).toMatchObject([{ word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' }])
  expect(await logOf(page)).toHaveLength(4)

  // A word without a history would be asked to be read. This one is read already, and was never heard.
  await page.goto('/review')
  await expect(page.getByText('Listen. What does it mean?')).toBeVisible()
})

test('the table of columns is whole at every width, in both languages', { tag: '@long' }, async ({
  page,
}) => {
  const wide = `${'മഴ,rain,a long note about it'}${',more'.repeat(6)}\n`
  for (const address of ['/lm?tab=my', '/ml/lm?tab=my']) {
    await page.goto(address)
    await page.locator('input[type=file]').setInputFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${wide}${wide}mazha,x,y${',z'.repeat(6)}\n`),
    })
    await expect(page.getByRole('columnheader')).toHaveCount(9)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await noFault(page)
    }
  }
})
