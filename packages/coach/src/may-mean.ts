import { wordsBefore } from '@app/malayalam/forms'
import { contentWords, sameSense } from './glosses/content-words.ts'
import type { Readings } from './reading/place.ts'
import { bestReadings, glossesOf } from './reading/word-gloss.ts'

/** Whether an English text may be right for a Malayalam one: each word of the one has a sense that a word of the other says. */
export function mayMean(malayalam: string, english: string, readings: Readings): boolean {
  const said = contentWords(english)
  const glosses = glossesOf(malayalam, undefined, readings)
  const senses = bestReadings(malayalam, readings).map((reading, at) => [
    ...contentWords(glosses[at] ?? ''),
    ...(reading
      ? [...wordsBefore(reading), reading].flatMap(({ entry }) => entry.means.flatMap(contentWords))
      : []),
  ])
  const isSaid = (all: readonly string[]) => all.some((one) => said.some((other) => sameSense(one, other)))
  const wanted = senses.filter(({ length }) => length > 0)
  return (
    said.length > 0 &&
    wanted.every(isSaid) &&
    said.every((one) => wanted.flat().some((other) => sameSense(one, other)))
  )
}
