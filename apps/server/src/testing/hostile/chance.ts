export type Chance = ReturnType<typeof makeChance>

/** Random numbers that are the same for the same seed (mulberry32), so that a failure can be repeated. */
export function makeChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item
  const some = <Item>(least: number, most: number, make: () => Item): Item[] =>
    Array.from({ length: least + upTo(most - least) }, make)
  return {
    upTo,
    one,
    some,
    bytes: (least: number, most: number) => some(least, most, () => String.fromCharCode(upTo(255))).join(''),
    letters: (most: number) => some(0, most, () => one([...'abcXYZ019-_~'])).join(''),
    digits: (most: number) => some(0, most, () => upTo(9)).join(''),
  }
}
