import type { Browser, Page } from 'playwright-core'
import { atMost, type Figure, median } from './figure.ts'

/**
 * Times from the finger's leaving the screen to what the tap brings, in the page's own clock, each the median over a quiz. The
 * verdict with the processor four times slower, the sound at its own speed, both from the first question on.
 */
export async function timeTaps(browser: Browser, address: string): Promise<Figure[]> {
  const verdict = await playThrough(browser, address, 4, 'verdict')
  const sound = await playThrough(browser, address, 1, 'sound')
  return [
    atMost('tap on Check to the verdict on screen (4× CPU)', verdict, 50, 'ms'),
    atMost('tap on the speaker to the sound', sound, 50, 'ms'),
  ]
}

async function playThrough(
  browser: Browser,
  address: string,
  slower: number,
  moment: Exclude<keyof Moments, 'tapped'>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })
  const page = await context.newPage()
  await noteMoments(page)
  await page.goto(`${address}/lessons2`)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await check.waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })

  const times: number[] = []
  for (let turn = 0; turn < 13; turn++) {
    await page.getByRole('main').getByRole('list').getByRole('button').first().tap()
    await page.waitForTimeout(300)
    if (moment === 'sound') await page.getByRole('button', { name: 'Listen' }).tap()
    else await check.tap()
    await page.waitForTimeout(300)
    times.push(
      await page.evaluate((moment) => (window as unknown as { moments: Moments }).moments[moment], moment),
    )
    if (moment === 'sound') await check.tap()
    await next.tap()
    await check.waitFor()
  }
  await context.close()
  return median(times)
}

type Moments = { tapped: number; verdict: number; sound: number }

/** A verdict is on screen after the frame in which its text stands; a sound has begun when the element says it is playing. */
async function noteMoments(page: Page) {
  await page.addInitScript(() => {
    const moments: Moments = { tapped: 0, verdict: 0, sound: 0 }
    Object.assign(window, { moments })
    addEventListener(
      'pointerup',
      () => {
        moments.tapped = performance.now()
      },
      true,
    )
    new MutationObserver(() => {
      const { tapped } = moments
      if (!document.querySelector('[role=status]')?.textContent) return
      requestAnimationFrame(() =>
        setTimeout(() => {
          moments.verdict = performance.now() - tapped
        }),
      )
    }).observe(document, { subtree: true, childList: true, characterData: true })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const { tapped } = moments
      this.addEventListener(
        'playing',
        () => {
          moments.sound = performance.now() - tapped
        },
        { once: true },
      )
      return play.call(this)
    }
  })
}
