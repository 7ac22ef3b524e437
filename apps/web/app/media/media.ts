/** Why a video cannot be played. A provider's errors are grouped by what the learner can do about them. */
export type MediaFailure = 'unreachable' | 'unplayable' | 'gone' | 'not-here' | 'wrong-id'

/** The visible state of a player. It is a new value only when something in it changes. */
export type MediaState = {
  /** It can play and seek. */
  ready: boolean
  playing: boolean
  /** It wants to play, and waits for data. */
  waiting: boolean
  ended: boolean
  /** Seconds. 0 while unknown. */
  duration: number
  failure: MediaFailure | undefined
}

export const untouchedMedia: MediaState = {
  ready: false,
  playing: false,
  waiting: false,
  ended: false,
  duration: 0,
  failure: undefined,
}

/** A video from any source. The element behind it owns the time; call `time()` to know it. */
export type Media = {
  /** Seconds from the start, exact to the frame. */
  time(): number
  state(): MediaState
  play(): void
  pause(): void
  seek(seconds: number): void
  setSpeed(speed: number): void
  setVolume(volume: number, muted: boolean): void
  /**
   * Calls `changed` at every change of the state, at every seek, and now and then for the time, even while
   * nothing is painted.
   */
  watch(changed: () => void): () => void
  /** Releases the element. The media is not used after that. */
  release(): void
}

/** Holds a state, returns the same value while nothing in it changes, and calls its watchers. */
export function mediaState() {
  let state = untouchedMedia
  const watchers = new Set<() => void>()
  const notify = () => {
    for (const changed of watchers) changed()
  }
  return {
    now: () => state,
    notify,
    set(change: Partial<MediaState>) {
      const next = { ...state, ...change }
      const same = (Object.keys(next) as (keyof MediaState)[]).every((name) => next[name] === state[name])
      if (!same) state = next
      notify()
    },
    watch(changed: () => void) {
      watchers.add(changed)
      return () => {
        watchers.delete(changed)
      }
    },
  }
}
