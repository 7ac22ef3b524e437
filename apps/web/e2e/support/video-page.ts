import { readFileSync } from 'node:fs'
import type { VideoRecord } from '@app/api'
import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test'
import { withDatabase } from '../../../server/src/backup/with-database.ts'
import { signUp } from './account-page.ts'

/**
 * Twenty seconds of a moving pattern and a tone: the content of the film does not matter in these journeys.
 */
const film = readFileSync(new URL('films/pattern.webm', import.meta.url))

/** Serves the pattern in place of a film's files, in parts if parts are requested. */
export async function serveFilm(context: BrowserContext) {
  await context.route(/\/films\/[\w-]+\.webm/, answerFilm)
  await context.route(/\/films\/[\w-]+\.(jpg|mp4)/, (route) => route.fulfill({ status: 404, body: '' }))
}

function answerFilm(route: Route) {
  const asked = /^bytes=(?<first>\d+)-(?<last>\d*)$/.exec(route.request().headers().range ?? '')?.groups
  const first = Number(asked?.first ?? 0)
  const last = asked?.last ? Number(asked.last) : film.length - 1
  return route.fulfill({
    status: asked ? 206 : 200,
    headers: {
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      ...(asked && { 'content-range': `bytes ${first}-${last}/${film.length}` }),
    },
    body: film.subarray(first, last + 1),
  })
}

/** The lines of the film: a gap after the second line, and word times in the third. */
export const lines = [
  { text: 'നമസ്കാരം, സുഖമാണോ?', translation: 'Hello, are you well?', start: 1, duration: 2 },
  { text: 'ഒരു ചായ വേണം.', translation: 'I would like a tea.', start: 3, duration: 2 },
  { text: 'വെള്ളം തരൂ.', translation: 'Give me water, please.', start: 6, duration: 3 },
  { text: 'നന്ദി, വീണ്ടും കാണാം.', translation: 'Thank you, see you again.', start: 9, duration: 2 },
] as const

/** The film ends in the middle of the second line. */
export const outlasting = [
  { text: 'ഒരു ചായ വേണം.', translation: 'I would like a tea.', start: 3, duration: 2 },
  { text: 'നന്ദി, വീണ്ടും കാണാം.', translation: 'Thank you, see you again.', start: 18.5, duration: 5.5 },
] as const

const meanings: Readonly<Record<string, string>> = {
  നമസ്കാരം: 'hello',
  ഒരു: 'a',
  ചായ: 'tea',
  വേണം: 'want',
  വെള്ളം: 'water',
  തരൂ: 'please give',
  നന്ദി: 'thanks',
}

type SomeLine = { text: string; translation?: string; start: number; duration: number }

/** A video's record. Name only what the journey is about. */
export function aRecord(fields: Partial<VideoRecord> = {}, said: readonly SomeLine[] = lines): VideoRecord {
  const snippets = said.map((line) => ({
    ...line,
    words: line.text
      .split(/[\s,.?]+/)
      .filter(Boolean)
      .map((word, place) => ({
        word,
        meaning: meanings[word] ?? '',
        pronunciation: '',
        ...(line.start === 6 && { start: 6 + place * 1.5, end: 7.4 + place * 1.5 }),
      })),
  }))
  const document = {
    video_id: 'pattern',
    language: 'Malayalam',
    language_code: 'ml',
    is_generated: false,
    snippets,
  }
  return {
    video_id: 'pattern',
    TranscriptMal: document,
    TranscriptEng: document,
    Words: document,
    title: 'A pattern',
    title_ml: null,
    theme: null,
    provider: 'file',
    source: '/films/pattern',
    ...fields,
  }
}

/** Adds a video to the server that runs on a folder: the journeys' own, unless another is named. */
export async function keepVideo(record: VideoRecord, dataDir = process.env.JOURNEYS_DIR ?? '') {
  const { video_id, TranscriptMal, TranscriptEng, Words, title, provider, source } = record
  await withDatabase({ database: { kind: 'own' }, dataDir }, (_, client) =>
    client.query(
      `insert into videos (video_id, "TranscriptMal", "TranscriptEng", "Words", title, provider, source)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (video_id) do nothing`,
      [
        video_id,
        ...[TranscriptMal, TranscriptEng, Words].map((document) => JSON.stringify(document)),
        title,
        provider,
        source,
      ],
    ),
  )
}

/** The controls and texts on the screen of a video. */
export const playerOf = (page: Page) => ({
  video: page.locator('video'),
  overlay: page.locator('[data-line]').first(),
  play: page.getByRole('button', { name: 'Play', exact: true }),
  pause: page.getByRole('button', { name: 'Pause', exact: true }),
  next: page.getByRole('button', { name: 'Next line', exact: true }),
  previous: page.getByRole('button', { name: 'Previous line', exact: true }),
  loop: page.getByRole('button', { name: 'Loop the line' }),
  time: page.getByText(/^Current Time/),
  tab: (name: string) => page.getByRole('tab', { name, exact: true }),
  now: async () => Number(/[\d.]+$/.exec((await page.getByText(/^Current Time/).textContent()) ?? '')?.[0]),
})

/** Listens from now on. The result waits until this happens to a video, and is the film's time then. */
export async function timeOfNext(event: 'play' | 'seeking', video: Locator) {
  const heard = await video.evaluateHandle(
    (film: HTMLVideoElement, event) => ({
      time: new Promise<number>((resolve) =>
        film.addEventListener(event, () => resolve(film.currentTime), { once: true }),
      ),
    }),
    event,
  )
  return () => heard.evaluate(({ time }) => time)
}

/** A line by its place, in the area of the active lines. */
export const lineOf = (page: Page, place: number) => page.locator(`main [data-line="${place}"]`).first()

/** Opens another video as a link would, without a new document. */
export async function followLinkTo(page: Page, address: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/**
 * Opens a video, and waits until its player knows its length: from then on the player handles key presses.
 */
async function openVideo(page: Page, id = 'pattern') {
  await page.goto(`/youtube2?vid=${id}`)
  return waitForPlayer(page)
}

export async function waitForPlayer(page: Page) {
  await expect(page.getByText('/ 0:20')).toBeVisible()
  return playerOf(page)
}

/** A signed-in learner with a video that can be played. */
export async function watch(page: Page, id = 'pattern') {
  await signUp(page)
  return openVideo(page, id)
}
