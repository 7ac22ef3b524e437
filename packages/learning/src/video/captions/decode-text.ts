/** Every engine has it; these packages are compiled without the DOM, which would name it. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array): string }

/** So many bytes tell a UTF-16 text without a mark: its digits and line breaks have a zero in every pair. */
const sample = 4096

const replacement = '\uFFFD'

/**
 * The text of a file, whatever it was written in: by its byte order mark, else UTF-16 where the zeros say so, else UTF-8, else
 * Windows-1252, which is what files called latin-1 are. Undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  return isText(text) ? text : undefined
}

function decode(bytes: Uint8Array): string {
  const marked = encodingByMark(bytes) ?? encodingByZeros(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
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

/** A picture or a video read as text is full of control characters. */
function isText(text: string): boolean {
  const looked = text.slice(0, sample)
  let odd = 0
  for (const letter of looked) if (letter === replacement || /[^\P{Cc}\t\n\v\f\r]/u.test(letter)) odd++
  return odd <= looked.length / 50
}
