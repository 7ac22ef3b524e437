import type { CheckedGuesses } from '@app/learning/course'
import { differingEndings, kindOf } from './differing-endings.ts'
import { judgeSound } from './feedback.ts'
import { judgeMeaning, type Noticed } from './judge-meaning.ts'
import type { Knowledge } from './knowledge.ts'
import type { KnownSentence } from './known-sentence.ts'
import { partedAs, withNumbersOf, withSaidNumbers } from './reading/pieces-of.ts'
import type { Readings } from './reading/place.ts'
import { type MeantWord, meantWords } from './reading/word-gloss.ts'

type Guess = { text: string; pronunciation: string; meaning: string }

/** What the guesses at a sentence show. What the coach cannot tell shows nothing. `misread`: as they are written. */
export function checkedGuesses(
  guess: Guess,
  known: KnownSentence | undefined,
  knowledge: Knowledge,
): CheckedGuesses {
  return { ...ofMeaning(guess, known, knowledge), misread: misreadIn(guess, knowledge.readings) }
}

const nothing = { understood: [], missed: [], endings: [] }

function ofMeaning({ text, meaning }: Guess, known: KnownSentence | undefined, knowledge: Knowledge) {
  if (meaning.trim() === '') return nothing
  const words = meantWords(text, known, knowledge.readings)
  const judged = judgeMeaning(text, known, meaning, words, knowledge)
  if (judged.type === 'right') return { ...nothing, understood: entriesOf(words) }
  if (judged.type === 'cannotTell') return nothing
  const { sure } = judged
  const telling = differingEndings(sure)
  // What an ending or a relation decides, the word itself did not.
  const isOfWord = (one: Noticed) => kindOf(one) === undefined && !one.role.includes(' as ')
  const taken = sure.flatMap((one) => (one.of && isOfWord(one) ? [one.of] : []))
  return {
    ...nothing,
    missed: entriesOf(words.filter((word) => taken.includes(word))),
    endings: words.flatMap(({ endings }) => endings.filter((id) => telling.has(id))),
  }
}

const entriesOf = (words: readonly MeantWord[]) => words.flatMap(({ entry }) => entry ?? [])

/** The letters to look at again. Where no word is right, the guess is no reading of the sentence. */
function misreadIn(guess: Guess, readings: Readings): string[] {
  const text = withSaidNumbers(guess.text)
  const { text: pronunciation } = withNumbersOf(guess.text, partedAs(guess.text, guess.pronunciation))
  if (pronunciation.trim() === '') return []
  const { words } = judgeSound(text, pronunciation, readings)
  if (words.every(({ type }) => type !== 'right')) return []
  return words.flatMap((word) => (word.type === 'otherwise' ? word.letters : []))
}
