import { stem } from '@app/english'
import { english } from '../data.ts'
import { plainEnglish } from './plain-english.ts'

/**
 * Enough English to tell whether two people mean the same: words without their endings, words that say
 * little, words for one another.
 */

/** English words that may be said for one another. */
export const synonymGroups: readonly (readonly string[])[] = english.alike

const alike = synonymGroups.map((group) => group.map(stem))

/** The words of an English text that carry its meaning, without their endings, each once. */
export const contentWords = (text: string): string[] => [...contentOf(text).keys()]

/** The same with the words as they are written. */
export function contentOf(text: string): ReadonlyMap<string, string> {
  const words = plainEnglish(text).match(/[a-z]+/gu) ?? []
  return new Map(words.filter((word) => !english.little.has(word)).map((word) => [stem(word), word]))
}

/**
 * What somebody wrote that says this word of the content: louder for “more”, 20 for twenty. Nothing where it
 * is put in for them.
 */
export function writtenFor(word: string, text: string): string | undefined {
  const written = text.match(/[\p{L}\p{N}'’]+/gu) ?? []
  const parts = [1, 2, 3].flatMap((length) =>
    written.map((_, at) => written.slice(at, at + length).join(' ')),
  )
  const says = (part: string) => [...contentOf(part).values()].includes(word)
  return parts.find((part) => part.toLowerCase() === word) ?? parts.find(says)
}

/** Whether one of them may stand for the other. */
export const sameSense = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other))

/** Whether a content word stands for a person: Malayalam leaves the person out if it is clear. */
export const isPronoun = (word: string): boolean => english.persons.has(word)

/** Whether an alternative of a gloss only names the person: “he, that man”, “you (of, ’s)”. */
export const isSomebody = (gloss: string): boolean =>
  gloss
    .replace(/\([^)]*\)/gu, '')
    .split(/[,;]/u)
    .map(contentWords)
    .some((way) => way.length > 0 && way.every(isPronoun))

/** Whether a word of the content may be added to a sentence without making another of it. */
export const mayBeAdded = (word: string): boolean => english.added.has(word)

/** Whether a word of the content may stand beside those that a sentence has, though it has not this one. */
export const isLight = (word: string): boolean => english.light.has(word)

/** Whether an English word is too general to ask for a sentence about it: the, of, will, you. */
export const saysLittle = (word: string): boolean => english.little.has(word) || isPronoun(stem(word))
