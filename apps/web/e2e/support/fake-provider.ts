import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Replaces a provider's player: its frame sends the provider's messages on its own clock. `error` is the
 * error number that it sends instead of playing, or one number for each video. `silent` frames never send
 * anything. Time is sent every 250 ms, as by the real one. If the player is `driven`, its time stands still
 * until the test moves it with `moveProviderTo`.
 */
export async function fakeProvider(
  context: BrowserContext,
  {
    error,
    silent = false,
    driven = false,
    tick = 250,
    duration = 20,
  }: {
    error?: number | Readonly<Record<string, number>>
    silent?: boolean
    driven?: boolean
    tick?: number
    duration?: number
  } = {},
) {
  const asked: string[] = []
  await context.route(/^https:\/\/[^/]*(?:youtube|ytimg|google)/, (route) => {
    asked.push(route.request().url())
    const video = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const said = typeof error === 'object' ? error[video] : error
    const body = silent
      ? 'nothing'
      : frame({ tick, duration, driven, ...(said !== undefined && { error: said }) })
    return route.fulfill({ contentType: 'text/html', body })
  })
  return asked
}

/** Moves a driven player, which must be playing, to this moment. */
export async function moveProviderTo(page: Page, seconds: number) {
  const player = page.frameLocator('iframe').locator('body')
  await expect(player).toHaveAttribute('data-state', 'playing')
  await player.evaluate((_, seconds) => dispatchEvent(new CustomEvent('move', { detail: seconds })), seconds)
}

type Settings = { error?: number; tick: number; duration: number; driven: boolean }

const frame = (settings: Settings) =>
  `<!doctype html><body style="margin:0;background:#234"><button style="opacity:0">Its own</button><script>(${play})(${JSON.stringify(settings)})</script>`

/** Runs in the frame. */
function play({ error, tick, duration, driven }: Settings) {
  const [ended, playing, paused, waiting, cued] = [0, 1, 2, 3, 5]
  let state = cued
  let base = 0
  let since = 0
  let speed = 1
  let ticking: ReturnType<typeof setInterval> | undefined
  let heard = false
  const listened = new Set<unknown>()

  const now = () =>
    state === playing && !driven
      ? Math.min(duration, base + ((performance.now() - since) / 1000) * speed)
      : base
  const say = (event: string, info: unknown) =>
    parent.postMessage(JSON.stringify({ event, info, id: 1 }), '*')
  const sayIfListened = (event: string, info: unknown) => listened.has(event) && say(event, info)
  /** For measurements: where the video really is, by the clock that all frames share. */
  const tellTruth = () =>
    parent.postMessage(
      { truth: { seconds: base, at: performance.timeOrigin + since, speed, playing: state === playing } },
      '*',
    )
  const told = () => ({
    currentTime: now(),
    currentTimeLastUpdated_: Date.now() / 1000,
    duration,
    playbackRate: speed,
    playerState: state,
  })

  function become(next: number) {
    base = now()
    since = performance.now()
    state = next
    document.body.dataset.state = next === playing ? 'playing' : 'not playing'
    tellTruth()
    say('infoDelivery', told())
    sayIfListened('onStateChange', next)
    clearInterval(ticking)
    if (next !== playing) return
    ticking = setInterval(() => {
      if (now() >= duration) become(ended)
      else say('infoDelivery', told())
    }, tick)
  }

  const orders: Record<string, (value: unknown) => void> = {
    addEventListener(event) {
      listened.add(event)
      if (event === 'onError' && error !== undefined) setTimeout(() => say('onError', error), 20)
    },
    playVideo() {
      become(waiting)
      // Pausing while it waits counts as a pause.
      setTimeout(() => state === waiting && become(playing), 30)
    },
    pauseVideo: () => become(paused),
    stopVideo: () => become(cued),
    seekTo(seconds) {
      base = Number(seconds)
      since = performance.now()
      tellTruth()
      // The real one reports a seek late, and not at all while it is paused.
      if (state === playing) setTimeout(() => say('infoDelivery', told()), 60)
    },
    setPlaybackRate(rate) {
      base = now()
      since = performance.now()
      speed = Number(rate)
      tellTruth()
      say('infoDelivery', told())
      sayIfListened('onPlaybackRateChange', speed)
    },
  }

  addEventListener('move', (event) => {
    base = (event as CustomEvent<number>).detail
    say('infoDelivery', told())
  })

  addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.event === 'listening' && !heard) {
      heard = true
      say('initialDelivery', told())
      say('onReady', null)
    }
    if (message.event === 'command') orders[message.func]?.(message.args?.[0])
  })
}
