import type { Language } from '../language/language.ts'
import type { Piece } from './pieces.ts'
import { isSameWord } from './same-pieces.ts'

/** Words that English does not tell apart: which of them it is depends on who is spoken to, and on who gets it. */
const apart = [
  ['നമ്മൾ', 'ഞങ്ങൾ'],
  ['തരുക', 'കൊടുക്കുക'],
] as const

type Demanded = { said: Piece; wanted: Piece }

/** The piece that is not what Malayalam demands here, though it says the same in English: as the accepted answers have it. */
export function demanded(pieces: readonly Piece[], accepted: readonly Piece[]): Demanded | undefined {
  const has = (all: readonly Piece[], word: string) => all.find(({ entry }) => entry.word === word)
  for (const pair of apart)
    for (const [word = '', other = ''] of [pair, pair.toReversed()]) {
      const said = has(pieces, word)
      const wanted = has(accepted, other)
      if (said && wanted && !has(accepted, word)) return { said, wanted }
    }
  const kin = accepted.filter(isKin)
  const said = pieces.filter(isKin).find((piece) => !kin.some((one) => isSameKin(one, piece)))
  const [wanted] = kin
  return said && wanted ? { said, wanted } : undefined
}

const isKin = ({ entry, ending }: Piece) => entry.topic === 'family' && ending !== 'vocative'

const isSameKin = ({ entry: one }: Piece, { entry: other }: Piece) =>
  one.id === other.id || one.means[0] === other.means[0]

/** Whether another is called than the accepted answers call. */
export function callsAnother(pieces: readonly Piece[], accepted: readonly Piece[]): boolean {
  const known = accepted.filter(isCalling)
  return pieces.some(
    (piece) => isCalling(piece) && known.length > 0 && !known.some((one) => isSameKin(one, piece)),
  )
}

const isCalling = ({ ending }: Piece) => ending === 'vocative'

/** Whether somebody is named by a pronoun whom neither the accepted answers nor the English name. */
export function isAnotherPerson(
  pieces: readonly Piece[],
  accepted: readonly Piece[],
  english: string,
  { pronouns }: Language,
): boolean {
  const written = new Set(english.toLowerCase().match(/[a-z]+/gu))
  const personOf = ({ entry }: Piece) => {
    const pronoun = pronouns.get(entry.word)
    return pronoun?.of === 'person' && pronoun.kind === 'plain' ? pronoun : undefined
  }
  return pieces.some((piece) => {
    const pronoun = personOf(piece)
    if (!pronoun || accepted.some((one) => isSameWord(one, piece))) return false
    const forms = [pronoun.subject, pronoun.object, pronoun.before, pronoun.alone]
    return (
      !forms.some((form) => written.has(form.toLowerCase())) &&
      !(pronoun.subject === 'I' && !accepted.some(personOf))
    )
  })
}
