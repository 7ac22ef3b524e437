import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { epub } from '../support/epub.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'

test.describe.configure({ timeout: 120_000 })

/** Lets go of a file over a page, as people do from their folders. */
async function drop(page: Page, name: string, content: string | Buffer) {
  await hydrated(page)
  await page.evaluate(
    ({ name, content }) => {
      const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name))
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    },
    { name, content: Buffer.from(content).toString('base64') },
  )
}

/** Chooses a file on the page for reading, whose field works from when the page is hydrated. */
async function choose(page: Page, name: string, buffer: Buffer) {
  await hydrated(page)
  await page.getByLabel('Or choose a file').setInputFiles({ name, mimeType: '', buffer })
}

/** The line at which the device has kept that reading stopped. */
const keptLine = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const shelf = await answerOf(indexedDB.open('shelf'))
    const [text] = await answerOf(shelf.transaction('texts').objectStore('texts').getAll())
    shelf.close()
    return text?.place.line
  })

const book = epub('കടൽക്കഥകൾ', [
  { title: 'ഒന്നാം കഥ', sentences: ['മഴ പെയ്യുന്നു.', 'അമ്മ വീട്ടിൽ വന്നു.'] },
  { title: 'രണ്ടാം കഥ', sentences: Array.from({ length: 70 }, (_, place) => `വീട് ${place + 1} വലുതാണ്.`) },
])

test('a visitor’s book is read from the device, chapter by chapter, and goes on where reading stopped', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()))
  await page.goto('/read')
  await choose(page, 'kadha.epub', book)
  await expect(page.getByText('This is a book: 2 chapters, 74 lines.')).toBeVisible()
  await expect(page).toHaveURL(/\/read\?text=/)
  await expect(page.getByRole('heading', { name: 'കടൽക്കഥകൾ' })).toBeVisible()
  const word = (text: string) => page.getByRole('list').getByRole('button', { name: text, exact: true })
  await expect(word('വീട്ടിൽ')).toBeVisible()
  await noFault(page)

  await page.getByRole('combobox', { name: 'Chapter', exact: true }).first().selectOption('രണ്ടാം കഥ')
  await expect(page.getByText('Lines 1 to 60 of 71')).toBeVisible()
  await page.getByRole('button', { name: 'Lines after' }).click()
  await expect(page.getByText('Lines 61 to 71 of 71')).toBeVisible()
  await expect.poll(() => keptLine(page)).toBe(60)

  await page.goto('/read')
  const shelf = page.getByRole('listitem').filter({ hasText: 'കടൽക്കഥകൾ' })
  await expect(shelf).toContainText('Chapter 2 of 2')
  await shelf.getByRole('link', { name: 'Read on' }).click()
  await expect(page.getByText('Lines 61 to 71 of 71')).toBeVisible()
  expect(sent).toEqual([])

  await page.getByRole('link', { name: 'All texts' }).click()
  await shelf.getByRole('button', { name: 'Remove കടൽക്കഥകൾ from this device' }).click()
  await shelf.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeHidden()
})

test('a file that is dropped on any page goes where it belongs, says what it is, and can be taken otherwise', async ({
  page,
}) => {
  const list = 'മഴ,rain\nവീട്,house\nകടൽ,sea\n'
  await test.step('a list, on a page that has nothing to do with it', async () => {
    await page.goto('/about')
    await drop(page, 'list.txt', list)
    await expect(page).toHaveURL(/\/lm\?tab=my$/)
    await expect(page.getByText('These look like words: 3 to your list.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('savedWords'))).toBeNull()
  })

  await test.step('it is a text, if somebody says so', async () => {
    await page.getByRole('button', { name: 'Read it as a text instead' }).click()
    await expect(page).toHaveURL(/\/read\?text=/)
    await expect(page.getByText('This is a text: 3 lines.')).toBeVisible()
    await page.getByRole('button', { name: 'Take it as words instead' }).click()
    await expect(page.getByText('New words: 3')).toBeVisible()
  })

  await test.step('captions among the words', async () => {
    await page.goto('/lm')
    await drop(page, 'film.srt', '1\n00:00:01,000 --> 00:00:03,000\nമഴ പെയ്യുന്നു.\n')
    await expect(page.getByText('These look like captions: 1 line.')).toBeVisible()
    await expect(page).toHaveURL(/\/read\?text=/)
  })

  await test.step('a list on the page that has its place on another tab', async () => {
    await page.goto('/lm')
    await drop(page, 'list.txt', list)
    await expect(page.getByText('New words: 3')).toBeVisible()
  })

  await test.step('what cannot be read is named, with what to do', async () => {
    await page.goto('/about')
    await drop(page, 'old.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, ...Array(600).fill(7)]))
    await expect(page.getByText('this is a document of the format Word.')).toBeVisible()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Save it as DOCX, ODT or plain text' }),
    ).toBeVisible()
  })
})

test('a document is kept on the shelf, and what is damaged or empty is told while the page goes on', async ({
  page,
}) => {
  await page.goto('/read')
  for (const [name, content, why] of [
    ['empty.epub', Buffer.alloc(0), 'there is nothing in it'],
    ['half.epub', book.subarray(0, book.length / 2), 'this file is damaged'],
    ['bad.pdf', Buffer.from('%PDF-1.7\nno more'), 'this file is damaged'],
    [
      'noise.txt',
      Buffer.from(Array.from({ length: 4000 }, (_, place) => (place * 7919) % 251)),
      'some other kind of file',
    ],
  ] as const) {
    await choose(page, name, content)
    await expect(page.getByRole('alert').filter({ hasText: why }), name).toBeVisible()
  }
  await choose(
    page,
    'letter.txt',
    readFileSync(join(import.meta.dirname, '../../app/bring/cases/story.docx')),
  )
  await expect(page.getByText(/^This is a document: \d+ lines\.$/)).toBeVisible()
  await page.goto('/read')
  await expect(page.getByRole('listitem').filter({ hasText: 'മഴയുടെ കഥ' })).toBeVisible()
})

test('a PDF is read in the worker, which fetches what reads it, and its table of words as pasted from a page', async ({
  page,
}) => {
  await page.goto('/read')
  const pdf = readFileSync(join(import.meta.dirname, '../../app/bring/cases/story.pdf'))
  await choose(page, 'story.pdf', pdf)
  await expect(page.getByText(/^This is a document: \d+ lines\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'മഴയുടെ കഥ' })).toBeVisible()

  await page.goto('/read')
  await hydrated(page)
  const box = page.getByLabel('A text in Malayalam')
  const copied = 'മഴ\nrain\nവീട്\nhouse\n'
  await box.evaluate((box, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    clipboardData.setData(
      'text/html',
      '<table><tr><td>മഴ</td><td>rain</td></tr><tr><td>വീട്</td><td>house</td></tr></table>',
    )
    box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
  }, copied)
  await box.fill(copied)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('These look like words: 2 to your list.')).toBeVisible()
})

test('a book of 300 pages opens its first page in twice the time of one of three at most @long', async ({
  page,
}) => {
  const sentences = [
    'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു മീൻപിടിത്തക്കാരൻ ഉണ്ടായിരുന്നു.',
    'അയാൾ ദിവസവും കടലിൽ പോകും.',
    'ഒരു ദിവസം മഴ പെയ്തു.',
  ]
  const ofPages = (pages: number) =>
    epub(
      `${pages} pages`,
      Array.from({ length: Math.ceil(pages / 10) }, (_, place) => ({
        title: `അദ്ധ്യായം ${place + 1}`,
        sentences: Array.from({ length: Math.min(pages, 10) * 12 }, () => sentences.join(' ')),
      })),
    )
  await page.goto('/read')
  for (const pages of [3, 300]) {
    await choose(page, 'a.epub', ofPages(pages))
    await page.getByRole('link', { name: 'All texts' }).click()
  }
  const times = { 3: [] as number[], 300: [] as number[] }
  for (let round = 0; round < 5; round++)
    for (const pages of [3, 300] as const) {
      const book = page.getByRole('listitem').filter({ hasText: `${pages} pages` })
      const from = performance.now()
      await book.getByRole('link', { name: 'Read' }).click()
      await expect(page.getByRole('button', { name: 'ഗ്രാമത്തിൽ', exact: true }).first()).toBeVisible()
      times[pages].push(performance.now() - from)
      await page.getByRole('link', { name: 'All texts' }).click()
    }
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[2] ?? 0
  expect(middle(times[300])).toBeLessThanOrEqual(2 * middle(times[3]))
})
