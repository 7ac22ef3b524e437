import { straight, writtenOut } from './short-forms.ts'
import { stem } from './stem.ts'
import classes from './tables/word-classes.json' with { type: 'json' }

const little: ReadonlySet<string> = new Set(classes.little.split(' '))

/** The words of an English text in small letters, shortened ones in full. */
export const wordsInFull = (text: string): string[] =>
  writtenOut(straight(text.toLowerCase()))
    .replace(/'\w*/gu, ' ')
    .match(/[a-z0-9]+/gu) ?? []

/** The words of an English text that carry its meaning, without their endings; all of them if none does. */
export function contentStems(text: string): string[] {
  const words = wordsInFull(text)
  const content = words.filter((word) => !little.has(word))
  return [...new Set((content.length > 0 ? content : words).map(stem))]
}

/** Whether a text has only words that translations leave out: this, is, one. */
export const hasOnlyStopWords = (text: string): boolean =>
  (text.toLowerCase().match(/[a-z]+/gu) ?? []).every((word) => little.has(word))
