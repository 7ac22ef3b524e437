export type ByteRange =
  | { type: 'whole' }
  | { type: 'part'; start: number; end: number }
  | { type: 'unsatisfiable' }

/**
 * The part of `size` bytes that a Range header asks for. `end` is the last byte, included, as in
 * Content-Range. A header that is broken or has several ranges is ignored, which RFC 9110, 14.2 allows: the
 * reply is then the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const asked = /^bytes=\s*(?<first>\d*)-(?<last>\d*)$/i.exec(header ?? '')?.groups
  if (!asked || (asked.first === '' && asked.last === '')) return { type: 'whole' }

  const last = asked.last ? Number(asked.last) : Number.POSITIVE_INFINITY
  if (asked.first === '')
    return last === 0 ? { type: 'unsatisfiable' } : partOf(size, Math.max(size - last, 0), size - 1)

  const first = Number(asked.first)
  if (first > last) return { type: 'whole' }
  return partOf(size, first, Math.min(last, size - 1))
}

function partOf(size: number, start: number, end: number): ByteRange {
  return start < size ? { type: 'part', start, end } : { type: 'unsatisfiable' }
}
