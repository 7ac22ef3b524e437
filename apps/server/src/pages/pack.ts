import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * How tightly while a server starts: 69 pages in 50 ms of processor, and 9 % larger than the build packs them, which takes 2.2 s.
 * With a window above 64 kB this quality takes tables of 32 MB for each page, and ten times as long; pages gain nothing by it.
 */
const fast = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }
const tight = { ...fast, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** A text in every coding, packed anew while a server starts. */
export async function pack(bytes: Bytes): Promise<Record<Encoding, Bytes>> {
  const [br, gz] = await Promise.all([brotli(bytes, { params: fast }), deflate(bytes)])
  return { identity: bytes, br, gzip: gz }
}

/** A text in the tightest coding, as the build packs. */
export const packTightly = (bytes: Bytes): Promise<Bytes> => brotli(bytes, { params: tight })
