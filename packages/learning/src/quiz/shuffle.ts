/** The same things in an order of chance (Fisher–Yates). `random` gives numbers from 0 up to, not including, 1. */
export function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const shuffled = [...things]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const moved = shuffled[last] as Thing
    shuffled[last] = shuffled[other] as Thing
    shuffled[other] = moved
  }
  return shuffled
}
