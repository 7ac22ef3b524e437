import { keyOf, words } from '@app/malayalam'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/** A word on the list of known words is used somewhere, and listed once. */
export function neededKnownWords({ knownWords: { document, entries }, ...source }: Source): Fault[] {
  const { topics, letters, phrases, articles, films } = source
  const documents = [...topics, letters, phrases, ...articles, ...films].map(({ document }) => document)
  const texts = documents.flatMap(({ texts }) => texts().map(({ text }) => text))
  const used = new Set(texts.flatMap((text) => words(text).map(keyOf)))
  return entries.flatMap(({ word }, at) => {
    if (!used.has(keyOf(word))) return [document.fault([at, 'word'], `The word ${word} is used nowhere.`)]
    const first = entries.findIndex((entry) => keyOf(entry.word) === keyOf(word))
    return first === at ? [] : [document.fault([at, 'word'], `The word ${word} stands twice.`)]
  })
}
