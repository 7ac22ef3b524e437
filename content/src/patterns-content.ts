import type { Pattern } from '@app/coach'
import type { Fault } from './fault.ts'
import type { Source } from './source.ts'

/** The patterns, with the words that may stand at their places. */
export function patternsOf({ patterns: { document, words, entries } }: Source, faults: Fault[]): Pattern[] {
  return entries.map(({ places, ...pattern }, at) => {
    const filled = Object.entries(places).map(([name, place]) => {
      const ofClass = words[place.words]
      if (!ofClass) {
        const fault = `No words are called "${place.words}": list them under "words".`
        faults.push(document.fault(['patterns', at, 'places', name, 'words'], fault))
      }
      return [name, { ...place, words: ofClass ?? {} }] as const
    })
    return { ...pattern, places: Object.fromEntries(filled) }
  })
}
