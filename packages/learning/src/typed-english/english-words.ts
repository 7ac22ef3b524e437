import { inDigits } from '../english-words/english-numbers.ts'
import { inOneSpelling } from '../english-words/one-spelling.ts'
import { straight, writtenOut } from '../english-words/short-forms.ts'

/**
 * A word of an English text: as it is shown, and as it is compared: in one spelling, numbers in digits. `bare`: its
 * apostrophe was left out; then it is what should have been written.
 */
export type EnglishWord = { shown: string; key: string; bare?: string }

/** What is written without its apostrophe, as one types it in a hurry. None of these is a word of its own. */
const hurried: Readonly<Record<string, string>> = {
  ...{ dont: "don't", doesnt: "doesn't", didnt: "didn't", isnt: "isn't", arent: "aren't", wasnt: "wasn't" },
  ...{ werent: "weren't", cant: "can't", couldnt: "couldn't", wouldnt: "wouldn't", shouldnt: "shouldn't" },
  ...{ wont: "won't", havent: "haven't", hasnt: "hasn't", hadnt: "hadn't", im: "I'm", ive: "I've" },
  ...{ youre: "you're", youve: "you've", theyre: "they're", theyve: "they've", weve: "we've" },
  ...{ thats: "that's", whats: "what's", wheres: "where's", whos: "who's", hes: "he's", shes: "she's" },
  ...{ lets: "let's", theres: "there's", heres: "here's", youll: "you'll", theyll: "they'll" },
}

/** The words of a text, without capitals and marks; what is shortened (I'm) is written out. */
export function englishWords(text: string): EnglishWord[] {
  const plain = straight(text).replace(/(?<=\d),(?=\d{2,3}\b)/gu, '')
  const written = plain.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  const words = written.flatMap((word) => {
    const bare = hurried[word.toLowerCase()]
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
