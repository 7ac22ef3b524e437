import { idsInUse } from './checks/stable-ids.ts'
import { writeShippedIds } from './shipped-ids.ts'
import type { Source } from './source.ts'

/** The list of shipped ids, with the new ids of the content added. */
export function acceptIds(source: Source): string {
  const known = new Set(source.shippedIds.map(({ id }) => id))
  const added = [...idsInUse(source).keys()].filter((id) => !known.has(id))
  return writeShippedIds([...source.shippedIds, ...added.map((id) => ({ id, retired: false }))])
}
