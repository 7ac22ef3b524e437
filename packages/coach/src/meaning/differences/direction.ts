import { meanings } from '@app/malayalam/forms'
import { isSomebody } from '../english/content-words.ts'
import { plainEnglish } from '../english/plain-english.ts'
import type { MeantWord } from '../meant-word.ts'
import { saysIt } from '../said-words.ts'

/**
 * The direction in the sentence, if the guess has the other one for the same place: “to the bank” for
 * ബാങ്കിൽനിന്ന്. It only counts if the preposition stands right before the place and the translation does not
 * have the same one.
 */
export function directionDifference(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): 'from' | 'to' | undefined {
  const [guessed, translated] = [waysIn(guess), waysIn(english ?? '')]
  for (const [at, word] of words.entries()) {
    const way =
      wayOf(word, words[at + 1]) ?? (goesFrom.test(guess) ? goalOf(word, words[at + 1], english) : undefined)
    const says = saysIt({ ...word, senses: [] })
    const isOther = (one: Way) => one.way !== way && one.place.some(says)
    const isSame = (one: Way) => one.way === way && one.place.some(says)
    if (way && guessed.some(isOther) && !guessed.some(isSame) && !translated.some(isOther)) return way
  }
  return undefined
}

/** A place may be of two words: the post office. */
type Way = { way: 'from' | 'to'; place: readonly string[] }

/** ബാങ്കിൽനിന്ന്, ബാങ്കിൽ നിന്ന്; ബാങ്കിലേക്ക്. */
function wayOf(word: MeantWord, next: MeantWord | undefined): Way['way'] | undefined {
  const last = word.endings.at(-1)
  if (last === meanings.allative) return 'to'
  const isFrom = last === meanings.ablative || next?.gloss === meanings.ablative
  return isFrom ? 'from' : undefined
}

/** ജോലിക്ക് പോയി, നാട്ടിൽ പോകും: “from there” is no way to say it, if the translation does not. */
const goalOf = (
  { kind, endings, gloss }: MeantWord,
  next: MeantWord | undefined,
  english = '',
): Way['way'] | undefined =>
  kind === 'noun' &&
  !isSomebody(gloss) &&
  (endings.at(-1) === meanings.locative || endings.at(-1) === meanings.dative) &&
  next?.entries.some((entry) => goes.has(entry)) &&
  !/\bfrom\b/iu.test(english)
    ? 'to'
    : undefined

const goesFrom = /\b(?:go|goes|going|gone|went) from\b/iu
const goes = new Set(['പോകുക', 'എത്തുക', 'കയറുക'])

/** The places of a text with a direction from or to. “Close to here” is the same as “from here”. */
const waysIn = (text: string): Way[] =>
  Array.from(plainEnglish(text).matchAll(saysWay), ({ groups }) => ({
    way: groups?.away ? 'from' : 'to',
    place: groups?.place?.split(' ') ?? [],
  }))

const saysWay =
  /(?<!\b(?:close|closer|near|nearer|next) )\b(?:(?<away>from|out of)|to|into|towards?) (?:(?:the|a|an|my|your|his|her|our|their|this|that) )*(?<place>[a-z]+(?: (?!(?:from|to|into|out|in|at|on|by|with|for|and|of)\b)[a-z]+)?)/gu

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
