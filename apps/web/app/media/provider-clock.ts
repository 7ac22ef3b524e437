/** What a provider's player last said of where it is: `at` is when it said so, in milliseconds of the page's clock. */
type Said = { seconds: number; at: number; playing: boolean; speed: number }

/** Milliseconds for which playing is taken to go on while the player says nothing. */
const longestSilence = 2000

/** Milliseconds for which the player may take to go where it was sent, and seconds by which it may miss it. */
const longestWay = 1500
const missed = 0.5

/**
 * The time of a player in a frame, which says only now and then where it is: in between it goes on by the clock. Where it was sent counts at
 * once, though the player says so late, and while it is paused not at all. `now` is always the page's clock, in milliseconds.
 */
export function providerClock() {
  let said: Said = { seconds: 0, at: 0, playing: false, speed: 1 }
  let wanted: { seconds: number; until: number } | undefined

  const timeAt = (now: number) => {
    const { seconds, at, playing, speed } = said
    return playing ? seconds + (Math.min(Math.max(now - at, 0), longestSilence) / 1000) * speed : seconds
  }

  return {
    time(now: number): number {
      if (wanted && now > wanted.until) wanted = undefined
      return wanted?.seconds ?? timeAt(now)
    },

    hear(change: Partial<Omit<Said, 'at'>>, now: number) {
      said = { ...said, seconds: timeAt(now), ...change, at: now }
      if (wanted && change.seconds !== undefined && Math.abs(change.seconds - wanted.seconds) < missed)
        wanted = undefined
    },

    sendTo(seconds: number, now: number) {
      wanted = { seconds, until: now + longestWay }
      said = { ...said, seconds, at: now }
    },
  }
}
