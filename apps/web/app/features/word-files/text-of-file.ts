/**
 * The text of a file in UTF-8, or in UTF-16 with its byte order mark, as spreadsheets write "Unicode text".
 * Undefined if it is neither.
 */
export function textOfFile(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}
