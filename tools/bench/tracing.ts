import type { Browser, Page } from 'playwright-core'
import { readLetterStrokes } from '../../apps/web/vite/letter-strokes.ts'
import { loadContent } from '../../content/src/index.ts'
import { atLeast, atMost, type Figure, median } from './figure.ts'
import { tryHands } from './hands.ts'

/**
 * Tracing in the built app, on the page of letters: frames while a stroke of 5,000 points is drawn, at the processor's own speed, and
 * the time from the tap on Check to the verdict on screen, at its own and at a quarter of its speed.
 */
export async function timeTracing(browser: Browser, address: string): Promise<Figure[]> {
  return [
    ...(await timePad(browser, address)),
    atMost('strokes of a letter, the largest', largestStrokes(), 3000, 'bytes'),
    ...(await tryHands(browser)),
  ]
}

async function timePad(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${address}/letters`)
  await page.getByRole('button', { name: 'Write അ', exact: true }).click()
  await page.getByRole('tab', { name: 'Word', exact: true }).click()
  const check = page.getByRole('button', { name: 'Check my tracing', exact: true })
  await page.waitForSelector('button[aria-disabled=false]')
  const frames = await drawLongStroke(page)
  const own = await timeVerdicts(page, check)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await timeVerdicts(page, check)
  await context.close()
  return [
    atLeast('frames a second while 5,000 points are drawn', frames, 58, 'a second'),
    atMost('tap on Check to the verdict on a trace of 5,000 points', own, 60, 'ms'),
    atMost('the same with the page’s processor four times slower (the worker’s is not)', slow, 120, 'ms'),
  ]
}

/** 5,000 points in 250 events of 20, as a quick pen's come, one event a frame. Answers with the median of the frames a second. */
async function drawLongStroke(page: Page): Promise<number> {
  const times = await page.getByRole('img', { name: /^Paper to trace/ }).evaluate(async (paper) => {
    const { left, top, width, height } = paper.getBoundingClientRect()
    const place = (at: number) => ({
      clientX: left + width * (0.5 + 0.3 * Math.sin(at / 90)),
      clientY: top + height * (0.5 + 0.3 * Math.sin(at / 70)),
    })
    // The browser only lends its own pointers.
    paper.setPointerCapture = () => undefined
    const send = (type: string, places: { clientX: number; clientY: number }[]) => {
      const options = {
        bubbles: true,
        pointerId: 1,
        pointerType: 'pen',
        button: 0,
        buttons: 1,
        ...places.at(-1),
      }
      const coalesced = places.map((place) => new PointerEvent(type, { ...options, ...place }))
      paper.dispatchEvent(new PointerEvent(type, { ...options, coalescedEvents: coalesced }))
    }
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const times: number[] = []
    send('pointerdown', [place(0)])
    let last = await frame()
    for (let at = 0; at < 5000; at += 20) {
      send(
        'pointermove',
        Array.from({ length: 20 }, (_, more) => place(at + more)),
      )
      const now = await frame()
      times.push(now - last)
      last = now
    }
    send('pointerup', [place(5000)])
    return times
  })
  return 1000 / median(times)
}

async function timeVerdicts(page: Page, check: ReturnType<Page['getByRole']>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    times.push(
      await check.evaluate(
        (button: HTMLElement) =>
          new Promise<number>((resolve) => {
            const status = document.querySelector('dialog[open] [role=status]')
            if (!status) throw new Error('There is no place for the verdict.')
            const start = performance.now()
            // The verdict is on screen after the frame in which its text stands.
            new MutationObserver((_, observer) => {
              observer.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
            }).observe(status, { subtree: true, childList: true, characterData: true })
            button.click()
          }),
      ),
    )
    // A stroke more takes the verdict away, so that the next one is news.
    await page.getByRole('img', { name: /^Paper to trace/ }).click({ position: { x: 5 + round, y: 5 } })
  }
  return median(times)
}

function largestStrokes(): number {
  const strokesOf = readLetterStrokes()
  const sizes = loadContent()
    .letters.filter(({ kind }) => kind !== 'conjunct')
    .map(({ letter }) => JSON.stringify(strokesOf(letter) ?? '').length)
  return Math.max(...sizes)
}
