import type { Page } from '@playwright/test'

type Player = { starts: number[]; player: HTMLMediaElement }

/** Notes the rate of every start of the page's player: what it plays is a blob, so the clips are told by the requests. */
export async function noteSounds(page: Page) {
  await page.addInitScript(() => {
    const starts: number[] = []
    Object.assign(window, { starts })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      starts.push(this.playbackRate)
      Object.assign(window, { player: this })
      return play.call(this)
    }
  })
  return () => page.evaluate(() => (window as unknown as Player).starts)
}

/**
 * Notes what every speaker tells by its looks, each change as `name: state`, from the next page on: a clip may be shorter than the
 * time between two looks of a busy machine.
 */
export async function noteSounding(page: Page) {
  await page.addInitScript(() => {
    const sounding: string[] = []
    Object.assign(window, { sounding })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement) sounding.push(`${target.ariaLabel}: ${target.dataset.sounding}`)
    }).observe(document, { subtree: true, attributeFilter: ['data-sounding'] })
  })
  return () => page.evaluate(() => (window as unknown as { sounding: string[] }).sounding)
}

/** Whether what was started last has been halted, or has come to its end. */
export const isSilent = (page: Page) => page.evaluate(() => (window as unknown as Player).player.paused)
