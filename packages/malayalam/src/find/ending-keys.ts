import { endings } from '../forms/endings/endings.ts'
import { slots, wholeWord } from '../forms/endings/slots.ts'
import { foldMalayalam } from './fold.ts'

/** The endings by their folded letters, as they follow a folded stem: il, lek, um. A chillu follows the a of its stem: നീങ്ങൽ. */
const byKey = Map.groupBy(endings, ({ text }) =>
  foldMalayalam(text.replaceAll(' ', '').replace(/^(?=[ൺ-ൿ])/u, 'അ')),
)
const longest = Math.max(...Array.from(byKey.keys(), ({ length }) => length))

const pastStem = slots('past')
/** വന്നു and വന്ന് have the key of their stem. */
const unheard = slots('finite|participle')
const mostEndings = 3

/** An ending that is current beside another, or spoken, counts for a little more. */
const perRank = 0.1

/** Whether a stem of these slots is a word as it stands. */
const standsAlone = slots('pasts|participleI|command') | wholeWord

/**
 * In how few endings what follows a folded stem of these slots can be read, or Infinity. A glide before an ending is passed over, and
 * so is the a in which the stem was read (വര, വരണം); an ending may share its first letter with the end of the stem, as keys hold no letter twice.
 */
export function countEndings(rest: string, of: number, lastOfStem: string, most = mostEndings): number {
  if (rest === '') return (of & standsAlone) === 0 ? Number.POSITIVE_INFINITY : 0
  if (most === 0) return Number.POSITIVE_INFINITY
  const heard = (of & pastStem) !== 0 ? of | unheard : of
  const starts = [rest, lastOfStem + rest]
  if ((heard & wholeWord) !== 0 && /^[yv]./u.test(rest)) starts.push(rest.slice(1))
  if ((heard & ~wholeWord) !== 0 && /^a[^aeiou]/u.test(rest)) starts.push(rest.slice(1))
  return Math.min(...starts.map((start) => countFrom(start, heard, most)))
}

function countFrom(text: string, of: number, most: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    const fitting = (byKey.get(text.slice(0, length)) ?? []).filter(({ on }) => (on & of) !== 0)
    if (fitting.length === 0) continue
    const makes = fitting.reduce((all, ending) => all | ending.makes, 0)
    const count = 1 + perRank * Math.min(...fitting.map(({ rank }) => rank))
    const rest = text.slice(length)
    if (rest === '' && (makes & wholeWord) !== 0) fewest = Math.min(fewest, count)
    if (rest !== '')
      fewest = Math.min(fewest, count + countEndings(rest, makes, text.charAt(length - 1), most - 1))
  }
  return fewest
}
