import { englishNumber, stem, straight, writtenOut } from '@app/english'
import words from './english.json' with { type: 'json' }

/** Enough English to tell whether two glosses mean the same: words without their endings, words that say little, words for one another. */

/** English words that may be said for one another. */
export const synonymGroups: readonly (readonly string[])[] = words.alike.map((group) => group.split(' '))

const alike = synonymGroups.map((group) => group.map(stem))
const little = new Set(words.little.split(' '))
const persons = new Set(words.persons.split(' '))

/** The words of an English text that carry its meaning, without their endings, each once. What stands in brackets is left out. */
export const contentWords = (text: string): string[] => [
  ...new Set((plain(text).match(/[a-z]+/gu) ?? []).filter((word) => !little.has(word)).map(stem)),
]

const plain = (text: string): string =>
  writtenOut(withoutBrackets(straight(text.toLowerCase())))
    .replace(/\d+/gu, (digits) => englishNumber(digits) ?? digits)
    .replaceAll("'", ' ')

/** Brackets may stand in brackets: “that does (before a noun)” is itself said in brackets. */
function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/gu, ' ')
  return less === text ? text : withoutBrackets(less)
}

/** Whether one of them may stand for the other. */
export const sameSense = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other))

/** Whether an English word is too general to ask for a sentence about it: the, of, will, you. */
export const saysLittle = (word: string): boolean => little.has(word) || persons.has(word)
