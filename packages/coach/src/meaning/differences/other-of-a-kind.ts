import { stem } from '@app/english'
import { english } from '../data.ts'
import { sameSense } from '../english/content-words.ts'
import { plainEnglish } from '../english/plain-english.ts'

/**
 * Whether a guess names another of a kind than the glosses of a sentence, or its translation, have: close for
 * open, Monday for Sunday.
 */
export function namesOther(guess: string, glosses: readonly string[], translation = ''): boolean {
  const [guessed, wanted] = [formsIn(guess), formsIn([translation, ...glosses].join(' '))]
  const isWanted = isIn(wanted)
  const isGuessed = isIn(guessed)
  return english.kinds.some((kind) => {
    const members = kind.map(bare)
    return (
      members.some((one) => guessed.has(one) && !isWanted(one)) &&
      members.some((one) => isWanted(one) && !isGuessed(one))
    )
  })
}

const isIn = (forms: ReadonlySet<string>) => (one: string) =>
  forms.has(one) || [...forms].some((other) => sameSense(one, other))

/** Whether two words, without their endings, are of one kind, and not the same. */
export const areOfAKind = (one: string, other: string): boolean =>
  one !== other &&
  english.kinds.some((kind) => [one, other].every((word) => kind.some((member) => bare(member) === word)))

/** Left is a side here, and no past of leave. */
const bare = (word: string) => (word === 'left' ? word : stem(word))

/** The words of a text, as they stand and without their endings. */
const formsIn = (text: string): ReadonlySet<string> =>
  new Set((plainEnglish(text).match(/[a-z]+/gu) ?? []).flatMap((word) => [word, stem(word)]))
