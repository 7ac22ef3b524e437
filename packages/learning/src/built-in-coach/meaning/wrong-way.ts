import { stem } from '@app/malayalam/find'
import { meanings } from '@app/malayalam/forms'
import type { MeantWord } from './compare-meaning.ts'
import { contentWords, sameSense } from './english-words.ts'
import { plainEnglish } from './plain-english.ts'

/**
 * Which way the sentence says, where the guess says the other of the same place: “to the bank” for ബാങ്കിൽനിന്ന്. It says so only where the
 * preposition stands right before the place, and not where the translation has the same one.
 */
export function wrongWay(
  words: readonly MeantWord[],
  english: string | undefined,
  guess: string,
): 'from' | 'to' | undefined {
  const [guessed, translated] = [guess, english ?? ''].map(waysIn) as [Way[], Way[]]
  const wrong = words.find((word, at) => {
    const way = wayOf(word, words[at + 1])
    const means = contentWords(word.gloss)
    const isPlace = ({ place }: Way) =>
      place.some((token) => means.some((one) => sameSense(stem(token), one)))
    const own = guessed.filter(isPlace)
    return (
      way !== undefined &&
      own.length > 0 &&
      own.every((one) => one.way !== way) &&
      !translated.some((one) => isPlace(one) && one.way !== way)
    )
  })
  return wrong && wayOf(wrong, words[words.indexOf(wrong) + 1])
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

/** The places of a text that one comes from or goes to. “Close to here” is as far as “from here”. */
const waysIn = (text: string): Way[] =>
  Array.from(plainEnglish(text).matchAll(saysWay), ({ groups }) => ({
    way: groups?.away ? 'from' : 'to',
    place: groups?.place?.split(' ') ?? [],
  }))

const saysWay =
  /(?<!\b(?:close|closer|near|nearer|next) )\b(?:(?<away>from|out of)|to|into|towards?) (?:(?:the|a|an|my|your|his|her|our|their|this|that) )*(?<place>[a-z]+(?: (?!(?:from|to|into|out|in|at|on|by|with|for|and|of)\b)[a-z]+)?)/gu
