import { type ReportedCaptions, reportedCaptions } from '@app/learning/testing'
import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'

test.describe.configure({ timeout: 600_000 })

const linesOf = (page: Page) => page.getByRole('main').locator('ol > li')
const boxOf = (page: Page) => page.getByLabel('A text in Malayalam')

async function read(page: Page, text: string) {
  const change = page.getByRole('button', { name: 'Change the text' })
  if (await change.isVisible()) await change.click()
  await boxOf(page).fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

/** Reads each text, and expects its lines with their English, and nothing of its times and marks. */
async function readEach(page: Page, all: readonly ReportedCaptions[]) {
  for (const [address, problem, text, lines] of all)
    await test.step(`${address}: ${problem}`, async () => {
      await read(page, text)
      const shown = linesOf(page)
      const said = lines.map((line) => line.replace(/^\S+ \S+ /, '').split(' = '))
      await expect(shown.locator('p:first-child')).toHaveText(said.map(([line = '']) => line))
      await expect(shown.locator('p:not(:first-child) [lang=en]')).toHaveText(
        said.flatMap(([, english]) => english ?? []),
      )
    })
}

test('captions that were reported elsewhere are read without their times; what has times and is no captions is refused, and stays to be mended', async ({
  page,
}) => {
  await page.goto('/read')
  await hydrated(page)
  await readEach(page, reportedCaptions.slice(-2))
  const alert = page.getByRole('main').getByRole('alert')
  for (const [text, told] of [
    ['(10) (25) മഴ\n(30) (45) വെയിൽ', 'The text: line 1 looks like a time'],
    ['1\n00:00:0l,000 --> 00:00:02,000\nമഴ', 'The text: line 2 has a time that cannot be read.'],
  ] as const) {
    await read(page, text)
    await expect(alert).toContainText(told)
    await expect(boxOf(page)).toHaveValue(text)
  }
  await noFault(page)
  await read(page, '1\n00:00:01,000 --> 00:00:02,000\nമഴ')
  await expect(linesOf(page)).toHaveCount(1)
  await expect(alert).toHaveCount(0)
})

// w3c/ilreq/issues/21, r12a/scripts/issues/97, DevEmperor/DictateKeyboard/issues/239 (github.com)
test('words and sentences of any text are whole', { tag: '@long' }, async ({ page }) => {
  await page.goto('/read')
  await hydrated(page)
  await readEach(page, reportedCaptions)
  const rows = page.getByRole('table').getByRole('rowheader')
  const row = (word: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${word}`) }) })
  await test.step('soft hyphens', async () => {
    await read(page, 'മല\u00ADയാ\u00ADളം പഠി\u00ADക്കാൻ എളു\u00ADപ്പ\u00ADമാണ്.')
    await expect(linesOf(page).locator('p:first-child')).toHaveText(['മലയാളം പഠിക്കാൻ എളുപ്പമാണ്.'])
    await expect(rows).toHaveCount(3)
    await expect(row('മലയാളം')).toContainText('Malayalam')
  })
  await test.step('ക് with a joiner before a consonant', async () => {
    await read(page, 'പക്\u200Dഷേ അവൻ വന്നില്ല.')
    await expect(row('പക്ഷേ')).toContainText('but')
  })
  await test.step('abbreviations and initials', async () => {
    const long = `ഡോ. കെ. വി. രാമൻ ${'മഴ പെയ്യുന്ന നാട്ടിൽ '.repeat(8)}വന്നു.`
    await read(page, `${long} അദ്ദേഹം ഇരുന്നു.`)
    await expect(linesOf(page).locator('p:first-child')).toHaveText([long, 'അദ്ദേഹം ഇരുന്നു.'])
  })
})
