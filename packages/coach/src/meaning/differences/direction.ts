import { english } from '../data.ts'
import { sameSense } from '../english/content-words.ts'
import type { Piece, Pieces } from '../pieces/piece.ts'

/**
 * The direction of the sentence, if the guess has the other one for the same place: “to the bank” for
 * ബാങ്കിൽനിന്ന്. `other` where a thing stands under a word that says another way: before for after.
 */
export function directionDifference(said: Pieces, guess: Pieces): 'from' | 'to' | 'other' | undefined {
  const ways = guess.pieces.flatMap((one): { way: 'from' | 'to' | 'other'; of: number | undefined }[] => {
    if (!english.prepositions.has(one.part)) return []
    const here = said.pieces.filter(
      ({ stem, part }) => part !== 'act' && part !== 'like' && sameSense(stem, one.stem),
    )
    const own = here[0]?.part ?? ''
    const isThere = guess.pieces.some(({ stem, part }) => part === own && sameSense(stem, one.stem))
    if (
      here.length === 0 ||
      isThere ||
      !here.every((other) => areOpposed(other.part, one.part) || isGoal(other, said, one, guess))
    )
      return []
    const way = own === 'from' ? 'from' : one.part === 'from' ? 'to' : 'other'
    return [{ way, of: here[0]?.to }]
  })
  // Where both ways of one act are exchanged, where from is named.
  return (ways.find(({ way, of }) => way === 'from' && of !== undefined) ?? ways[0])?.way
}

/** “Reach the town” is not from there. */
const isGoal = (own: Piece, said: Pieces, one: Piece, guess: Pieces) =>
  one.part === 'from' &&
  /^(?:whom|in|at|to)$/u.test(own.part) &&
  english.goals.has(said.pieces[own.to ?? -1]?.stem ?? '') &&
  english.goals.has(guess.pieces[one.to ?? -1]?.stem ?? '')

const areOpposed = (one: string, other: string) =>
  (other === 'than' && one !== 'than') ||
  english.opposedParts.some(
    ([some, others]) => (some.has(one) && others.has(other)) || (others.has(one) && some.has(other)),
  )

/** What is said of it, in both languages. */
export const waySays = {
  from: {
    en: 'The sentence says where from, not where to.',
    ml: 'ഈ വാക്യത്തിൽ “from” എന്നാണ് അർത്ഥം, “to” എന്നല്ല.',
  },
  to: {
    en: 'The sentence says where to, not where from.',
    ml: 'ഈ വാക്യത്തിൽ “to” എന്നാണ് അർത്ഥം, “from” എന്നല്ല.',
  },
}
