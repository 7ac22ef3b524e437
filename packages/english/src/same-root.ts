/** Whether two stems begin alike: hunger and hungry, but not grandmother and grandfather. All but the last two letters. */
export function sameRoot(one: string, other: string): boolean {
  const root = Math.max(4, Math.min(one.length, other.length) - 2)
  return one === other || (other.length >= root && one.slice(0, root) === other.slice(0, root))
}
