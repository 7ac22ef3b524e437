import { comparedWords, type EnglishWord } from '@app/english'
import type { AmbiguousTense } from './ambiguous-tense.ts'
import { otherOrders } from './other-orders.ts'
import { pairUp } from './pair-up.ts'
import type { EnglishSlip } from './slip.ts'
import { slipsIn } from './slips-in.ts'

/** What a typed text is judged by. */
export type WantedEnglish = {
  /** The sentence; the first one is what is shown as right. */
  accepted: readonly string[]
  /** Words that may stand for a word of the sentence: `[wanted, other]`. */
  others?: readonly (readonly [wanted: string, other: string])[]
  open?: readonly AmbiguousTense[]
}

/**
 * `missed`: the words of the sentence, as they are compared, that were not known: another word stood there, or none,
 * or it was misspelt. Of a slip in grammar there are none.
 */
export type EnglishVerdict = { right: boolean; slips: readonly EnglishSlip[]; missed: readonly string[] }

type Words = readonly EnglishWord[]

/**
 * Judges a typed English sentence against the nearest accepted one. Capitals, marks, the two spellings of English and
 * shortened words do not matter. What is wrong is told as what it is: an article, a tense, a letter.
 */
export function judgeEnglish(
  text: string,
  { accepted, others = [], open = [] }: WantedEnglish,
): EnglishVerdict {
  const typed = withApostrophes(variantsOf(comparedWords(text), others), accepted)
  const tries = accepted.flatMap((sentence) =>
    otherOrders(sentence).flatMap((order) => typed.map((given) => pairUp(comparedWords(order), given))),
  )
  const [nearest] = tries.toSorted((one, other) => one.cost - other.cost)
  if (!nearest) return { right: false, slips: [], missed: [] }
  const told = slipsIn(nearest.pairs, open)
  const wrong = told.filter(({ type }) => type !== 'also' && type !== 'apostrophe')
  if (
    wrong.length > 1 &&
    accepted.some((sentence) => isShuffled(comparedWords(sentence), comparedWords(text)))
  )
    return { right: false, slips: [{ type: 'order' }], missed: [] }
  return {
    right: wrong.length === 0,
    slips: wrong.length === 0 ? told : wrong,
    missed: wrong.flatMap((slip) =>
      (slip.type === 'word' || slip.type === 'spelling') && slip.wanted !== undefined ? [slip.wanted] : [],
    ),
  }
}

/** The typed words, and the same with what may stand for a word of the sentence. */
function variantsOf(words: Words, others: NonNullable<WantedEnglish['others']>): Words[] {
  let found = words
  for (const [wanted, other] of others) found = replaced(found, comparedWords(other), comparedWords(wanted))
  const told: Words[] = [words, ...(found === words ? [] : [found])]
  return told.flatMap((one) => {
    const said = sayings.reduce<Words>(
      (all, [other, usual]) => replaced(all, comparedWords(other), comparedWords(usual)),
      one,
    )
    return said === one ? [one] : [one, said]
  })
}

/** What says the same in other words. */
const sayings = [
  ['am going to', 'will'],
  ['is going to', 'will'],
  ['are going to', 'will'],
  ['do not have any', 'have no'],
  ['does not have any', 'has no'],
  ['is not any', 'is no'],
  ['are not any', 'are no'],
] as const

function replaced(words: Words, from: Words, to: Words): Words {
  if (from.length === 0) return words
  const at = words.findIndex((_, at) => from.every(({ key }, place) => words[at + place]?.key === key))
  return at < 0 ? words : [...words.slice(0, at), ...to, ...words.slice(at + from.length)]
}

/** “mothers” is “mother” and “'s” where a sentence has these: only the apostrophe is missing. */
function withApostrophes(typed: readonly Words[], accepted: readonly string[]): Words[] {
  const owners = new Set(
    accepted.flatMap((sentence) =>
      comparedWords(sentence).flatMap(({ key }, at, all) => (all[at + 1]?.key === "'s" ? [key] : [])),
    ),
  )
  return typed.map((words) =>
    words.flatMap((word) => {
      const owner = word.key.replace(/s$/u, '')
      if (owner === word.key || !owners.has(owner)) return [word]
      const bare = `${word.shown.slice(0, -1)}'s`
      return [
        { key: owner, shown: word.shown.slice(0, -1), bare },
        { key: "'s", shown: "'s", bare },
      ]
    }),
  )
}

const isShuffled = (wanted: Words, given: Words) =>
  wanted.length === given.length &&
  wanted
    .map(({ key }) => key)
    .toSorted()
    .join(' ') ===
    given
      .map(({ key }) => key)
      .toSorted()
      .join(' ')
