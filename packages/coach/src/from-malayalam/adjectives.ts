import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Sense } from '../frame/frame.ts'
import type { Language } from '../language/language.ts'
import { firstOf } from './noun-thing.ts'

/** An adjective before this noun, or undefined where it is not sure. */
export function qualityOf(
  entry: LexiconEntry,
  next: LexiconEntry | undefined,
  language: Language,
): Sense | undefined {
  const sense = entry.means[0] ?? ''
  if (language.listed('no adjectives').has(entry.word)) return undefined
  // What നല്ല is before what is felt: heavy rain, a strong pain.
  if (sense.startsWith('strong') && entry.word === 'നല്ല') return language.strong.get(next?.word ?? '')
  const own = language.adjectives.get(entry.word)
  if (own !== undefined) return own
  if (entry.pos === 'numeral' || /^of |^that /u.test(sense)) return undefined
  return firstOf(sense)
}
