import { letters } from 'virtual:content/letters'
import { practiceOfReadingAloud, practiceOfTracing, practiceOfWriting } from '@app/learning/course'
import { lettersIn } from '@app/learning/letters'
import type { Practice } from '@app/learning/practice'
import { heardWords } from '@app/learning/speech'
import { readingsOf } from '../lexicon/lexicon.ts'
import { keepDone } from '../sync/practice/keep-own.ts'

/** Keeps as practice that a letter was written stroke by stroke. */
export const keepWritten = (letter: string, misses: number) =>
  keepShown(practiceOfWriting(letter, misses, Date.now()))

/** The same for a text that was traced well. */
export const keepTraced = (text: string) => keepShown(practiceOfTracing(lettersOf(text).ids, Date.now()))

/** The same for the words of a text that speech recognition heard. */
export async function keepSaid(text: string, transcript: string) {
  const at = Date.now()
  const heard = heardWords(text, transcript).words.filter((one) => one.heard)
  const readings = await Promise.all(heard.map(({ word }) => readingsOf(word)))
  // A word that may be another one shows neither.
  const entries = readings.flatMap(([first, ...others]) =>
    first && others.every(({ entry }) => entry.id === first.entry.id) ? [first.entry.id] : [],
  )
  await keepShown(practiceOfReadingAloud(entries, at))
}

const lettersOf = lettersIn(letters)

async function keepShown(practice: Practice) {
  if (practice.looks.length > 0) await keepDone(practice)
}
