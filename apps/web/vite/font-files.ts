import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The style sheet and the head of each page name the files in this folder. */
const folder = join(import.meta.dirname, '../.cache/fonts')

/** The two weights of the reading face. */
export const weights = [400, 600] as const
export type Weight = (typeof weights)[number]

/** Malayalam with every conjunct of the font; Latin; the further letters of precise Latin. */
export type Part = 'malayalam' | 'latin' | 'latin-more'

/**
 * Malayalam as it is written today, with the letters for Sanskrit and the digits. The signs of old
 * manuscripts, the fractions and the signs of ten, hundred and thousand would be a tenth of the file: the
 * style sheet takes them from Noto Sans Malayalam.
 */
const malayalam: readonly [first: number, last: number][] = [
  [0xd02, 0xd39],
  [0xd3d, 0xd4d],
  [0xd57, 0xd57],
  [0xd5f, 0xd63],
  [0xd66, 0xd6f],
  [0xd79, 0xd7f],
]

const charactersIn = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** A part's package and its file there, its characters, and its features, all of them if none is named. */
const sources: Record<
  Part,
  { package: string; part: string; characters: string; keepFeatures?: readonly string[] }
> = {
  malayalam: {
    package: 'anek-malayalam',
    part: 'malayalam',
    characters: `${malayalam.map(([first, last]) => charactersIn(first, last)).join('')}\u200C\u200D\u25CC`,
  },
  latin: {
    package: 'anek-latin',
    part: 'latin',
    characters: `${charactersIn(0x20, 0x7e)}\u00A0£§«°´·»×éñ–—‘’“”…€−`,
    // Fractions and ligatures, which nothing here uses, would be a fifth of the file.
    keepFeatures: ['ccmp', 'kern', 'mark'],
  },
  'latin-more': {
    package: 'anek-latin',
    part: 'latin-ext',
    characters: 'āēīōūŭĕŏśḍḷḻṃṅṇṉṟṣṭṯḥĀĒĪŌŪŚḌḶḺṆṢṬṮ',
  },
}

export const parts = Object.keys(sources) as Part[]

/** One file of the reading face. `truetype` is for tests, which read the letters back. */
export function makeFont(part: Part, weight: Weight, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const { characters, keepFeatures } = sources[part]
  return subsetFont(sourceOf(part, weight), characters, {
    targetFormat,
    ...(keepFeatures && { keepFeatures }),
  })
}

/** The file as its package has it. */
export function sourceOf(part: Part, weight: Weight): Buffer {
  const { package: name, part: file } = sources[part]
  return readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/${name}/files/${name}-${file}-${weight}-normal.woff2`,
    ),
  )
}

/** Makes the files of the reading face before anything asks for them. */
export function fontFiles(): Plugin {
  return { name: 'font-files', config: makeAll }
}

/** A build reads its configuration several times: a file that is there already is not touched. */
async function makeAll() {
  mkdirSync(folder, { recursive: true })
  for (const part of parts)
    for (const weight of weights) {
      const file = join(folder, `anek-${part}-${weight}.woff2`)
      const font = await makeFont(part, weight, 'woff2')
      if (!existsSync(file) || !font.equals(readFileSync(file))) writeFileSync(file, font)
    }
}
