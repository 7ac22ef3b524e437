/** How bytes may be encoded. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the web app in one encoding, with its headers, made once so that a request costs nothing. */
export type Variant = {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  headers: Record<string, string>
  /** The headers of a 304, which has no body to describe. */
  headersUnchanged: Record<string, string>
  /** Both again as Node writes them fastest: names and values by turns. */
  wire: string[]
  wireUnchanged: string[]
}

export type Page = { identity: Variant } & Partial<Record<Encoding, Variant>>

export type Pages = {
  /** Every file under its own path, except the documents: `/assets/root-1a2b.js`, `/404/index.html`. */
  files: ReadonlyMap<string, Page>
  /** The HTML of a path: `/level`. */
  documents: ReadonlyMap<string, Page>
  /**
   * The page of a wrong address: under `''`, and for a language of its own under its first segment, `/ml`.
   */
  notFound: ReadonlyMap<string, Page>
  /** The pages that were compressed quickly at the start, under their own paths. */
  packedFast: ReadonlyMap<string, Page>
}
