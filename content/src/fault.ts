/** What is wrong at a line of a file, in a sentence its author understands. */
export type Fault = { file: string; line: number; sentence: string }

export function formatFault({ file, line, sentence }: Fault): string {
  return `${file}:${line}  ${sentence}`
}

/** In the order of the files and their lines, each fault once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const distinct = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...distinct.values()].toSorted(
    (one, other) =>
      compare(one.file, other.file) || one.line - other.line || compare(one.sentence, other.sentence),
  )
}

/** Throws all the faults, one a line, if there are any. */
export function stopAt(faults: readonly Fault[]) {
  if (faults.length > 0) throw new Error(sortFaults(faults).map(formatFault).join('\n'))
}

/** By code unit: the same order on every machine, whatever its language. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
