import { letters } from 'virtual:content/letters'
import {
  type CheckedGuesses,
  practiceOfCheck,
  practiceOfReadingAloud,
  practiceOfStraying,
  practiceOfTracing,
  practiceOfWriting,
} from '@app/learning/course'
import { lettersIn } from '@app/learning/letters'
import type { Practice } from '@app/learning/practice'
import { heardWords } from '@app/learning/speech'
import type { WordReading } from '@app/learning/vocabulary'
import { recordPractice } from '../device/log/record-practice.ts'
import { readingsOf } from '../lexicon/lexicon.ts'

/** Keeps as practice that a letter was written stroke by stroke. */
export const keepWritten = (letter: string, misses: number) =>
  keepShown(practiceOfWriting(letter, misses, Date.now()))

/** The same for a text that was traced well. */
export const keepTraced = (text: string) => keepShown(practiceOfTracing(lettersOf(text).ids, Date.now()))

/** The same for the syllables of a text that ink went beside. */
export const keepStrayed = (syllables: readonly string[]) =>
  keepShown(
    practiceOfStraying(
      syllables.flatMap((one) => lettersOf(one).ids),
      Date.now(),
    ),
  )

/** The same for the words of a text that speech recognition heard, and did not hear. */
export async function keepSaid(text: string, transcript: string) {
  const at = Date.now()
  const words = await Promise.all(
    heardWords(text, transcript).words.map(async ({ word, heard }) => ({
      heard,
      entry: onlyEntry(await readingsOf(word)),
    })),
  )
  const entriesOf = (wanted: boolean) =>
    words.flatMap(({ heard, entry }) => (heard === wanted && entry ? [entry] : []))
  await keepShown(practiceOfReadingAloud({ heard: entriesOf(true), unheard: entriesOf(false) }, at))
}

/** A word that may be another one shows neither. */
const onlyEntry = ([first, ...others]: readonly WordReading[]) =>
  others.every(({ entry }) => entry.id === first?.entry.id) ? first?.entry.id : undefined

/** The same for what Check found in the learner's guesses. `misread`: letters as they are written. */
export const keepChecked = ({ misread, ...checked }: CheckedGuesses) =>
  keepShown(
    practiceOfCheck({ ...checked, misread: misread.flatMap((one) => lettersOf(one).ids) }, Date.now()),
  )

const lettersOf = lettersIn(letters)

async function keepShown(practice: Practice) {
  if (practice.looks.length > 0) await recordPractice(practice)
}
