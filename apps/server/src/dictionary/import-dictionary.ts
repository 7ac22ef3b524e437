import type { DictionaryFault, DictionaryLine, NewEntry } from './dictionary-line.ts'
import type { Dictionary, dictionaryStore } from './dictionary-store.ts'

/**
 * The result of an import: the faults (nothing is changed then), or how many entries were imported. `left`
 * counts the lines with nothing to look up.
 */
export type ImportOutcome =
  | { type: 'refused'; faults: readonly DictionaryFault[] }
  | { type: 'imported'; entries: number; left: number }

/** A person who corrects a file wants to see more than the first fault, but not thousands. */
const maxFaults = 20

const heldEntries = 1000

/** Imports a dictionary, all or nothing. */
export async function importDictionary(
  store: Pick<ReturnType<typeof dictionaryStore>, 'replace'>,
  dictionary: Dictionary,
  lines: AsyncIterable<DictionaryLine>,
): Promise<ImportOutcome> {
  try {
    return await store.replace(dictionary, (add) => takeAll(lines, add))
  } catch (error) {
    if (error instanceof Refused) return { type: 'refused', faults: error.faults }
    throw error
  }
}

/** Thrown to roll back the transaction. */
class Refused extends Error {
  readonly faults: readonly DictionaryFault[]
  constructor(faults: readonly DictionaryFault[]) {
    super('The file has faults.')
    this.faults = faults
  }
}

async function takeAll(
  lines: AsyncIterable<DictionaryLine>,
  add: (entries: readonly NewEntry[]) => Promise<void>,
): Promise<ImportOutcome> {
  const faults: DictionaryFault[] = []
  let held: NewEntry[] = []
  let entries = 0
  let left = 0
  for await (const line of lines) {
    if ('fault' in line) {
      faults.push(line)
      if (faults.length >= maxFaults) break
      continue
    }
    if (faults.length > 0) continue
    if (line.entries.length === 0) left++
    entries += line.entries.length
    held.push(...line.entries)
    if (held.length >= heldEntries) {
      await add(held)
      held = []
    }
  }
  if (faults.length === 0 && entries === 0) faults.push({ line: 1, fault: 'There is no entry in this file.' })
  if (faults.length > 0) throw new Refused(faults)
  await add(held)
  return { type: 'imported', entries, left }
}
