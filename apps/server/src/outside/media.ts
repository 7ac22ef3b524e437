/** An existing file, and a hash that changes when its bytes do. */
export type MediaFile = { path: string; hash: string }

/** Something to send. Its version is known before its bytes are read. */
export type Media = { version: string; read: () => Promise<Uint8Array<ArrayBuffer>> }
