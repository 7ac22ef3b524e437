import type { Archive } from '@app/learning/bring'
import { gunzipSync, unzipSync } from 'fflate'

/** Bytes of one file, far more than a book or twenty thousand notes need. What unpacks to more is an attack. */
const largest = 150_000_000

/** An archive of which each file is unpacked when it is read. Undefined if these bytes are none. */
export function unzip(bytes: Uint8Array): Archive | undefined {
  const names: string[] = []
  let left = 4 * largest
  try {
    unzipSync(bytes, {
      filter({ name }) {
        names.push(name)
        return false
      },
    })
  } catch {
    return undefined
  }
  return {
    names,
    read(wanted) {
      try {
        const { [wanted]: file } = unzipSync(bytes, {
          filter: ({ name, originalSize }) => name === wanted && originalSize <= Math.min(largest, left),
        })
        left -= file?.length ?? 0
        return file
      } catch {
        return undefined
      }
    },
  }
}

/** Undefined if it is damaged, or unpacks to more than any text. */
export function gunzip(bytes: Uint8Array): Uint8Array | undefined {
  const size = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4, 4).getUint32(0, true)
  try {
    return size <= largest ? gunzipSync(bytes) : undefined
  } catch {
    return undefined
  }
}
