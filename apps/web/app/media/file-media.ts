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

/**
 * A file in a media element. The state is read from the element each time, since its events may come before
 * anybody listens.
 */
export function fileMedia(element: HTMLMediaElement): Media {
  const { now, set, watch } = mediaState()
  const ended = new AbortController()
  /** For some frames after it gets new sources, an element reports that it has none. */
  let settled = false

  const update = () =>
    set({
      ready: element.readyState >= HTMLMediaElement.HAVE_METADATA,
      playing: !element.paused && !element.ended,
      waiting: !element.paused && !element.ended && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      ended: element.ended,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      failure: failureOf(element, settled),
    })

  for (const event of events) element.addEventListener(event, update, { signal: ended.signal })
  // When each source fails in turn, the last source gets the error event, and the element does not.
  const failed = () => {
    settled = true
    update()
  }
  element.addEventListener('error', failed, { signal: ended.signal, capture: true })
  // If they failed before anybody listened, no event comes, so the state is checked after a while.
  const late = setTimeout(failed, loadTimeout)
  element.preservesPitch = true
  update()

  return {
    time: () => element.currentTime,
    state: now,
    watch,
    // Playing was forbidden or interrupted. The element stays paused and reports it.
    play: () => void element.play().catch(update),
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

/** Milliseconds after which sources that cannot be loaded have failed. */
const loadTimeout = 2000

function failureOf({ error, networkState }: HTMLMediaElement, settled: boolean) {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'unreachable'
  if (error) return navigator.onLine ? 'unplayable' : 'unreachable'
  return settled && networkState === HTMLMediaElement.NETWORK_NO_SOURCE ? 'unreachable' : undefined
}
