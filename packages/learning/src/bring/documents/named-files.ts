/** The first bytes of files that are no text, as Latin-1, with the names of their formats. */
const files: readonly (readonly [name: string, begins: RegExp])[] = [
  ['PDF', /^\s*%PDF-/],
  ['ZIP', /^PK\p{Cc}{2}/u],
  ['GZIP', /^\p{Cc}\x8B/u],
  ['PGS (SUP)', /^PG[\s\S]{8}[\p{Cc}\x80]/u],
  ['EBU STL', /^.{3}STL\d\d\.\d\d/],
  [
    'picture',
    /^\x89PNG|^\xFF\xD8\xFF|^GIF8|^RIFF[\s\S]{4}WEBP|^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)|^II\*|^MM\p{Cc}\*/u,
  ],
  ['sound', /^ID3|^\xFF[\xFB\xF3\xF2]|^OggS|^fLaC|^RIFF[\s\S]{4}WAVE|^[\s\S]{4}ftypM4[AB]|^#!AMR/],
  ['video', /^\p{Cc}E\xDF\xA3|^[\s\S]{4}ftyp|^RIFF[\s\S]{4}AVI/u],
  ['Kindle', /^[\s\S]{60}(?:BOOKMOBI|TEXtREAd)|^\xEADRMION/],
  ['DjVu', /^AT&TFORM/],
  ['Word', /^\xD0\xCF\p{Cc}\xE0/u],
  ['archive', /^Rar!|^7z\xBC\xAF/],
]

/** The name of the format that a file begins like, if it is none that is read as a text. */
export function namedFile(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 200))
  return files.find(([, begins]) => begins.test(begin))?.[0]
}
