import { createHash } from 'node:crypto'

/** A version, as in addresses: eight digits of the SHA-256. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}
