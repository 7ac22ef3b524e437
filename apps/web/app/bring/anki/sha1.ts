import { sha1 } from '@noble/hashes/legacy.js'

/**
 * The first 32 bits of a text's SHA-1, by which Anki finds notes with the same first field. The browser's own
 * SHA-1 does not exist on pages without TLS.
 */
export function sha1Start(text: string): number {
  const { buffer } = sha1(new TextEncoder().encode(text))
  return new DataView(buffer).getUint32(0)
}
