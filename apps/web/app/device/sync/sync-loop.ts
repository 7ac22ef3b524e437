const firstDelay = 1000
const longestDelay = 60_000

/** `later`: it is tried again by itself. `waiting`: only when it is woken. */
export type Outcome = 'settled' | 'later' | 'waiting'

/**
 * Runs an exchange whenever it is woken, one at a time. After a failure it runs again: after 1, 2, 4 … 60
 * seconds.
 */
export function syncLoop(exchange: () => Promise<Outcome>) {
  let delay = firstDelay
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let woken = false

  async function run() {
    running = true
    let outcome: Outcome
    do {
      woken = false
      outcome = await exchange().catch((): Outcome => 'later')
      // What woke it meanwhile may be what it waited for: another session, or a new change.
    } while (woken && outcome !== 'later')
    running = false
    if (outcome !== 'later') {
      delay = firstDelay
      return
    }
    timer = setTimeout(run, delay)
    delay = Math.min(delay * 2, longestDelay)
  }

  return {
    wake() {
      woken = true
      if (running) return
      clearTimeout(timer)
      void run()
    },
    stop: () => clearTimeout(timer),
  }
}
