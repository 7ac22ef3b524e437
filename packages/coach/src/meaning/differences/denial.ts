import { meanings } from '@app/malayalam/forms'
import { contentOf, contentWords, isPronoun, mayBeAdded, sameSense } from '../english/content-words.ts'
import {
  type Denial,
  denialIn,
  denialOfAll,
  deniesCondition,
  deniesElsewhere,
  isDenied,
  isDeniedTwice,
} from '../english/denial.ts'
import { plainEnglish } from '../english/plain-english.ts'
import { isOpenQuestion, mayAsk, withoutTag } from '../english/yes-no-question.ts'
import type { MeantWord } from '../meant-word.ts'

/**
 * Whether a guess lacks the denial of a sentence (`bidden` if the sentence forbids something), or has a
 * denial that the sentence does not have.
 */
export function denialDifference(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): 'missing' | 'extra' | 'bidden' | undefined {
  const wrong = wrongly(words, english, guess)
  return wrong === 'missing' && bidsNot(words) ? 'bidden' : wrong
}

function wrongly(words: readonly MeantWord[], english: string | undefined, guess: string) {
  const says =
    english === undefined ? denialOfAll(words.map(({ denial }) => denial)) : denialOfKnown(words, english)
  if (says === 'either') {
    if (
      english !== undefined &&
      denialIn(english) === 'no' &&
      !isDenied(guess) &&
      !hasWordsOf(english, guess)
    )
      return 'missing'
    const asks = english === undefined ? asksToAgree(words) : isOpenQuestion(english)
    return asks && isDenied(guess) && !mayAsk(guess) ? 'extra' : undefined
  }
  if (says === 'no' && english !== undefined && asksNot(english, guess)) return undefined
  if (says === 'yes' && english && isDeniedTwice(english) && !isDeniedTwice(guess)) return 'missing'
  if (english && deniesCondition(english) === false && deniesCondition(guess)) return 'extra'
  if (isDenied(guess) === (says === 'yes'))
    return deniesElsewhere(english ?? words.map(deniedOrNot).join(' '), guess)
  return says === 'yes' ? 'missing' : 'extra'
}

/** “It was good, wasn’t it?” and “wasn’t it good?” */
const asksNot = (english: string, guess: string) =>
  withoutTag(english) !== english && isOpenQuestion(guess) && /^\W*[a-z]+n[’']?t\b/iu.test(guess)

/** “I missed the bus” says it without a denial, “I got the bus” needs one. */
const hasWordsOf = (english: string, guess: string) => {
  const given = contentWords(guess)
  return contentWords(english).every(
    (word) => isPronoun(word) || mayBeAdded(word) || given.some((one) => sameSense(one, word)),
  )
}

/**
 * If the glosses deny and the translation does not (“does not hear”, “is hard of hearing”), both are right.
 */
function denialOfKnown(words: readonly MeantWord[], english: string): Denial {
  const says = denialIn(english)
  const glossed = words.some(({ gloss }) => isDenied(gloss) && !agreeing.test(gloss)) ? 'yes' : 'no'
  return says === glossed ? says : 'either'
}

const agreeing = /^(?:is|are|was|were|do|does|did)n[’']?t (?:it|they|he|she|you)\b/u

/** നല്ലതല്ലേ: “is it not good?” */
const asksToAgree = (words: readonly MeantWord[]) =>
  words.some(({ endings }) => endings.includes(meanings.isntIt ?? ''))

/** Whether a guess denies two things where the sentence denies one. “Not meat, not fish” denies one for each. */
export function deniesMore(words: readonly MeantWord[], english = '', guess: string): boolean {
  const [said, given] = [english, guess].map(
    (text) => plainEnglish(text).match(/\b(?:not|no|none|nobody|nothing|never|without)\b/gu)?.length ?? 0,
  )
  const denied = words.filter(({ denial }) => denial !== 'no').length
  return (given ?? 0) > 1 && (given ?? 0) > Math.max(said ?? 0, denied)
}

/** A word of a sentence without a translation, in the English that is needed to know what is denied. */
const deniedOrNot = ({ gloss, denial, mark }: MeantWord) =>
  [...contentOf(gloss).values(), ...(denial === 'yes' ? ['not'] : []), mark ?? ''].join(' ')

/** മറക്കരുത്, ഇടണ്ട, അടയ്ക്കല്ലേ. Not wanting something, ചായ വേണ്ട, forbids nothing. */
const bidsNot = (words: readonly MeantWord[]) => {
  const denying = words.filter(({ denial }) => denial === 'yes')
  return (
    denying.length > 0 &&
    denying.every((word) => !word.entries.includes('വേണം') && word.endings.some(isBidding))
  )
}

const isBidding = (means: string) =>
  means === meanings.mustNot || means === meanings.needNot || means === meanings.pleaseDont

/** What is said of it, in both languages. */
export const denialSays = {
  missing: { en: 'The sentence says that something is not so.', ml: 'ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമുണ്ട്.' },
  bidden: { en: 'The sentence says not to do it.', ml: 'ചെയ്യരുത് എന്നാണ് ഈ വാക്യം പറയുന്നത്.' },
  extra: { en: 'Nothing in the sentence says “not”.', ml: 'ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമില്ല.' },
}
