/** How far ahead of ours another device's clock may be: milliseconds. Days begin at different hours on Earth. */
export const clockSlack = 26 * 3_600_000

/** A device's clock that is wrong: by how many milliseconds it is ahead, and what time it was, by the server, when that was found. */
export type WrongClock = { ahead: number; at: number }

/** What is wrong with a device's clock beside the server's; nothing, where it is no more than other clocks may be. */
export function wrongClock(device: number, server: number): WrongClock | undefined {
  const ahead = device - server
  return Math.abs(ahead) > clockSlack ? { ahead, at: server } : undefined
}

/**
 * What time it is, by a device's clock of which it is known what is wrong with it. Where that leads to before it was found, the clock has been
 * set right since.
 */
export function rightTime(device: number, wrong: WrongClock | undefined): number {
  if (!wrong) return device
  const time = device - wrong.ahead
  return time < wrong.at ? device : time
}
