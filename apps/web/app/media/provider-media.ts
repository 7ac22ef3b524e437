import { type Media, mediaState } from './media.ts'
import { providerClock } from './provider-clock.ts'
import { readProviderMessage } from './provider-message.ts'

/**
 * The only host of a provider's player: it sets no cookie before a video is played. The page's policy allows
 * no other.
 */
const host = 'https://www.youtube-nocookie.com'

/** Milliseconds between two calls to a player that has not replied, and until it counts as out of reach. */
const callEvery = 200
const replyTimeout = 15_000

/** The address of a video's player for a frame, without its own controls, since ours are beside it. */
export function providerAddress(id: string): string {
  const wishes = { enablejsapi: '1', origin: location.origin, autoplay: '1', playsinline: '1' }
  const plain = { controls: '0', disablekb: '1', rel: '0', iv_load_policy: '3', fs: '0' }
  return `${host}/embed/${encodeURIComponent(id)}?${new URLSearchParams({ ...wishes, ...plain })}`
}

/** Milliseconds that a message may need to reach us on a busy page. */
const longestOnTheWay = 1000

/**
 * A provider's player in a frame. We send and read the frame's messages ourselves, so that no script of the
 * provider runs in our page. It is called until it replies. One that never does is out of reach.
 */
export function providerMedia(frame: HTMLIFrameElement): Media {
  const { now, set, watch, notify } = mediaState()
  const clock = providerClock()
  const over = new AbortController()

  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), host)
  const order = (func: string, ...args: unknown[]) => post({ event: 'command', func, args })

  const calling = setInterval(() => post({ event: 'listening' }), callEvery)
  const giveUp = setTimeout(() => fail('unreachable'), replyTimeout)
  const answered = () => {
    clearInterval(calling)
    clearTimeout(giveUp)
  }

  function fail(failure: NonNullable<ReturnType<typeof now>['failure']>) {
    answered()
    clock.report({ playing: false }, performance.now())
    set({ failure, playing: false, waiting: false })
  }

  function receive({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== host) return
    const message = readProviderMessage(data)
    switch (message?.type) {
      case 'ready':
        answered()
        for (const event of ['onStateChange', 'onError', 'onPlaybackRateChange'])
          order('addEventListener', event)
        return set({ ready: true })
      case 'failed':
        return fail(message.failure)
      case 'report': {
        const { seconds, at = Date.now(), speed, state, duration } = message
        const onTheWay = Math.min(Math.max(Date.now() - at, 0), longestOnTheWay)
        clock.report(
          {
            ...(seconds !== undefined && { seconds }),
            ...(speed !== undefined && { speed }),
            ...(state && { playing: state === 'playing' }),
          },
          performance.now() - onTheWay,
        )
        return set({
          ...(state && {
            playing: state === 'playing' || state === 'waiting',
            waiting: state === 'waiting',
            ended: state === 'ended',
          }),
          ...(duration && { duration }),
        })
      }
    }
  }

  window.addEventListener('message', receive, { signal: over.signal })
  // A page that has another page's policy cannot show the frame.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => effectiveDirective === 'frame-src' && fail('unreachable'),
    { signal: over.signal },
  )

  return {
    time: () => clock.time(performance.now()),
    state: now,
    watch,
    play: () => void order('playVideo'),
    pause: () => void order('pauseVideo'),
    seek(seconds) {
      clock.sendTo(seconds, performance.now())
      order('seekTo', seconds, true)
      // The player does not report a seek while it is paused.
      notify()
    },
    setSpeed: (speed) => void order('setPlaybackRate', speed),
    setVolume(volume, muted) {
      order('setVolume', Math.round(volume * 100))
      order(muted ? 'mute' : 'unMute')
    },
    release() {
      over.abort()
      answered()
      order('stopVideo')
    },
  }
}
