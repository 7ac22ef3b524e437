import { type Ending, endings } from '../forms/endings.ts'
import { slots, wholeWord } from '../forms/slots.ts'
import { foldMalayalam } from './fold.ts'

/** The endings by their folded letters, as they follow a folded stem: il, lek, um. */
const byKey = Map.groupBy(endings, ({ text }) => foldMalayalam(text.replaceAll(' ', '')))
const longest = Math.max(...Array.from(byKey.keys(), ({ length }) => length))

const pastStem = slots('past')
/** വന്നു and വന്ന് have the key of their stem. */
const unheard = slots('finite|participle')
const mostEndings = 3

/**
 * In how few endings what follows a folded stem of these slots can be read, or Infinity. A glide before an ending is passed over, and
 * an ending may share its first letter with the end of the stem, as keys hold no letter twice.
 */
export function countEndings(rest: string, of: number, lastOfStem: string, most = mostEndings): number {
  if (rest === '') return 0
  if (most === 0) return Number.POSITIVE_INFINITY
  const heard = (of & pastStem) !== 0 ? of | unheard : of
  const starts = [rest, lastOfStem + rest]
  if ((heard & wholeWord) !== 0 && /^[yv]./u.test(rest)) starts.push(rest.slice(1))
  return Math.min(...starts.map((start) => countFrom(start, heard, most)))
}

function countFrom(text: string, of: number, most: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let length = Math.min(longest, text.length); length > 0; length--) {
    const makes = made(byKey.get(text.slice(0, length)), of)
    if (makes === 0) continue
    const rest = text.slice(length)
    if (rest === '' && (makes & wholeWord) !== 0) return 1
    if (rest !== '')
      fewest = Math.min(fewest, 1 + countEndings(rest, makes, text.charAt(length - 1), most - 1))
  }
  return fewest
}

const made = (found: readonly Ending[] | undefined, of: number) =>
  found?.reduce((makes, ending) => ((ending.on & of) === 0 ? makes : makes | ending.makes), 0) ?? 0
