/**
 * The first 32 bits of a text's SHA-1, by which Anki finds notes with the same first field. The browser's own is not there on pages that
 * are served unsafely, and answers late.
 */
export function sha1Start(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 4, bytes.length * 8)
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (let at = 0; at < blocks.length; at += 64) state = mixed(state, view, at)
  return (state[0] ?? 0) >>> 0
}

const words = new Int32Array(80)

function mixed(state: readonly number[], view: DataView, start: number): number[] {
  for (let at = 0; at < 16; at++) words[at] = view.getInt32(start + at * 4)
  for (let at = 16; at < 80; at++)
    words[at] = turned(wordAt(at - 3) ^ wordAt(at - 8) ^ wordAt(at - 14) ^ wordAt(at - 16), 1)
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
  for (let at = 0; at < 80; at++) {
    const next =
      (turned(a, 5) + chosen(at, b, c, d) + (constants[Math.floor(at / 20)] ?? 0) + e + wordAt(at)) | 0
    e = d
    d = c
    c = turned(b, 30)
    b = a
    a = next
  }
  return [a, b, c, d, e].map((part, place) => (part + (state[place] ?? 0)) | 0)
}

const constants = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6]

function chosen(at: number, b: number, c: number, d: number): number {
  if (at < 20) return (b & c) | (~b & d)
  return at >= 40 && at < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d
}

const wordAt = (at: number) => words[at] ?? 0
const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by))
