import type { Tense } from '../frame/form.ts'
import type { Line, Thing } from '../frame/frame.ts'
import { isAlive, isPerson } from '../frame/thing.ts'
import type { EndForm } from './form-of.ts'
import type { NounPart } from './part.ts'

/** What opens and closes of itself, as one says: a shop, not a bag. */
const mayOpen = ({ marks }: Thing) => marks.has('at') || marks.has('opens')

/** ബസ് നിർത്തി, കട അടച്ചു. */
export const byItself = (thing: Thing, marks: ReadonlySet<string>) =>
  (marks.has('halts') && thing.marks.has('vehicle')) || (marks.has('shuts') && thing.marks.has('opens'))

/** Forms in which one is told to do something, or may or can. */
export const bidding: ReadonlySet<Tense> = new Set(['command', 'please', 'must', 'need', 'let', 'can', 'may'])

type Sorted = { doer: NounPart | undefined; object: NounPart | undefined }

/** Which of the nouns without a case does it, and to which it is done. */
export function sortPlain(
  plain: readonly NounPart[],
  { doer, object }: Sorted,
  { marks, sense }: Line,
  { tense }: EndForm,
): Sorted | undefined {
  const takesObject = marks.has('it') || marks.has('object') || sense.includes('(')
  const [first, second, ...more] = plain
  if (!first) return { doer, object }
  if (more.length > 0) return undefined
  if (second) {
    if (doer || object || !takesObject) return undefined
    if (isAlive(first.thing) && !isAlive(second.thing)) return { doer: first, object: second }
    if (isAlive(second.thing) && !isAlive(first.thing)) return { doer: second, object: first }
    return undefined
  }
  const { thing } = first
  // Of a verb that is not in our table we do not know whether a thing does it or has it done to it.
  if (marks.has('unlisted') && !object && !isAlive(thing) && !marks.has('changes')) return undefined
  if (doer) return object || !takesObject ? undefined : { doer, object: first }
  if (object) return { doer: first, object }
  if (marks.has('felt')) return isAlive(thing) ? undefined : { doer, object: first }
  if (!takesObject || isPerson(thing)) return { doer: first, object }
  if (thing.of === 'animal') return undefined
  // ഓട്ടോ നിർത്തൂ, സഞ്ചി തുറക്കരുത്: nobody bids a thing.
  if (bidding.has(tense)) return { doer, object: first }
  if (byItself(thing, marks)) return { doer: first, object }
  if (marks.has('object') && marks.has('any'))
    return marks.has('both') && !mayOpen(thing) ? undefined : { doer: first, object }
  return { doer, object: first }
}
