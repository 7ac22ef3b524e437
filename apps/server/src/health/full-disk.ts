/**
 * In milliseconds. Devices send their changes again and again, so a disk that is still full is noticed again
 * sooner.
 */
const remembered = 60_000

/** Remembers for a minute that a write failed because the disk is full. */
export function fullDisk() {
  let met = Number.NEGATIVE_INFINITY
  return {
    note: (now: Date) => {
      met = now.getTime()
    },
    isFull: (now: Date) => now.getTime() - met < remembered,
  }
}

export type FullDisk = ReturnType<typeof fullDisk>
