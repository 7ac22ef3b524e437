/**
 * The files in which eSpeak NG keeps its phonemes. `phontab` lists them in tables, each based on another.
 * `phonindex` has their programs, in words of two bytes. `phondata` has the recordings and spectra that the
 * programs play.
 */
export type PhonemeTables = { phontab: Uint8Array; phonindex: Uint8Array; phondata: Uint8Array }

/** A phoneme by the name of its table and its own name in it. */
export type PhonemeName = readonly [table: string, phoneme: string]

/**
 * A table begins with the number of its phonemes, the number of its base table, six bytes for other purposes,
 * and its name.
 */
const headLength = 36
/**
 * A phoneme has a name (4 bytes), flags (4), the place of its program (2), a number (1), and its type and
 * lengths (5).
 */
const phonemeLength = 16
const [nameLength, flagsAt, programAt, numberAt, typeAt] = [4, 4, 8, 10, 11]

/** The flag of a stop whose closure is held 30 ms longer. */
const held = 1 << 22

type Definition = { like: PhonemeName; program?: readonly number[]; number?: number; isHeld?: boolean }

/**
 * Gives a phoneme the type, flags, lengths and program of another, or a program of its own. With a number, it
 * is added to its table.
 */
export function definePhoneme(
  tables: PhonemeTables,
  name: PhonemeName,
  { like, program, number, isHeld = false }: Definition,
): void {
  if (number !== undefined) addPhoneme(tables, name, number)
  const { phontab, phonindex } = tables
  const [from, to] = [placeOf(phontab, like), placeOf(phontab, name)]
  phontab.copyWithin(to + flagsAt, from + flagsAt, from + numberAt)
  phontab.copyWithin(to + typeAt, from + typeAt, from + phonemeLength)
  const view = new DataView(phontab.buffer, phontab.byteOffset)
  if (isHeld) view.setUint32(to + flagsAt, view.getUint32(to + flagsAt, true) | held, true)
  if (!program) return
  view.setUint16(to + programAt, phonindex.length / 2, true)
  tables.phonindex = Buffer.concat([
    phonindex,
    Uint8Array.from(program.flatMap((word) => [word & 255, word >> 8])),
  ])
}

function addPhoneme(tables: PhonemeTables, [table, name]: PhonemeName, number: number): void {
  const { phontab } = tables
  const { start, count } = tableCalled(phontab, table)
  const first = start + headLength
  const added = new Uint8Array(phonemeLength)
  added.set(Buffer.from(name, 'latin1'))
  added[numberAt] = number
  tables.phontab = Buffer.concat([phontab.subarray(0, first), added, phontab.subarray(first)])
  tables.phontab[start] = count + 1
}

/** Where a phoneme begins in `phontab`. */
function placeOf(phontab: Uint8Array, [table, name]: PhonemeName): number {
  const { start, count } = tableCalled(phontab, table)
  for (let at = start + headLength; at < start + headLength + count * phonemeLength; at += phonemeLength)
    if (textAt(phontab, at, nameLength) === name) return at
  throw new Error(`The speech engine has no phoneme ${name} in its table ${table}.`)
}

function tableCalled(phontab: Uint8Array, wanted: string): { start: number; count: number } {
  let start = 4
  for (let left = phontab[0] ?? 0; left > 0; left--) {
    const count = phontab[start] ?? 0
    if (textAt(phontab, start + 4, headLength - 4) === wanted) return { start, count }
    start += headLength + count * phonemeLength
  }
  throw new Error(`The speech engine has no table ${wanted}.`)
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  Buffer.from(bytes.subarray(at, at + length))
    .toString('latin1')
    .replace(/\0.*$/su, '')
