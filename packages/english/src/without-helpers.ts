import { isDone } from './word-classes.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const formsOfDo = setOf('do does did')
const formsOfHave = setOf('have has had')
const formsOfBe = setOf("is are was were 's")
const subjects = setOf('i you he she we they')
const asking = setOf('what where when why how which whom')
const between = setOf('not never ever just already')

/**
 * The words of a sentence without those that only help to say something, which no Malayalam word says: did of “Did you
 * go?”, have of “Have you eaten?”, there of “There is a shop.” A contraction (don't) has the keys of both its words.
 */
export function withoutHelpers<Word extends { key: string }>(
  words: readonly (readonly Word[])[],
  isQuestion: boolean,
): (readonly Word[])[] {
  const has = (at: number, some: ReadonlySet<string>) => words[at]?.some(({ key }) => some.has(key)) ?? false
  const isDoneAt = (at: number) => words[at]?.some(({ key }) => isDone(key)) ?? false
  const begins = (at: number) => isQuestion && (at === 0 || has(at - 1, asking))
  const helps = (key: string, at: number): boolean => {
    if (formsOfDo.has(key)) return has(at, setOf('not')) || has(at + 1, subjects) || begins(at)
    if (formsOfHave.has(key))
      return (
        isDoneAt(at + 1) ||
        (has(at + 1, between) && isDoneAt(at + 2)) ||
        (begins(at) && words.some((_, later) => later > at && isDoneAt(later)))
      )
    return key === 'there' && (has(at, formsOfBe) || has(at + 1, formsOfBe))
  }
  return words.map((keys, at) => keys.filter(({ key }) => !helps(key, at)))
}
