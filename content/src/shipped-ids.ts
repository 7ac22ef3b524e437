/**
 * An id that was shipped, and its line in the list. A retired one stays in the list, so that it is never
 * given again.
 */
export type ShippedId = { id: string; retired: boolean; line: number }

const note = `# Every id that was ever shipped: learners' history and recordings point at them, so none is used for another thing.
# An id that is no longer used gets the word "retired" behind it. New ones: npm run check:content -- --accept-ids
`

/** The list: one id on each line, "retired" after those that are no longer used, comments after #. */
export function readShippedIds(text: string): ShippedId[] {
  return text.split('\n').flatMap((written, at) => {
    const [id, state] = (written.split('#')[0] ?? '').trim().split(/\s+/)
    return id ? [{ id, retired: state === 'retired', line: at + 1 }] : []
  })
}

export function writeShippedIds(ids: readonly Omit<ShippedId, 'line'>[]): string {
  const lines = ids.map(({ id, retired }) => (retired ? `${id} retired` : id)).toSorted()
  return `${note}${lines.map((line) => `${line}\n`).join('')}`
}
