import { stem } from '@app/malayalam/find'
import type { MeantWord } from './compare-meaning.ts'
import { contentWords, isPronoun, isSomebody, sameSense } from './english-words.ts'
import { plainEnglish } from './plain-english.ts'

/**
 * Whether a guess exchanges who does what in the two parts of a sentence: “if I call you will come” for നീ വിളിച്ചാൽ ഞാൻ വരും. Who does it stands
 * right before the verb, in Malayalam as in English; whatever else stands there is not judged.
 */
export function exchangesClauses(words: readonly MeantWord[], guess: string): boolean {
  const clauses = words.flatMap((word, at) => {
    const verb = words[at + 1]
    const who = contentWords(word.gloss).find(isPronoun)
    const does = isSomebody(word.gloss) && word.endings.length === 0 && verb?.kind === 'verb'
    return who && does ? [{ who, verb }] : []
  })
  const [first, second] = clauses
  if (!first || !second || clauses.length > 2 || first.who === second.who) return false
  const tokens = plainEnglish(guess).match(/[a-z]+/gu) ?? []
  return doerOf(first.verb, tokens) === second.who && doerOf(second.verb, tokens) === first.who
}

/** Who stands last before the verb, as a word of the content; nobody where the verb stands not just once. */
function doerOf({ gloss, senses }: MeantWord, tokens: readonly string[]): string | undefined {
  const means = [gloss, ...senses].flatMap(contentWords)
  const places = tokens.flatMap((token, at) => (means.some((one) => sameSense(stem(token), one)) ? [at] : []))
  const [at, another] = places
  if (at === undefined || another !== undefined) return undefined
  const who = tokens.slice(0, at).findLast((token) => subjects.has(token))
  return who && stem(who)
}

const subjects = new Set(['i', 'you', 'he', 'she', 'we', 'they'])
