import { type Ending, endings } from '../forms/endings/endings.ts'
import { slots, wholeWord } from '../forms/endings/slots.ts'
import { foldMalayalam } from './fold.ts'

/**
 * The endings by their folded letters, as they follow a folded stem: il, lek, um. A chillu follows the a of
 * its stem: നീങ്ങൽ.
 */
const byKey = Map.groupBy(endings.filter(isHeard), keyOfEnding)

function keyOfEnding({ text }: Ending): string {
  return foldMalayalam(text.replaceAll(' ', '').replace(/^(?=[ൺ-ൿ])/u, 'അ'))
}

/**
 * A short ending that is said in a part of Kerala only would be found in too many words, and of those that take the
 * place of a vowel a key does not know which it was (`asWrittenInLatin` does).
 */
function isHeard(ending: Ending): boolean {
  if (ending.joint === 'said' && /^[േീ]/u.test(ending.text)) return false
  return !(ending.said && ending.rank === 3 && keyOfEnding(ending).length < 3)
}

const longest = Math.max(...Array.from(byKey.keys(), ({ length }) => length))

const pastStem = slots('past')
/** വന്നു and വന്ന് have the same key as their stem. */
const unheard = slots('finite|participle')
const maxEndings = 3

/** The added cost of an ending that is a variant or spoken. */
const perRank = 0.1

/** The slots of stems that are words as they stand. */
const standsAlone = slots('pasts|participleI|command') | wholeWord

/**
 * The smallest number of endings that the letters after a folded stem can be read as, or Infinity. A glide
 * before an ending is skipped, and so is the a of the stem (വര, വരണം). An ending may share its first letter
 * with the end of the stem, because keys have no double letters.
 */
export function countEndings(rest: string, of: number, lastOfStem: string, limit = maxEndings): number {
  if (rest === '') return (of & standsAlone) === 0 ? Number.POSITIVE_INFINITY : 0
  if (limit === 0) return Number.POSITIVE_INFINITY
  const heard = (of & pastStem) !== 0 ? of | unheard : of
  const starts = [rest, lastOfStem + rest]
  if ((heard & wholeWord) !== 0 && /^[yv]./u.test(rest)) starts.push(rest.slice(1))
  if ((heard & ~wholeWord) !== 0 && /^a[^aeiou]/u.test(rest)) starts.push(rest.slice(1))
  return Math.min(...starts.map((start) => countFrom(start, heard, limit)))
}

function countFrom(text: string, of: number, limit: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    const fitting = (byKey.get(text.slice(0, length)) ?? []).filter(({ on }) => (on & of) !== 0)
    if (fitting.length === 0) continue
    const makes = fitting.reduce((all, ending) => all | ending.makes, 0)
    const count = 1 + perRank * Math.min(...fitting.map(({ rank }) => rank))
    const rest = text.slice(length)
    if (rest === '' && (makes & wholeWord) !== 0) fewest = Math.min(fewest, count)
    if (rest !== '')
      fewest = Math.min(fewest, count + countEndings(rest, makes, text.charAt(length - 1), limit - 1))
  }
  return fewest
}
