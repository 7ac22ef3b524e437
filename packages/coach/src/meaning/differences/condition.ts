import { meanings } from '@app/malayalam/forms'
import type { MeantWord } from '../meant-word.ts'

/**
 * Whether the sentence has എങ്കിൽ and the guess has no “if”: “we left early and caught the train” for
 * ഇറങ്ങിയിരുന്നെങ്കിൽ … കിട്ടുമായിരുന്നു. An offer (വേണമെങ്കിൽ, if you like) may be put in many ways, and
 * എന്നെങ്കിലും is “some day”.
 */
export const lacksCondition = (words: readonly MeantWord[], guess: string): boolean =>
  words.some(
    ({ kind, endings, entries }) =>
      kind === 'verb' && endings.at(-1) === meanings.if && !entries.includes('വേണം'),
  ) && !saysIf.test(guess)

const saysIf =
  /\b(?:if|unless|when|whenever|once|in case|provided|as long as|or|else|otherwise|would|could|should|might|wish)\b|\bhad (?:i|you|he|she|it|we|they|the|my)\b|['’]d\b/iu

/** Whether the guess says “or” of what is so together: “tea or coffee” for ചായയും കാപ്പിയും. */
export const choosesOtherwise = (
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): boolean =>
  /\bor\b/iu.test(guess) !== /\bor\b/iu.test(english ?? guess) ||
  (english === undefined &&
    /\band\b/iu.test(guess) &&
    !/\bor\b/iu.test(guess) &&
    words.filter(({ endings }) => endings.includes(meanings.question ?? '')).length > 1) ||
  (english === undefined &&
    /\bor\b/iu.test(guess) &&
    !words.some(
      ({ endings, gloss, denial }) =>
        denial !== 'no' ||
        endings.some((means) => means === meanings.question || means === meanings.or) ||
        /\bor\b/u.test(gloss),
    ))

/** What is said of it, in both languages. */
export const conditionSays = { en: 'The sentence says “if”.', ml: 'ഈ വാക്യത്തിൽ “if” എന്ന അർത്ഥമുണ്ട്.' }
