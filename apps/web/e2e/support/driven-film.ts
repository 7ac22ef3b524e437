import { type BrowserContext, expect, type Page } from '@playwright/test'

type DrivenFilm = HTMLVideoElement & { playTo: (seconds: number) => number }

/**
 * Gives the pages of a browser films that the test plays. Their time moves only by `playTo`, so no journey
 * waits for playback or comes too late for it. They know their length at once, and send the events of a real
 * film, in the same order.
 */
export async function driveFilms(context: BrowserContext, duration = 20) {
  await context.route(/\/films\/[\w-]+\.(webm|mp4|jpg)/, (route) => route.fulfill({ status: 404, body: '' }))
  await context.addInitScript(driveVideos, duration)
}

/**
 * Plays the film of a page up to a moment, unless the app stops it or seeks before that. Returns where it is
 * then.
 */
export async function playTo(page: Page, seconds: number): Promise<number> {
  const film = page.locator('video')
  await expect(film).toHaveJSProperty('paused', false)
  return film.evaluate((film: DrivenFilm, seconds) => film.playTo(seconds), seconds)
}

/** Runs in the page. */
function driveVideos(duration: number) {
  /** Seconds between two checks. The app treats a gap of more than 1.5 s as a seek. */
  const step = 0.1
  type Film = { time: number; paused: boolean; ended: boolean }
  const films = new WeakMap<HTMLVideoElement, Film>()

  const filmOf = (video: HTMLVideoElement) => {
    const film = films.get(video) ?? { time: 0, paused: true, ended: false }
    films.set(video, film)
    return film
  }
  const tell = (video: HTMLVideoElement, ...events: string[]) => {
    for (const event of events) video.dispatchEvent(new Event(event))
  }
  const shows = (read: (film: Film) => unknown) => ({
    configurable: true,
    get(this: HTMLVideoElement) {
      return read(filmOf(this))
    },
  })

  Object.defineProperties(HTMLVideoElement.prototype, {
    duration: shows(() => duration),
    readyState: shows(() => HTMLMediaElement.HAVE_ENOUGH_DATA),
    networkState: shows(() => HTMLMediaElement.NETWORK_IDLE),
    error: shows(() => null),
    paused: shows(({ paused }) => paused),
    ended: shows(({ ended }) => ended),
    currentTime: {
      ...shows(({ time }) => time),
      set(this: HTMLVideoElement, seconds: number) {
        Object.assign(filmOf(this), { time: Math.min(Math.max(seconds, 0), duration), ended: false })
        tell(this, 'seeking', 'timeupdate', 'seeked')
      },
    },
  })

  Object.assign(HTMLVideoElement.prototype, {
    async play(this: HTMLVideoElement) {
      const film = filmOf(this)
      if (film.ended) Object.assign(film, { time: 0, ended: false })
      if (!film.paused) return
      film.paused = false
      queueMicrotask(() => tell(this, 'play', 'playing'))
    },
    pause(this: HTMLVideoElement) {
      const film = filmOf(this)
      if (film.paused) return
      film.paused = true
      queueMicrotask(() => tell(this, 'timeupdate', 'pause'))
    },
    playTo(this: HTMLVideoElement, seconds: number) {
      const film = filmOf(this)
      while (!film.paused && film.time < seconds) {
        const next = Math.min(film.time + step, seconds, duration)
        film.time = next
        tell(this, 'timeupdate')
        if (next === duration && film.time === next && !film.paused) {
          Object.assign(film, { paused: true, ended: true })
          tell(this, 'pause', 'ended')
        }
        if (film.time !== next) break
      }
      return film.time
    },
  })
}
