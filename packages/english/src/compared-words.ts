import { inDigits } from './numbers.ts'
import { inOneSpelling } from './one-spelling.ts'
import { straight, writtenOut } from './short-forms.ts'
import forms from './tables/hurried-forms.json' with { type: 'json' }

/**
 * A word of an English text: as it is shown, and as it is compared: in one spelling, numbers in digits. `bare`: its
 * apostrophe was left out; then it is what should have been written.
 */
export type EnglishWord = { shown: string; key: string; bare?: string }

/** What is written without its apostrophe, as one types it in a hurry: dont. */
const hurried = new Map(Object.entries(forms))

/** The words of a text, without capitals and marks; what is shortened (I'm) is written out. */
export function comparedWords(text: string): EnglishWord[] {
  const plain = straight(text).replace(/(?<=\d),(?=\d{2,3}\b)/gu, '')
  const written = plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  const words = written.flatMap((word) => {
    const bare = hurried.get(word.toLowerCase())
    return partsOf(bare ?? word).map((shown) => ({ shown, ...(bare !== undefined && { bare }) }))
  })
  return inDigits(
    words.map((word): EnglishWord => ({ ...word, key: inOneSpelling(word.shown.toLowerCase()) })),
    ({ key }) => key,
    (key, of) => ({ shown: of.map(({ shown }) => shown).join(' '), key }),
  )
}

/** I'm is I and am: the capital of a name stays. */
function partsOf(word: string): string[] {
  const [first = '', ...rest] = writtenOut(word)
    .replace(/^cannot$/iu, 'can not')
    .replace(/(?<=\p{L})'(s|d)\b/giu, " '$1")
    .split(' ')
  const isI = first.toLowerCase() === 'i'
  return [isI ? 'I' : first, ...rest.map((part) => part.toLowerCase())].filter(Boolean)
}
