import {
  type Item,
  isPracticeRecord,
  type Known,
  knownOf,
  knownTogether,
  type Memory,
  type ToCanonicalItem,
} from '@app/learning/practice'
import type { KeptItem, KeptPractice } from '../device/log/kept-practice.ts'
import { bare } from '../device/log/log-database.ts'

type Log = {
  /** Everything in the log that looks at an item of this name. */
  of: (item: Item) => Promise<readonly KeptPractice[]>
  /** Not yet on a device that is new to an account: what the server knows has come before its log. */
  isWhole: boolean
}

/** What is known by today's names, of what a device keeps under the names of the time. */
export async function keptMemory(
  kept: readonly KeptItem[],
  log: Log,
  toCanonicalItem: ToCanonicalItem,
  now: number,
): Promise<Memory> {
  const byName = new Map<Item, KeptItem[]>()
  for (const one of kept) {
    const name = toCanonicalItem(one.item)
    byName.set(name, [...(byName.get(name) ?? []), one])
  }
  return new Map(
    await Promise.all(
      [...byName].map(async ([name, all]): Promise<[Item, Known]> => {
        const [one, ...others] = all
        if (one && others.length === 0) return [name, one.known]
        const knowns = all.map(({ known }) => known)
        if (!log.isWhole) return [name, knownTogether(name, knowns)]
        // Practised under two names: what is known is folded from both.
        const found = await Promise.all(all.map(({ item }) => log.of(item)))
        const records = new Map(found.flat().map((record) => [record.id, bare(record)]))
        return [name, knownOf(name, [...records.values()].filter(isPracticeRecord), now, toCanonicalItem)]
      }),
    ),
  )
}
