import { isSameWord } from '@app/english'
import type { Language } from './language/language.ts'

/**
 * A part of a guess as it is written there: “the dogs” has the dog, and “him” has him who is “he” in its frame. Undefined where its
 * words do not stand together.
 */
export function quoteOf(part: string, guess: string, { pronouns }: Language): string | undefined {
  const wanted = part.split(' ').filter((word) => word !== '')
  const written = Array.from(guess.matchAll(/[\p{L}\p{N}’'-]+/gu), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  const forms = [...pronouns.values()].map(({ subject, object, before, alone }) =>
    [subject, object, before, alone].map((form) => form.toLowerCase()),
  )
  const says = (word: string, { text }: { text: string }) => {
    const plain = text.toLowerCase().replace(/['’].*$/u, '')
    return isSameWord(word, plain) || forms.some(([first, ...more]) => first === word && more.includes(plain))
  }
  const spans = written.flatMap((first, at) => {
    const span = written.slice(at, at + wanted.length)
    return span.length === wanted.length && wanted.every((word) => span.some((one) => says(word, one)))
      ? [guess.slice(first.from, span.at(-1)?.to).replace(/['’]s$/u, '')]
      : []
  })
  return wanted.length > 0 ? spans[0] : undefined
}
