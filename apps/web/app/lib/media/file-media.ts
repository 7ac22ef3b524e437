import { type Media, mediaState } from './media.ts'

const events = [
  ...['play', 'playing', 'pause', 'waiting', 'ended', 'seeking', 'seeked', 'timeupdate', 'durationchange'],
  ...['loadedmetadata', 'canplay', 'error', 'emptied'],
]

/** A file in a media element. What the element knows is read from it each time: an event may be over before anybody could hear it. */
export function fileMedia(element: HTMLMediaElement): Media {
  const { now, set, watch } = mediaState()
  const ended = new AbortController()

  const look = () =>
    set({
      ready: element.readyState >= HTMLMediaElement.HAVE_METADATA,
      playing: !element.paused && !element.ended,
      waiting: !element.paused && !element.ended && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      ended: element.ended,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      failure: failureOf(element),
    })

  for (const event of events) element.addEventListener(event, look, { signal: ended.signal })
  // Where each source fails in turn, the last of them hears of it, and the element does not.
  element.addEventListener('error', look, { signal: ended.signal, capture: true })
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
      element.pause()
    },
  }
}

function failureOf({ error, networkState }: HTMLMediaElement) {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'unreachable'
  if (error) return navigator.onLine ? 'unplayable' : 'unreachable'
  return networkState === HTMLMediaElement.NETWORK_NO_SOURCE ? 'unreachable' : undefined
}
