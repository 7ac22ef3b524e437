/** All JavaScript engines have TextDecoder, but these packages are compiled without the DOM's types. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

/**
 * UTF-16 without a byte order mark is recognised in the first bytes: digits and line breaks have a zero byte
 * in every pair.
 */
const sample = 4096

export const replacement = '\uFFFD'

/** The number of letters that may be damaged in a text; one in fifty may be in a long one. */
const fewDamaged = 5

/**
 * Decodes a file: by its byte order mark, otherwise as UTF-16 if the zero bytes show it, otherwise as UTF-8,
 * even with a few damaged letters, otherwise as Windows-1252, which is also read for latin-1. Undefined if
 * the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  return isText(text) ? text : undefined
}

function decode(bytes: Uint8Array): string {
  const marked = encodingByMark(bytes) ?? encodingByZeros(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  return isUtf8(text) ? text : new TextDecoder('windows-1252').decode(bytes)
}

/**
 * Text in another encoding, read as UTF-8, is damaged wherever it is not ASCII, and never contains Malayalam.
 */
function isUtf8(text: string): boolean {
  if (!text.includes(replacement)) return true
  let [damaged, sound] = [0, 0]
  for (const letter of text) if (letter > '\u007F') letter === replacement ? damaged++ : sound++
  return damaged < sound || /[\u0D00-\u0D7F]/.test(text)
}

function encodingByMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function encodingByZeros(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, sample)
  let [even, odd] = [0, 0]
  for (let place = 0; place < looked.length; place++)
    if (looked[place] === 0) place % 2 === 0 ? even++ : odd++
  const enough = looked.length / 20
  if (odd > enough && even < odd / 10) return 'utf-16le'
  if (even > enough && odd < even / 10) return 'utf-16be'
  return undefined
}

/** A picture or a video read as text is full of control characters and damaged letters. */
function isText(text: string): boolean {
  const looked = text.slice(0, sample)
  let [damaged, odd] = [0, 0]
  for (const letter of looked) {
    if (letter === replacement) damaged++
    else if (/[^\P{Cc}\t\n\v\f\r]/u.test(letter)) odd++
  }
  const few = looked.length / 50
  return odd <= few && damaged <= Math.max(few, fewDamaged)
}
