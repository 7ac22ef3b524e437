/**
 * A provider's player's last report of its time. `at` is when it reported, in milliseconds of the page's
 * clock.
 */
type Report = { seconds: number; at: number; playing: boolean; speed: number }

/** Milliseconds for which playing is assumed to continue while the player reports nothing. */
const longestSilence = 2000

/** Milliseconds that the player may need for a seek, and seconds by which it may miss the target. */
const longestWay = 1500
const missed = 0.5

/**
 * The time of a player in a frame, which reports it only now and then: in between it follows the clock. A
 * seek counts at once, although the player reports it late, or not at all while it is paused. `now` is always
 * the page's clock, in milliseconds.
 */
export function providerClock() {
  let said: Report = { seconds: 0, at: 0, playing: false, speed: 1 }
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

    report(change: Partial<Omit<Report, 'at'>>, now: number) {
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
