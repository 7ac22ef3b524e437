import { stem } from '@app/malayalam/find'
import { meanings } from '@app/malayalam/forms'
import { contentWords, isPronoun, isSomebody } from '../english/content-words.ts'
import type { MeantWord } from '../meant-word.ts'
import { saysIt, wordsOf } from '../said-words.ts'

/**
 * Whether a guess exchanges the actors of the two parts of a sentence: “if I call you will come” for നീ
 * വിളിച്ചാൽ ഞാൻ വരും. The actor stands right before the verb, in Malayalam as in English. Other words there
 * are not judged.
 */
export const exchangesClauses = (words: readonly MeantWord[], guess: string): boolean =>
  exchangesDoers(words, guess) || exchangesSpeakers(words, guess)

function exchangesDoers(words: readonly MeantWord[], guess: string): boolean {
  const clauses = words.flatMap((word, at) => {
    const verb = words[at + 1]
    const who = contentWords(word.gloss).find(isPronoun)
    const does = isSomebody(word.gloss) && word.endings.length === 0 && verb?.kind === 'verb'
    return who && does ? [{ who, verb }] : []
  })
  const [first, second] = clauses
  if (!first || !second || clauses.length > 2 || first.who === second.who) return false
  const tokens = wordsOf(guess)
  return doerOf(first.verb, tokens) === second.who && doerOf(second.verb, tokens) === first.who
}

/** “He said that she lied” for അവൻ കള്ളം പറഞ്ഞെന്ന് അവൾ പറഞ്ഞു: the speaker stands after what is said. */
function exchangesSpeakers(words: readonly MeantWord[], guess: string): boolean {
  const said = words.findIndex(({ endings }) => endings.at(-1) === meanings.that)
  const says = words.at(-1)
  if (said < 0 || said === words.length - 1 || says?.kind !== 'verb') return false
  const [inner, outer] = [words.slice(0, said), words.slice(said + 1)].map(soleDoer)
  const tokens = wordsOf(guess)
  const at = tokens.findIndex(saysIt(says))
  const speaker = tokens.slice(0, Math.max(0, at)).findLast((token) => subjects.has(token))
  const spokenOf = tokens.slice(at + 1).find((token) => subjects.has(token))
  if (!inner || !outer || inner === outer || !speaker || !spokenOf) return false
  return stem(speaker) === inner && stem(spokenOf) === outer
}

/** The only actor, as a content word. */
function soleDoer(words: readonly MeantWord[]): string | undefined {
  const bare = words.filter(({ gloss, endings }) => isSomebody(gloss) && endings.length === 0)
  return bare.length === 1 ? contentWords(bare[0]?.gloss ?? '').find(isPronoun) : undefined
}

/** The last person before the verb, as a content word. Undefined if the verb does not occur exactly once. */
function doerOf(verb: MeantWord, tokens: readonly string[]): string | undefined {
  const does = saysIt(verb)
  const places = tokens.flatMap((token, at) => (does(token) ? [at] : []))
  const [at, another] = places
  if (at === undefined || another !== undefined) return undefined
  const who = tokens.slice(0, at).findLast((token) => subjects.has(token))
  return who && stem(who)
}

const subjects = new Set(['i', 'you', 'he', 'she', 'we', 'they'])
