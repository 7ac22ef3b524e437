import type { Encoding } from '../http/encoding.ts'

/** A file of the web app in one coding, with the headers it is sent with, made once so that a request costs nothing. */
export type Variant = {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  headers: Record<string, string>
  /** Sent with a 304, where there is no body to describe. */
  headersUnchanged: Record<string, string>
}

export type Page = { identity: Variant } & Partial<Record<Encoding, Variant>>

export type Pages = {
  /** Every file under its own path, but for the documents: `/assets/root-1a2b.js`, `/404/index.html`. */
  files: ReadonlyMap<string, Page>
  /** The HTML of an address: `/level`. */
  documents: ReadonlyMap<string, Page>
  /** What a wrong address shows: under `''`, and for a language of its own under its first segment, `/ml`. */
  notFound: ReadonlyMap<string, Page>
  /** Those that were packed anew, in haste, under their own paths. */
  hasty: ReadonlyMap<string, Page>
}
