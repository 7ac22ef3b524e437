/** Milliseconds. Devices send what they keep again and again: a disk that is still full is met again sooner. */
const remembered = 60_000

/** Remembers for a minute that something could not be written since the disk is full. */
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
