import { meanings } from '@app/malayalam/forms'
import { english as words } from '../data.ts'
import { contentWords } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import { isPlural } from '../pieces/english/word-roles.ts'
import type { Pieces } from '../pieces/piece.ts'
import { saysIt } from '../said-words.ts'

/**
 * Whether the guess speaks of one where the sentence has -കൾ, or of many where it has ഒരു, or a person
 * without an ending. Of other things Malayalam leaves it open: മാങ്ങ is a mango, and mangoes.
 */
export function countsOtherwise(
  said: readonly MeantWord[],
  known: Pieces | undefined,
  guess: Pieces,
): 'one' | 'many' | undefined {
  for (const [at, word] of said.entries()) {
    if (word.kind !== 'noun' && word.kind !== 'object') continue
    const isIt = saysIt({ ...word, senses: [] })
    const things = guess.pieces.filter(({ part, word }) => part !== 'act' && isIt(word))
    const own = known?.pieces.filter(({ part, word }) => part !== 'act' && isIt(word)) ?? []
    const [thing] = things
    if (!thing || things.length > 1 || words.uncounted.has(thing.stem)) continue
    const isMany = isPlural(thing.word)
    const plural = word.endings.includes(meanings.plural ?? '')
    if (plural && !isMany && !own.some(({ word }) => !isPlural(word))) return 'many'
    const before = said[at - 1]
    const isOne =
      before?.word === 'ഒരു' ||
      (!plural &&
        word.endings.length === 0 &&
        contentWords(word.gloss).some((one) => words.people.has(one)) &&
        !isCounted(before))
    if (isOne && isMany && own.length > 0 && own.every(({ word }) => !isPlural(word))) return 'one'
  }
  return undefined
}

const isCounted = (before: MeantWord | undefined) =>
  before !== undefined &&
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|all|many|some|few|how|every|each)\b/u.test(before.gloss)

/** What is said of it, in both languages. */
export const countSays = {
  one: { en: 'The sentence speaks of one, not of many.', ml: 'ഒന്നിനെക്കുറിച്ചാണ് ഈ വാക്യം പറയുന്നത്, പലതിനെക്കുറിച്ചല്ല.' },
  many: { en: 'The sentence speaks of more than one.', ml: 'ഒന്നിലധികമുണ്ട് എന്നാണ് ഈ വാക്യം പറയുന്നത്.' },
}
