import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A text in every coding. It is packed while a server starts, so less tightly than the build packs: 3 % larger, in a fiftieth of the time. */
export async function pack(bytes: Bytes): Promise<Record<Encoding, Bytes>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes)])
  return { identity: bytes, br, gzip: gz }
}
