/** Why a video cannot be played. What a provider says it is told apart by what the learner can do about it. */
export type MediaFailure = 'unreachable' | 'unplayable' | 'gone' | 'not-here' | 'wrong-id'

/** What a player shows of itself. A new value only when something of it changes. */
export type MediaState = {
  /** It can be played and sent to a moment. */
  ready: boolean
  playing: boolean
  /** It wants to play, and waits for what is to be played. */
  waiting: boolean
  ended: boolean
  /** Seconds; 0 while nobody knows. */
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

/** A video, wherever it comes from. The element behind it owns the time; who wants to know it asks. */
export type Media = {
  /** Seconds from the beginning, to the frame. */
  time(): number
  state(): MediaState
  play(): void
  pause(): void
  seek(seconds: number): void
  setSpeed(speed: number): void
  setVolume(volume: number, muted: boolean): void
  /** Hears of every change of the state, of every jump, and now and then of the time, also while nothing is painted. */
  watch(changed: () => void): () => void
  /** Lets the element go; it is not used after that. */
  release(): void
}

/** Keeps a state, answers the same value while nothing of it changes, and tells who watches. */
export function mediaState() {
  let state = untouchedMedia
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const changed of watchers) changed()
  }
  return {
    now: () => state,
    tell,
    set(change: Partial<MediaState>) {
      const next = { ...state, ...change }
      const same = (Object.keys(next) as (keyof MediaState)[]).every((name) => next[name] === state[name])
      if (!same) state = next
      tell()
    },
    watch(changed: () => void) {
      watchers.add(changed)
      return () => {
        watchers.delete(changed)
      }
    },
  }
}
