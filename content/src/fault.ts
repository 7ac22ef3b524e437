/** A fault in a line of a file, in a sentence that its author understands. */
export type Fault = { file: string; line: number; sentence: string }

export function formatFault({ file, line, sentence }: Fault): string {
  return `${file}:${line}  ${sentence}`
}

/** In the order of files and lines, each fault once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const distinct = new Map(faults.map((fault) => [formatFault(fault), fault]))
  return [...distinct.values()].toSorted(
    (one, other) =>
      compare(one.file, other.file) || one.line - other.line || compare(one.sentence, other.sentence),
  )
}

/** Throws all the faults, one on each line, if there are any. */
export function stopAt(faults: readonly Fault[]) {
  if (faults.length > 0) throw new Error(sortFaults(faults).map(formatFault).join('\n'))
}

/** By code unit, so that the order is the same on every machine. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
