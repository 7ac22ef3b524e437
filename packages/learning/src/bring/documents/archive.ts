import { decodeText } from '../text/decode-text.ts'

/** The files in an archive. What is larger than any text is not there. */
export type Archive = { names: readonly string[]; read: (name: string) => Uint8Array | undefined }

/** The text of a file in an archive; nothing if it is not there. */
export function textIn(archive: Archive, name: string): string {
  const bytes = archive.read(name)
  return (bytes && decodeText(bytes)) ?? ''
}
