import type { VideoRecord } from '@app/api'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type CrowdLearner, signInCrowd } from '../../apps/server/src/testing-crowd.ts'
import { fakeProvider } from '../../apps/web/e2e/support/fake-provider.ts'
import { aRecord, keepVideo, serveFilm } from '../../apps/web/e2e/support/video-page.ts'
import { atMost, type Figure, median } from './figure.ts'
import { countScripts, useSession } from './script-weight.ts'
import { type Noted, noteLines } from './video-notes.ts'

const speeds = [0.5, 1, 2] as const

/** A line every 1.37 seconds, so that their starts fall on no beat of a clock. */
const shortLines = Array.from({ length: 13 }, (_, place) => ({
  text: `വരി ${place}`,
  start: 0.9 + place * 1.37,
  duration: 1.37,
}))

const sentence = 'നമ്മൾ നാളെ രാവിലെ കൊച്ചിയിലേക്ക് ബസിൽ പോകുന്നു'
const manyLines = Array.from({ length: 10_000 }, (_, place) => ({
  text: `${sentence} ${place}.`,
  translation: `Tomorrow morning we are going to Kochi by bus ${place}.`,
  start: place * 2,
  duration: 1.8,
}))

/**
 * The player, signed in, on a screen of 1280 by 800. Lateness: milliseconds of the clock from a line's start in the video to the change of the
 * overlay in the document, for a film (of which the element knows the time) and for a stand-in of a provider's player (which tells where it
 * truly is by the clock that all frames have in common), played through at three speeds; beside it, what looking every 500 ms and what the
 * element's `timeupdate` (of a provider: its message every 250 ms) would have made of the same playing. Paused seeks: from the bar's event to
 * the overlay. Weight: scripts over the wire until the player stands there. A word: from the finger's leaving the screen to the frame after its
 * meaning stands there, the processor four times slower. 10,000 lines: the heap after a collection, with the list open; the longest frame while
 * they play, and while the list is scrolled through.
 */
export async function timeVideo(browser: Browser, address: string, dataDir: string): Promise<Figure[]> {
  const record = (
    video_id: string,
    provider: VideoRecord['provider'],
    lines: Parameters<typeof aRecord>[1],
  ) =>
    keepVideo(
      aRecord({ video_id, provider, source: provider === 'file' ? '/films/bench' : video_id }, lines),
      dataDir,
    )
  await record('bench-film', 'file', shortLines)
  await record('bench-provider', 'youtube', shortLines)
  await record('bench-words', 'file', undefined)
  await record('bench-many', 'youtube', manyLines)
  const [learner] = await signInCrowd(dataDir, { count: 1 })
  if (!learner) throw new Error('Nobody is signed in.')
  const open = (video: string) => openVideo(browser, address, learner, video)

  return [
    ...(await timeLines('a film', () => open('bench-film'))),
    ...(await timeLines('a provider’s player', () => open('bench-provider'))),
    ...(await weigh(() => open('bench-film'))),
    ...(await timeWord(await open('bench-words'))),
    ...(await timeManyLines(await open('bench-many'))),
  ]
}

type Opened = { page: Page; context: BrowserContext; scripts: () => number }

async function openVideo(
  browser: Browser,
  address: string,
  learner: CrowdLearner,
  video: string,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    baseURL: address,
  })
  await useSession(context, address, learner)
  await serveFilm(context)
  await fakeProvider(context, { duration: video === 'bench-many' ? 20_000 : 20 })
  const page = await context.newPage()
  await noteLines(page)
  const scripts = await countScripts(page)
  await page.goto(`/youtube2?vid=${video}`)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  return { page, context, scripts }
}

async function weigh(open: () => Promise<Opened>): Promise<Figure[]> {
  const { context, page, scripts } = await open()
  await page.waitForLoadState('networkidle')
  const bytes = scripts()
  await context.close()
  return [atMost('video page, signed in: JavaScript over the wire', bytes / 1000, 150, 'kB')]
}

async function timeLines(what: string, open: () => Promise<Opened>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const speed of speeds) {
    const { context, page } = await open()
    await begin(page)
    await page.getByLabel('Speed').selectOption(String(speed))
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForTimeout((17_500 / speed) * 1.02)
    const { shown, polled, updated } = await notedOf(page, shortLines, speed)
    if (speed === 1) figures.push(...(await timeSeeks(what, page)))
    await context.close()
    const beside = `polling ${told(polled)}, timeupdate ${told(updated)}`
    figures.push(
      atMost(
        `${what}, ${speed}×: active line late, median of ${shown.length} (${beside})`,
        median(shown),
        20,
        'ms',
      ),
      atMost(`${what}, ${speed}×: active line late, worst`, Math.max(...shown), 50, 'ms'),
    )
  }
  return figures
}

const told = (late: readonly number[]) => `${Math.round(median(late))}/${Math.round(Math.max(...late))}`

/** The provider's player is loaded by a tap; a film is there. */
async function begin(page: Page) {
  const poster = page.getByRole('button', { name: /^Play it from YouTube/ })
  const duration = page.getByText(/\/ (?!0:00)\d/)
  await poster.or(duration).first().waitFor()
  if (await poster.isVisible()) await poster.click()
  await duration.first().waitFor()
}

async function notedOf(page: Page, lines: readonly { start: number }[], speed: number) {
  const noted = (await page.evaluate('noted')) as Noted
  const late = (seen: Noted['shown']) =>
    lines.flatMap(({ start }, place) => {
      const time = seen[place]
      return time === undefined ? [] : [((time - start) * 1000) / speed]
    })
  return { shown: late(noted.shown), polled: late(noted.polled), updated: late(noted.updated) }
}

async function timeSeeks(what: string, page: Page): Promise<Figure[]> {
  const pause = page.getByRole('button', { name: 'Pause', exact: true })
  if (await pause.isVisible()) await pause.click()
  const times: number[] = []
  for (const [turn, { start }] of shortLines.entries()) {
    await page.waitForTimeout(100)
    times.push(
      (await page.evaluate(
        `noteSeek(${shortLines[(turn * 5) % shortLines.length]?.start ?? start} + 0.4)`,
      )) as number,
    )
  }
  return [
    atMost(`${what}, paused: from a jump to its line, median`, median(times), 20, 'ms'),
    atMost(`${what}, paused: from a jump to its line, worst`, Math.max(...times), 50, 'ms'),
  ]
}

async function timeWord({ page, context }: Opened): Promise<Figure[]> {
  const session = await context.newCDPSession(page)
  const times: number[] = []
  await page.waitForLoadState('networkidle')
  for (let turn = 0; turn < 7; turn++) {
    // To the last of its four lines, and back.
    await page.getByRole('button', { name: turn < 4 ? 'Next line' : 'Previous line', exact: true }).tap()
    // What explains words is fetched at a quiet moment after they came into view.
    await page.waitForTimeout(4000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.locator('main [data-line] [data-word]').first().tap()
    await page.waitForFunction('noted.opened > 0')
    times.push((await page.evaluate('noted.opened')) as number)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.keyboard.press('Escape')
    await page.evaluate('noted.opened = 0')
  }
  await context.close()
  return [atMost('video: tap on a word to its meaning (4× CPU)', median(times), 100, 'ms')]
}

async function timeManyLines({ page, context }: Opened): Promise<Figure[]> {
  await begin(page)
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await page.getByLabel('Speed').selectOption('2')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForTimeout(2000)
  const playing = (await page.evaluate('noteFrames(10000, 0)')) as number[]
  const scrolling = (await page.evaluate('noteFrames(5000, 400)')) as number[]
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return [
    atMost('10,000 lines: memory', usedSize / 1e6, 60, 'MB'),
    atMost('10,000 lines: longest frame while playing', Math.max(...playing), 50, 'ms'),
    atMost('10,000 lines: median frame while the list is scrolled', median(scrolling), 17, 'ms'),
  ]
}
