import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from './account-page.ts'
import { bringOf, english, file, slowly, srt } from './bring-page.ts'
import { noFault } from './no-fault.ts'
import { withProviderServer } from './provider-server.ts'
import { keepWords, reviewAll } from './review-page.ts'

withProviderServer(40)
test.describe.configure({ mode: 'default', timeout: 120_000 })

async function open(page: Page) {
  await signUp(page)
  await page.goto('/bring')
  const bring = bringOf(page)
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  return bring
}

test('a visitor is told why it asks for a login, and what needs none', async ({ page }) => {
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Bring your own' }).click()
  await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fbring',
  )
  await page.getByRole('link', { name: 'Read a text without an account' }).click()
  await expect(page.getByLabel('A text in Malayalam')).toBeVisible()
  await page.goto('/youtube')
  await expect(page.getByRole('link', { name: 'Bring your own' })).toHaveAttribute('href', '/bring')
})

test('a pasted link becomes a text of the learner’s, to watch, to read, to rename and to delete', async ({
  page,
}) => {
  const bring = await open(page)
  await bring.link.fill('https://www.youtube.com/shorts/malayalam01?feature=share')
  await bring.find.click()
  await expect(page.getByRole('heading', { name: 'മഴയും ചായയും' })).toBeVisible(slowly)
  await expect(page.getByText('Malayalam: 3 lines')).toBeVisible()
  await expect(page.getByText('With English beside them.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it in my texts' }).first().click()
  await expect(page.getByRole('heading', { name: 'Kept: മഴയും ചായയും' })).toBeFocused()
  const item = bring.mine.getByRole('listitem')
  await expect(item).toHaveCount(1)
  await expect(item.getByRole('link', { name: 'Watch' })).toHaveAttribute(
    'href',
    /\/youtube2\?vid=own-[\w-]{36}$/,
  )
  await noFault(page)

  await item.getByRole('button', { name: 'Rename മഴയും ചായയും' }).click()
  await page.getByRole('textbox', { name: 'New title' }).fill('Rain')
  await page.keyboard.press('Enter')
  await expect(item.getByRole('heading', { name: 'Rain' })).toBeVisible()

  await item.getByRole('link', { name: 'Read' }).click()
  await expect(page.getByRole('heading', { name: 'Rain' })).toBeVisible()
  await expect(page.getByText('It is raining today')).toBeVisible()
  await page.getByRole('button', { name: 'Watch from line 2' }).click()
  await expect(page).toHaveURL(/\/youtube2\?vid=own-/)
  const id = new URL(page.url()).searchParams.get('vid')
  expect(await page.evaluate((id) => localStorage.getItem(`currentTime_${id}`), id)).toBe('3')

  await page.goto('/bring')
  await item.getByRole('button', { name: 'Delete Rain' }).click()
  await item.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.goto(`/read?vid=${id}`)
  await expect(page.getByText('There is no such text, or it is not yours.')).toBeVisible()
})

test('each link that gives nothing is told apart, with what to do', async ({ page }) => {
  const bring = await open(page)
  for (const [link, said] of [
    ['', 'The link is missing. Paste one.'],
    ['rice', 'This is no link.'],
    ['https://vimeo.com/1', 'This link is not to YouTube.'],
    ['https://www.youtube.com/@somebody', 'This link leads to no video.'],
    ['https://youtu.be/short', 'The link is cut off'],
    ['missing0001', 'There is no such video.'],
    ['private0001', 'This video is private'],
    ['nocaption01', 'This video has no captions.'],
    ['toomuch0001', 'YouTube gives us no captions for now.'],
    ['tokenwant01', 'to browsers only'],
    ['strange0001', 'in a way we do not know'],
    ['cutoff00001', 'YouTube cannot be reached.'],
    ['english0001', 'This video has no Malayalam captions.'],
  ] as const) {
    await bring.link.fill(link)
    await bring.find.click()
    await expect(bring.alert).toContainText(said, slowly)
  }
  await page.getByRole('button', { name: 'Take Hindi' }).click()
  await expect(page.getByText('Hindi: 3 lines')).toBeVisible()

  await page.goto('/ml/bring')
  await page.getByLabel('യൂട്യൂബ് വീഡിയോയുടെ ലിങ്ക്').fill('nocaption01')
  await page.getByRole('button', { name: 'സബ്ടൈറ്റിലുകൾ കണ്ടെത്തുക' }).click()
  await expect(bring.alert).toContainText('ഈ വീഡിയോയ്ക്ക് സബ്ടൈറ്റിൽ ഇല്ല.')
})

test('captions are uploaded with their English, and a bad file is refused by its line and loses nothing', async ({
  page,
}) => {
  const bring = await open(page)
  await bring.original.setInputFiles(
    file('bad.srt', srt.replace('00:00:01,000 --> 00:00:02,000', '00:00:0l,000 --> 00:00:02,000')),
  )
  await page.getByLabel('Title', { exact: true }).fill('Home')
  await bring.keep.click()
  await expect(bring.alert).toContainText('The text: line 6 has a time that cannot be read.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Home')

  await bring.original.setInputFiles(file('good.srt', srt))
  await bring.englishPart.click()
  await bring.english.setInputFiles(
    file('good.en.srt', `${english}\n3\n00:01:00,000 --> 00:01:01,000\nThe end`),
  )
  await bring.keep.click()
  await expect(page.getByRole('heading', { name: 'Kept: Home' })).toBeFocused()
  await expect(page.getByText('1 line of English belongs to no line, and was left out.')).toBeVisible()
})

test('a file of the learner’s own stays on the device, sounds line by line, and is known again', async ({
  page,
}) => {
  const bring = await open(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.postDataBuffer()?.length ?? 0}`))
  const clip = readFileSync(
    resolve(import.meta.dirname, '../../../content/audio/made/place-athirappilly-rain.mp3'),
  )
  const media = { name: 'home.mp3', mimeType: 'audio/mpeg', buffer: clip }
  // More than five seconds of sound, the first five of them the first line: long enough to be seen to sound.
  await bring.paste.fill(srt.replaceAll('00:00:01,000', '00:00:05,000').replace('00:00:02', '00:00:06'))
  await bring.videoPart.click()
  await bring.media.setInputFiles(media)
  await bring.keep.click()
  await expect(page.getByRole('heading', { name: /^Kept:/ })).toBeFocused()
  expect(sent.filter((request) => Number(request.split(' ')[1]) > 2000)).toEqual([])

  await bring.mine.getByRole('link', { name: 'Read' }).click()
  await page.getByRole('button', { name: 'Listen to line 1' }).click()
  await expect(page.getByRole('button', { name: 'Stop line 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen to line 1' })).toBeVisible()

  await page.reload()
  await page.getByLabel('Its video or sound file, to hear the lines').setInputFiles(media)
  await expect(page.getByRole('button', { name: 'Listen to line 2' })).toBeVisible()
  await page.goto('/bring')
  await bring.videoPart.click()
  await bring.media.setInputFiles(media)
  await expect(page.getByText('You have brought the text of this file before.')).toBeVisible()

  await bring.mine.getByRole('link', { name: 'Watch' }).click()
  await page.getByLabel('Its video or sound file').setInputFiles(media)
  const captions = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks
      if (track) track.mode = 'hidden'
      return track?.cues?.length
    })
  await expect.poll(captions).toBe(2)
})

test('a file that cannot be played, or is the wrong one, is exchanged for another', async ({ page }) => {
  const bring = await open(page)
  const clip = readFileSync(resolve(import.meta.dirname, '../../../content/audio/made/right.mp3'))
  const broken = { name: 'home.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all') }
  await bring.paste.fill(srt)
  await bring.keep.click()
  await expect(page.getByRole('heading', { name: /^Kept:/ })).toBeFocused()
  await bring.mine.getByRole('link', { name: 'Watch' }).click()
  const field = page.getByLabel('Its video or sound file')
  await field.setInputFiles(broken)
  await expect(page.getByRole('alert').filter({ hasText: 'This file cannot be played here.' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).last().click()
  await expect(field).toBeFocused()
  await field.setInputFiles({ name: 'home.mp3', mimeType: 'audio/mpeg', buffer: clip })
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await noFault(page)
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect(field).toBeFocused()
})

test('what was lost of a file is told by its lines, and another format by its name', async ({ page }) => {
  const bring = await open(page)
  await bring.original.setInputFiles(file('film.ass', '[Script Info]\nTitle: x'))
  await bring.keep.click()
  await expect(bring.alert).toContainText('The text: this is an ASS file.')
  const bytes = Buffer.from(`${srt}\n3\n00:00:03,000 --> 00:00:04,000\n\n`)
  bytes[bytes.indexOf('അമ്മ') + 2] = 0xff
  await bring.original.setInputFiles({ name: 'damaged.srt', mimeType: 'application/x-subrip', buffer: bytes })
  await bring.keep.click()
  await expect(page.getByRole('heading', { name: 'Kept: damaged' })).toBeFocused()
  await expect(page.getByText('The text: a letter is damaged in line 3.')).toBeVisible()
  await expect(page.getByText('The text: the times at line 10 have no text below them.')).toBeVisible()
})

test('who has asked for too many links is told what else there is', async ({ page }) => {
  const bring = await open(page)
  await page.route('/api/captions', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too-many', message: 'Too many attempts. Please try again in 60 minutes.' },
    }),
  )
  await bring.link.fill('malayalam01')
  await bring.find.click()
  await expect(bring.alert).toContainText('Too many attempts. Please try again in 60 minutes.')
  await expect(page.getByText('Until then you can upload its captions below')).toBeVisible()
})

test('any text is read with its words told apart, and all new words are saved with their sentence', async ({
  page,
}) => {
  await page.goto('/read')
  const box = page.getByLabel('A text in Malayalam')
  await box.fill('അമ്മ വീട്ടിൽ വന്നു.\nവീട് വലുതാണ്. ഗ്ലോർപ്പ്!')
  await page.getByRole('button', { name: 'Read it' }).click()
  const table = page.getByRole('table', { name: 'Words of this text' })
  const row = (word: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: word }) })
  await expect(row('വീട്')).toContainText('house')
  await expect(row('വീട്').getByRole('cell').nth(1)).toHaveText('2')
  await expect(row('ഗ്ലോർപ്പ്')).toContainText('not in our dictionary yet')
  const inText = (word: string) => page.getByRole('list').getByRole('button', { name: word, exact: true })
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
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('savedWords') ?? '[]') as unknown[])
  expect(saved).toContainEqual(
    expect.objectContaining({ word: 'വീട്', metAt: { sentence: 'അമ്മ വീട്ടിൽ വന്നു.' } }),
  )
  expect(saved).not.toContainEqual(expect.objectContaining({ word: 'ഗ്ലോർപ്പ്' }))

  await page.reload()
  await expect(row('വീട്')).toContainText('learning')
  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(box).toHaveValue('')
})

test('a word that was reviewed well is known, unless the learner says otherwise, until a later review', async ({
  page,
}) => {
  const day = 86_400_000
  const start = Date.UTC(2026, 0, 5, 12)
  await page.clock.setFixedTime(start)
  await keepWords(page, [
    { word: 'വീട്', meaning: 'house', pronunciation: 'veedu' },
    { word: 'മഴ', meaning: 'rain', pronunciation: 'mazha' },
  ])
  const table = page.getByRole('table', { name: 'Words of this text' })
  const row = (word: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: word }) })
  const inText = page.getByRole('list').getByRole('button', { name: 'വീട്ടിൽ', exact: true })
  async function reviewOn(days: number) {
    await page.clock.setFixedTime(start + days * day)
    await page.goto('/review')
    await reviewAll(page)
  }
  await reviewOn(0)
  await page.goto('/read')
  await page.getByLabel('A text in Malayalam').fill('അമ്മ വീട്ടിൽ വന്നു. മഴ പെയ്തു.')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(row('വീട്')).toContainText('learning')
  await expect(inText).toHaveAttribute('data-state', 'learning')

  for (const days of [20, 21, 22, 23, 100, 101, 102, 103]) await reviewOn(days)
  await page.goto('/read')
  await expect(row('വീട്')).toContainText('known')
  await expect(inText).toHaveAttribute('data-state', 'known')
  await expect(row('അമ്മ')).toContainText('new')
  await noFault(page)

  await row('വീട്').getByRole('button', { name: 'I do not know വീട് yet' }).click()
  await expect(row('വീട്')).toContainText('learning')
  await page.reload()
  await expect(row('വീട്')).toContainText('learning')
  await expect(row('മഴ')).toContainText('known')
  await reviewOn(900)
  await page.goto('/read')
  await expect(row('വീട്')).toContainText('known')
})

type TraceEvent = { name: string; pid: number; tid: number; tdur: number; args: { name?: string } }

/** Milliseconds of the longest task of a page: those that the processor worked on it, not those that others had it. */
function longestTask(trace: Buffer): number {
  const events: TraceEvent[] = JSON.parse(String(trace)).traceEvents
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}

test('typing stays smooth when 5,000 words that are looked up are changed', async ({ page, browser }) => {
  await page.goto('/read')
  const roots = ['വീട്', 'അമ്മ', 'ചായ', 'പുസ്തക', 'മഴ', 'കട', 'നഗര', 'വഴി', 'മര', 'കാല']
  const ends = ['ത്തിൽ', 'ങ്ങൾ', 'യുടെ', 'ിലേക്ക്', 'ക്ക്', 'യിൽനിന്ന്', 'ും', 'ോ', 'ാണ്', 'യെ']
  const lines = Array.from({ length: 500 }, (_, line) =>
    Array.from(
      { length: 10 },
      (_, at) => roots[(line + at) % 10] + (ends[(line * 7 + at) % 10] ?? '') + (ends[line % 10] ?? ''),
    ).join(' '),
  )
  await page.getByLabel('A text in Malayalam').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Change the text' }).click()
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await page.getByLabel('A text in Malayalam').pressSequentially('മലയാളം ', { delay: 20 })
  const longest = longestTask(await browser.stopTracing())
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThan(200)
})

test('both pages are whole and without fault at every width, in both languages', async ({ page }) => {
  const widths = [360, 768, 1280]
  await signUp(page)
  for (const address of ['/bring', '/ml/bring', '/read', '/ml/read']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await noFault(page)
    }
  }
  await page.goto('/read')
  await page.getByRole('textbox').fill('അമ്മ വീട്ടിൽ വന്നു. Hello!\nസ്വാതന്ത്ര്യപ്രഖ്യാപനത്തെക്കുറിച്ചുള്ള ചർച്ച')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await noFault(page)
  }
  await page.getByRole('button', { name: 'Forget it' }).click()
})
