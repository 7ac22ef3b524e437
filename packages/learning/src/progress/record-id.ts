/**
 * The id of a record, made on the device: the number of records that its device had seen before, and random
 * digits. Ids sort in the order in which the records were made, as far as the devices knew of each other. No
 * clock is needed.
 */
export function recordId(seen: number, random: Uint8Array): string {
  const count = Math.min(seen + 1, mostCounted)
    .toString(36)
    .padStart(countLength, '0')
  return `${count}-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The number of records when this one was made, including itself. */
export function countOf(id: string): number {
  return Number.parseInt(id.slice(0, countLength), 36)
}

/** Reads a stored value as a number of records seen. */
export function recordsSeen(value: unknown): number {
  const seen = typeof value === 'number' && Number.isInteger(value) ? value : 0
  return Math.min(Math.max(0, seen), mostCounted)
}

/** The number of random bytes in an id. */
export const chanceLength = 8

const countLength = 6
const mostCounted = 36 ** countLength - 1

export const recordIdPattern: RegExp = /^[0-9a-z]{6}-[0-9a-f]{16}$/
