/** Every engine has it; these packages are compiled without the DOM, which would name it. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

/** So many bytes tell a UTF-16 text without a mark: its digits and line breaks have a zero in every pair. */
const sample = 4096

export const replacement = '\uFFFD'

/** Letters that may be damaged in a text: so many, or one in fifty. */
const fewDamaged = 5

/**
 * The text of a file, whatever it was written in: by its byte order mark, else UTF-16 where the zeros say so, else UTF-8, even where a few of
 * its letters are damaged, else Windows-1252, which is what files called latin-1 are. Undefined for bytes that are no text.
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

/** Other alphabets read as UTF-8 are damaged wherever they are not ASCII, and are never Malayalam. */
function isUtf8(text: string): boolean {
  let [damaged, sound] = [0, 0]
  for (const letter of text) if (letter > '\u007F') letter === replacement ? damaged++ : sound++
  return damaged < sound || damaged === 0 || /[\u0D00-\u0D7F]/.test(text)
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

/** A picture or a video read as text is full of control characters, and of what is no letter. */
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
