import type { Page } from '@playwright/test'

type Player = { starts: number[] }

/**
 * Records the rate of every start of the page's player. It plays a blob, so the requests tell which clip it
 * is.
 */
export async function noteSounds(page: Page) {
  await page.addInitScript(() => {
    const starts: number[] = []
    Object.assign(window, { starts })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      starts.push(this.playbackRate)
      return play.call(this)
    }
  })
  return () => page.evaluate(() => (window as unknown as Player).starts)
}

/**
 * Records every state that a speaker shows, as `name: state`, from the next page on: a clip may be shorter
 * than the time between two looks on a busy machine.
 */
export async function noteSounding(page: Page) {
  await page.addInitScript(() => {
    const sounding: string[] = []
    Object.assign(window, { sounding })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement) {
          const name = target.ariaLabel ?? target.querySelector('.sr-only')?.textContent?.trim()
          sounding.push(`${name}: ${target.dataset.sounding}`)
        }
    }).observe(document, { subtree: true, attributeFilter: ['data-sounding'] })
  })
  return () => page.evaluate(() => (window as unknown as { sounding: string[] }).sounding)
}

type Driven = { endSound: () => void; isSilent: () => boolean }

/**
 * Replaces the page's player by one that the test drives, from the next page on: a clip plays until it is
 * stopped, replaced, or ended by `end`. `starts` has the rate of every start.
 */
export async function driveSounds(page: Page) {
  await page.addInitScript(() => {
    const starts: number[] = []
    let player: HTMLMediaElement | undefined
    let silent = true
    HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
      player = this
      silent = false
      starts.push(this.playbackRate)
    }
    HTMLMediaElement.prototype.pause = () => {
      silent = true
    }
    const endSound = () => {
      silent = true
      player?.dispatchEvent(new Event('ended'))
    }
    Object.assign(window, { starts, endSound, isSilent: () => silent })
  })
  return {
    starts: () => page.evaluate(() => (window as unknown as Player).starts),
    end: () => page.evaluate(() => (window as unknown as Driven).endSound()),
    isSilent: () => page.evaluate(() => (window as unknown as Driven).isSilent()),
  }
}
