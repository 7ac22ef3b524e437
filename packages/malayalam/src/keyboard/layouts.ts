import { type Key, type Layout, type Row, signOf } from './key.ts'

export const layoutNames = ['phonetic', 'inscript'] as const
export type LayoutName = (typeof layoutNames)[number]

const letters = (all: string): Key[] => Array.from(all, (text) => ({ type: 'letter', text }))
const vowels = (all: string): Key[] =>
  Array.from(all, (text) => ({ type: 'vowel', text, sign: signOf[text] ?? '' }))
const signs = new Set(Object.values(signOf))
const signsAndLetters = (all: string): Key[] =>
  Array.from(all, (text) => ({ type: signs.has(text) ? 'sign' : 'letter', text }))

/** The letters by their sounds, as a primer has them: vowels, then a row for each place of the tongue. */
const phonetic: Layout = {
  columns: 10,
  rows: [
    vowels('അആഇഈഉഊഎഏഒഓ'),
    [...vowels('ഐഔഋ'), ...letters('ംഃൻൽർൾൺ')],
    letters('കഖഗഘങചഛജഝഞ'),
    letters('ടഠഡഢണതഥദധന'),
    letters('പഫബഭമയരലവശ'),
    [
      ...letters('ഷസഹളഴറ'),
      { type: 'space', wide: 1 },
      { type: 'backspace', wide: 1 },
      { type: 'enter', wide: 2 },
    ],
  ],
}

const underneath = (signs: string): Row => [
  { type: 'shift', wide: 1 },
  ...signsAndLetters(signs),
  { type: 'space', wide: 2 },
  { type: 'backspace', wide: 1 },
  { type: 'enter', wide: 2 },
]

/**
 * InScript with the chillus of its enhanced version: three rows of a keyboard with their letters in their
 * places, from ൗ on Q to യ on /, and ൊ beside െ. Below them is what lies at the edges of a keyboard: ൃ, ഞ, ർ, ൾ
 * and ഃ. Where a key writes a mark or a joiner that words do not need, its letter of Shift is on both levels.
 */
const inscript: Layout = {
  columns: 11,
  rows: [
    signsAndLetters('ൗൈാീൂബഹഗദജഡ'),
    signsAndLetters('ോേ്ിുപരകതചട'),
    signsAndLetters('ൊെംമനവലസഷൽയ'),
    underneath('ൃഞർൾഃ'),
  ],
  shifted: [letters('ഔഐആഈഊഭങഘധഝഢ'), letters('ഓഏഅഇഉഫറഖഥഛഠ'), letters('ഒഎൺണൻഴളശഷൽയ'), underneath('ഋഞർൾഃ')],
}

export const layouts: Readonly<Record<LayoutName, Layout>> = { phonetic, inscript }
