import type { CheckedGuesses } from '@app/learning/course'
import { words as wordsOf } from '@app/malayalam'
import { compareTexts } from './compare/compare-texts.ts'
import { differingEndings } from './differing-endings.ts'
import { judgeSound } from './feedback.ts'
import { judgeMeaning } from './judge-meaning.ts'
import type { Knowledge } from './knowledge.ts'
import type { KnownSentence } from './known-sentence.ts'
import type { Differences } from './meaning/differences/differences.ts'
import type { MeantWord } from './meaning/meant-word.ts'
import { agrees } from './reading/fits-gloss.ts'
import { partedAs, withNumbersOf, withSaidNumbers } from './reading/pieces-of.ts'
import type { Readings } from './reading/place.ts'
import { bestReadings, meantWords } from './reading/word-gloss.ts'
import { roughEnglish } from './rough-english.ts'

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
  const { readings } = knowledge
  const words = meantWords(text, known, readings)
  const { right, found, taken, differences, isSure } = judgeMeaning(
    words,
    known,
    meaning,
    known !== undefined || roughEnglish(text, knowledge) !== undefined,
    () => compareTexts(text, known?.english, meaning, knowledge),
  )
  const entriesOf = (words: readonly MeantWord[]) => entriesIn(text, words, known, readings)
  if (right) return { ...nothing, understood: entriesOf(found) }
  if (!isSure) return nothing
  const pointers = differences.points
    ? words.filter(({ entries }) => entries.some((one) => points.has(one)))
    : []
  return {
    ...nothing,
    missed: entriesOf([...taken, ...pointers]),
    endings: endingsIn(text, differences, known, readings),
  }
}

/** The words that say whether it is near or far. */
const points = new Set(['ഈ', 'ആ', 'ഇത്', 'അത്', 'ഇവ', 'അവ', 'ഇവിടെ', 'അവിടെ'])

/** The entries of these words, where the sentence leaves no doubt: a gloss decides, or there is one entry only. */
function entriesIn(
  text: string,
  wanted: readonly MeantWord[],
  known: KnownSentence | undefined,
  readings: Readings,
): string[] {
  const best = bestReadings(text, readings, known)
  const isWanted = new Set(wanted.map(({ word }) => word))
  return wordsOf(text).flatMap((word, at) => {
    const reading = best[at]
    if (!reading || !isWanted.has(word)) return []
    const gloss = known?.gloss[at]
    const isClear =
      (gloss !== undefined && agrees(reading, gloss)) ||
      readings(word).every(({ entry }) => entry.id === reading.entry.id)
    return isClear ? [reading.entry.id] : []
  })
}

/** The endings of a sentence that say what a guess has otherwise. */
function endingsIn(
  text: string,
  differences: Differences,
  known: KnownSentence | undefined,
  readings: Readings,
): string[] {
  const telling = differingEndings(differences)
  return bestReadings(text, readings, known).flatMap(
    (reading) => reading?.endings.flatMap(({ id }) => (telling.has(id) ? [id] : [])) ?? [],
  )
}

/** The letters to look at again. Where no word is right, the guess is no reading of the sentence. */
function misreadIn(guess: Guess, readings: Readings): string[] {
  const text = withSaidNumbers(guess.text)
  const { text: pronunciation } = withNumbersOf(guess.text, partedAs(guess.text, guess.pronunciation))
  if (pronunciation.trim() === '') return []
  const { words } = judgeSound(text, pronunciation, readings)
  if (words.every(({ type }) => type !== 'right')) return []
  return words.flatMap((word) => (word.type === 'otherwise' ? word.letters : []))
}
