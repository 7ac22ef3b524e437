import type { CaptionLine } from '@app/learning/bring'

/** Lines as JSON in UTF-8. From the worker to the database, they are neither parsed nor copied. */
export const jsonOf = (lines: readonly CaptionLine[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(lines))
