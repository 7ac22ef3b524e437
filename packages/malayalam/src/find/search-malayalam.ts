import { analyse } from '../forms/analyse.ts'
import type { WordEntry } from '../forms/entry.ts'
import { easyLatin } from '../sound/easy-latin.ts'
import { add, addAllAlike, Costs, cost, per } from './costs.ts'
import { type FindIndex, foldText } from './find-index.ts'
import { searchKey } from './search-key.ts'
import { spelling } from './spelling.ts'

/**
 * Finds the entries of which this is a form or the beginning, in modern and old spelling; then the entries
 * that sound like it, which are only alike.
 */
export function searchMalayalam<E extends WordEntry>(
  text: string,
  index: FindIndex<E>,
  found: Costs<E>,
): void {
  searchSpelt(text, index, found, 0)
  const modern = inNewSpelling(text)
  if (modern !== text) searchSpelt(modern, index, found, cost.spelling)
  const heard = new Costs<E>()
  searchKey(foldText(modern), spelling(easyLatin(modern)), index, heard, cost.script)
  addAllAlike(found, heard)
}

function searchSpelt<E extends WordEntry>(
  text: string,
  index: FindIndex<E>,
  found: Costs<E>,
  more: number,
): void {
  for (const entry of index.lexicon.entries(text)) add(found, entry, cost.exact + more)
  for (const { entry, endings } of analyse(text, index.lexicon))
    add(found, entry, cost.exact + more + per.ending * endings.length)
  for (const entry of index.lexicon.all())
    if (entry.word.startsWith(text))
      add(found, entry, cost.start + more + per.letter * (entry.word.length - text.length))
}

/** Old books and many keyboards double റ and ള without a virama: കാററ് is കാറ്റ്, വെളളം is വെള്ളം. */
export const inNewSpelling = (text: string): string => text.replace(/([റള])\1/gu, '$1്$1')
