import { expect, type Locator, type Page, test } from '@playwright/test'
import { signUp } from '../support/account-page.ts'
import { bringOf, english, file, slowly, srt } from '../support/bring-page.ts'
import { hydrated } from '../support/hydrated.ts'
import { noFault } from '../support/no-fault.ts'
import { withProviderServer } from '../support/provider-server.ts'

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
  await page.getByRole('link', { name: 'Your videos and texts' }).click()
  await expect(page.getByRole('link', { name: 'Sign Up/Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fbring',
  )
  await page.getByRole('link', { name: 'Read a text without an account' }).click()
  await expect(page.getByLabel('A text in Malayalam')).toBeVisible()
  await page.goto('/youtube')
  await expect(page.getByRole('link', { name: 'Your videos and texts' })).toHaveAttribute('href', '/bring')
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

/** The message for a link that leads to nothing. */
const linksToNothing = [
  ['', 'The link is missing. Paste one.'],
  ['rice', 'This is no link.'],
  ['private0001', 'This video is private'],
  ['english0001', 'This video has no Malayalam captions.'],
] as const

async function findNothing(page: Page, links: readonly (readonly [link: string, said: string])[]) {
  const bring = bringOf(page)
  for (const [link, said] of links) {
    await bring.link.fill(link)
    await bring.find.click()
    await expect(bring.alert).toContainText(said, slowly)
  }
}

test('links that give nothing are told apart, with what to do', async ({ page }) => {
  const bring = await open(page)
  await findNothing(page, linksToNothing)
  await page.getByRole('button', { name: 'Take Hindi' }).click()
  await expect(page.getByText('Hindi: 3 lines')).toBeVisible()

  await test.step('who has asked for too many links is told what else there is', async () => {
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
    await page.unroute('/api/captions')
  })

  await page.goto('/ml/bring')
  await page.getByLabel('യൂട്യൂബ് വീഡിയോയുടെ ലിങ്ക്').fill('nocaption01')
  await page.getByRole('button', { name: 'സബ്ടൈറ്റിലുകൾ കണ്ടെത്തുക' }).click()
  await expect(bring.alert).toContainText('ഈ വീഡിയോയ്ക്ക് സബ്ടൈറ്റിൽ ഇല്ല.')
})

test('each link that gives nothing is told apart', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await findNothing(page, [
    ['https://vimeo.com/1', 'This link is not to YouTube.'],
    ['https://www.youtube.com/@somebody', 'This link leads to no video.'],
    ['https://youtu.be/short', 'The link is cut off'],
    ['missing0001', 'There is no such video.'],
    ['nocaption01', 'This video has no captions.'],
    ['toomuch0001', 'YouTube gives us no captions for now.'],
    ['tokenwant01', 'to browsers only'],
    ['strange0001', 'in a way we do not know'],
    ['cutoff00001', 'YouTube cannot be reached.'],
  ])
})

/** Links as they are shared and copied, all to one video. */
const links = [
  'മഴ പാട്ട് https://youtu.be/malayalam01?si=Zz_1',
  'Watch "മഴ" on YouTube\nhttps://youtube.com/watch?v=malayalam01&feature=shared',
  '"https://youtu.be/malayalam01".',
  '<iframe width="560" src="https://www.youtube.com/embed/malayalam01?si=x&amp;start=5" title="x"></iframe>',
  'https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dmalayalam01&usg=x',
  'https://m.youtube.com/watch?list=PL123&v=malayalam01&index=2&t=42s',
  '[മഴ](https://www.youtube.com/live/malayalam01?si=x)',
  '{"url":"https:\\/\\/www.youtube.com\\/watch?v=malayalam01\\u0026t=5"}',
]

// yausername/dvd/issues/21, ErrorFlynn/ytdlp-interface/issues/328, alexta69/metube/pull/1068 (github.com)
test('a link is found in whatever is pasted', { tag: '@long' }, async ({ page }) => {
  const bring = await open(page)
  const asked: string[] = []
  await page.route('/api/captions', (route) => {
    asked.push(route.request().postDataJSON().link)
    return route.fulfill({ status: 429, json: { code: 'too-many', message: `Asked ${asked.length}.` } })
  })
  for (const [place, link] of links.entries()) {
    await bring.link.fill(link)
    await bring.find.click()
    await expect(bring.alert, link).toContainText(`Asked ${place + 1}.`)
  }
  expect(asked).toEqual(links.map(() => 'malayalam01'))
})

test('captions are uploaded with their English; a bad file is refused by its line and loses nothing, and what was lost of another is told', async ({
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

  await test.step('what was lost of a file is told by its lines, and another format by its name', async () => {
    await bring.original.setInputFiles(file('film.scc', 'Scenarist_SCC V1.0\n\n00:00:01:00\t9420'))
    await bring.keep.click()
    await expect(bring.alert).toContainText('The text: this is a file of the format SCC.')
    const bytes = Buffer.from(`${srt}\n3\n00:00:03,000 --> 00:00:04,000\n\n`)
    bytes[bytes.indexOf('അമ്മ') + 2] = 0xff
    await bring.original.setInputFiles({
      name: 'damaged.srt',
      mimeType: 'application/x-subrip',
      buffer: bytes,
    })
    await bring.keep.click()
    await expect(page.getByRole('heading', { name: 'Kept: damaged' })).toBeFocused()
    await expect(page.getByText('The text: a letter is damaged in line 3.')).toBeVisible()
    await expect(page.getByText('The text: the times at line 10 have no text below them.')).toBeVisible()
  })
})

/** Records each name that a button has from now on: a line may be over before anybody looks. */
async function noteNames(button: Locator) {
  const noted = await button.evaluateHandle((button) => {
    const names: (string | null)[] = []
    const changes = new MutationObserver(() => {
      if (names.at(-1) !== button.ariaLabel) names.push(button.ariaLabel)
    })
    changes.observe(button, { attributeFilter: ['aria-label'] })
    return names
  })
  return () => noted.jsonValue()
}

test('a file of the learner’s own stays on the device, sounds line by line, and is known again', {
  tag: '@long',
}, async ({ page }) => {
  const bring = await open(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.postDataBuffer()?.length ?? 0}`))
  const clip = await (await page.request.get('/audio/place-athirappilly-rain.mp3')).body()
  const media = { name: 'home.mp3', mimeType: 'audio/mpeg', buffer: clip }
  await bring.paste.fill(srt)
  await bring.videoPart.click()
  await bring.media.setInputFiles(media)
  await bring.keep.click()
  await expect(page.getByRole('heading', { name: /^Kept:/ })).toBeFocused()
  expect(sent.filter((request) => Number(request.split(' ')[1]) > 2000)).toEqual([])

  await bring.mine.getByRole('link', { name: 'Read' }).click()
  const names = await noteNames(page.getByRole('button', { name: 'Listen to line 1' }))
  await page.getByRole('button', { name: 'Listen to line 1' }).click()
  await expect.poll(names).toEqual(['Stop line 1', 'Listen to line 1'])

  await page.reload()
  await page.getByLabel('Its video or sound file, to hear the lines').setInputFiles(media)
  await expect(page.getByRole('button', { name: 'Listen to line 2' })).toBeVisible()
  await page.goto('/bring')
  await bring.videoPart.click()
  await bring.media.setInputFiles(media)
  await expect(page.getByText('You have brought the text of this file before.')).toBeVisible()

  await bring.mine.getByRole('link', { name: 'Watch' }).click()
  await watchWith(page, media)
})

type SomeFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * A file that cannot be played, or is the wrong one, is replaced by another, whose player has the lines as
 * captions.
 */
async function watchWith(page: Page, media: SomeFile) {
  const field = page.getByLabel('Its video or sound file')
  const another = page.getByRole('button', { name: 'Choose another file' })
  const alert = page.getByRole('alert').filter({ hasText: /./ })
  await field.setInputFiles({
    name: 'home.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('no film at all'),
  })
  await expect(alert.filter({ hasText: 'This file cannot be played here.' })).toBeVisible()
  await another.last().click()
  await expect(field).toBeFocused()
  await field.setInputFiles(media)
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  await expect(alert).toHaveCount(0)
  const captions = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks
      if (track) track.mode = 'hidden'
      return track?.cues?.length
    })
  await expect.poll(captions).toBe(2)
  await noFault(page)
  await another.click()
  await expect(field).toBeFocused()
}

test('the page is whole and without fault at every width, in both languages', { tag: '@long' }, async ({
  page,
}) => {
  await signUp(page)
  for (const address of ['/bring', '/ml/bring']) {
    await page.goto(address)
    await hydrated(page)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await noFault(page)
    }
  }
})
