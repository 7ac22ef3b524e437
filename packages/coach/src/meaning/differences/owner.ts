import { meanings } from '@app/malayalam/forms'
import type { MeantWord } from '../meant-word.ts'
import { saysIt, wordsOf } from '../said-words.ts'

/**
 * Whether a guess gives something to another owner: “I am a doctor's father” for “my father is a doctor”. It
 * only counts if English has ’s right before the owned thing, and the sentence has one owner for it, who owns
 * nothing in the guess.
 */
export function changesOwner(words: readonly MeantWord[], guess: string): boolean {
  const tokens = wordsOf(guess)
  return tokens.some((token, at) => {
    const owned = tokens[at + 2]
    if (tokens[at + 1] !== 's' || owned === undefined) return false
    const owners = words.filter((_, place) => {
      const next = words[place + 1]
      return isOwner(words[place]) && next !== undefined && saysIt(next)(owned)
    })
    const [owner] = owners
    if (!owner || owners.length > 1 || saysIt(owner)(token)) return false
    const isPossessed = tokens.some(
      (one, place) => saysIt(owner)(one) && (possessive.test(one) || tokens[place + 1] === 's'),
    )
    return !isPossessed && words.some((word) => !isOwner(word) && saysIt(word)(token))
  })
}

const isOwner = (word: MeantWord | undefined) => word?.endings.at(-1) === meanings.genitive
const possessive = /^(?:my|mine|your|yours|his|her|hers|our|ours|their|theirs|of)$/u
