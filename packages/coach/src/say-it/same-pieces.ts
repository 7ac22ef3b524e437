import { firstOf } from '../from-malayalam/noun-thing.ts'
import type { Piece } from './pieces.ts'

/** A piece of the answer that stands where the accepted one has another: the same word in another form, or another word. */
type Other = { wanted: Piece; said: Piece }

/** What an accepted answer has and this one has not, what this one adds, and what is there in another form. */
export type Compared = { missing: readonly Piece[]; added: readonly Piece[]; otherForm: readonly Other[] }

/** Compares two answers piece by piece. The order is free. */
export function comparePieces(wanted: readonly Piece[], said: readonly Piece[]): Compared {
  const left = [...said]
  const take = (fits: (piece: Piece) => boolean) => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const goes = said.some(({ entry }) => motion.has(entry.word))
  const unmatched = wanted.filter(
    (one) => !take((other) => isSameWord(one, other) && isSameEnding(one, other, goes)),
  )
  const otherForm: Other[] = []
  const missing = unmatched.filter((one) => {
    const other = take((piece) => isSameWord(one, piece))
    if (other) otherForm.push({ wanted: one, said: other })
    return !other
  })
  return {
    missing: missing.filter((piece) => !mayBeLeftOut(piece)),
    added: left.filter((piece) => !mayBeLeftOut(piece)),
    otherForm,
  }
}

const motion = new Set(['പോകുക', 'വരുക', 'കയറുക', 'എത്തുക', 'ചെല്ലുക', 'മടങ്ങുക'])
const towards = new Set(['locative', 'allative', 'dative'])

const isSameEnding = (one: Piece, other: Piece, goes: boolean) =>
  one.ending === other.ending || (goes && towards.has(one.ending) && towards.has(other.ending))

/** Words for one person, for how near one stands: അവൻ and അയാൾ, നീ and നിങ്ങൾ. */
const alike: Readonly<Record<string, string>> = {
  നിങ്ങൾ: 'നീ',
  താങ്കൾ: 'നീ',
  അയാൾ: 'അവൻ',
  അദ്ദേഹം: 'അവൻ',
  ഇവൻ: 'അവൻ',
  ഇവൾ: 'അവൾ',
  ഇവർ: 'അവർ',
  അങ്ങോട്ട്: 'അവിടെ',
  ഇങ്ങോട്ട്: 'ഇവിടെ',
}

/** They mean what another word means, and are not said for it. */
const apart = new Set(['തരുക', 'കൊടുക്കുക'])

export function isSameWord({ entry: one }: Piece, { entry: other }: Piece): boolean {
  if (one.id === other.id || (alike[one.word] ?? one.word) === (alike[other.word] ?? other.word)) return true
  if (one.pos !== other.pos || one.pos === 'pronoun' || one.pos === 'numeral' || one.topic === 'family')
    return false
  if (apart.has(one.word) || apart.has(other.word)) return false
  const [first, second] = [firstOf(one.means[0] ?? ''), firstOf(other.means[0] ?? '')]
  return first === second && first !== ''
}

/** Who speaks and who is spoken to need not be named, and they may be called; politeness may be there. */
const mayBeLeftOut = ({ entry, ending }: Piece) =>
  ending === 'vocative' ||
  free.has(entry.word) ||
  (speakers.has(entry.word) && ['', 'dative', 'genitive'].includes(ending))
const free = new Set(['ഒരു', 'ഒന്ന്', 'ദയവായി', 'പ്ലീസ്', 'കേട്ടോ', 'ശരി', 'അയ്യോ'])
const speakers = new Set(['ഞാൻ', 'നീ', 'നിങ്ങൾ', 'നമ്മൾ'])
