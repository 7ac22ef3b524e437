import { type Media, mediaState } from './media.ts'

const events = [
  ...[
    'loadstart',
    'play',
    'playing',
    'pause',
    'waiting',
    'ended',
    'seeking',
    'seeked',
    'timeupdate',
    'durationchange',
  ],
  ...['loadedmetadata', 'canplay', 'error', 'emptied'],
]

/** A file in a media element. What the element knows is read from it each time: an event may be over before anybody could hear it. */
export function fileMedia(element: HTMLMediaElement): Media {
  const { now, set, watch } = mediaState()
  const ended = new AbortController()
  /** Of sources it has just been given, an element says for some frames that there are none. */
  let settled = false

  const look = () =>
    set({
      ready: element.readyState >= HTMLMediaElement.HAVE_METADATA,
      playing: !element.paused && !element.ended,
      waiting: !element.paused && !element.ended && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      ended: element.ended,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      failure: failureOf(element, settled),
    })

  for (const event of events) element.addEventListener(event, look, { signal: ended.signal })
  // Where each source fails in turn, the last of them hears of it, and the element does not.
  const failed = () => {
    settled = true
    look()
  }
  element.addEventListener('error', failed, { signal: ended.signal, capture: true })
  // And where they failed before anybody listened, nobody does.
  const late = setTimeout(failed, patience)
  element.preservesPitch = true
  look()

  return {
    time: () => element.currentTime,
    state: now,
    watch,
    // Forbidden or overtaken: the element then stays paused, and says so.
    play: () => void element.play().catch(look),
    pause: () => element.pause(),
    seek(seconds) {
      element.currentTime = seconds
    },
    setSpeed(speed) {
      element.defaultPlaybackRate = speed
      element.playbackRate = speed
    },
    setVolume(volume, muted) {
      element.volume = volume
      element.muted = muted
    },
    release() {
      ended.abort()
      clearTimeout(late)
      element.pause()
    },
  }
}

/** Milliseconds after which sources that are none have failed. */
const patience = 2000

function failureOf({ error, networkState }: HTMLMediaElement, settled: boolean) {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'unreachable'
  if (error) return navigator.onLine ? 'unplayable' : 'unreachable'
  return settled && networkState === HTMLMediaElement.NETWORK_NO_SOURCE ? 'unreachable' : undefined
}
