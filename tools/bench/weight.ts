import type { Browser } from 'playwright-core'
import { atMost, type Figure } from './figure.ts'

/** Bytes over the wire of a first visit to the quiz, until its first clip has arrived: nothing cached, as the server compresses it. */
export async function weighQuiz(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, response.url.includes('/audio/') ? clipOf(response.url) : type),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(`${address}/lessons2`)
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor()
  const clip = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/audio/'))?.name,
  )
  const first = clipOf(String(await clip.jsonValue()))
  while (!bytes.has(first)) await page.waitForTimeout(10)
  await context.close()

  const script = bytes.get('Script') ?? 0
  const whole = [...bytes]
    .filter(([kind]) => !kind.startsWith('clip ') || kind === first)
    .reduce((sum, [, size]) => sum + size, 0)
  return [
    atMost('quiz, first visit: JavaScript over the wire', script / 1000, 125, 'kB'),
    atMost('quiz, first visit: all with font and first clip', whole / 1000, 200, 'kB'),
  ]
}

const clipOf = (url: string) => `clip ${new URL(url).pathname}`
