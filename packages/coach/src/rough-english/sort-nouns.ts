import type { Form } from './form.ts'
import { isAlive, isPerson } from './gather.ts'
import type { NounPart } from './parts.ts'

/** What opens and closes of itself, as one says: a shop, not a bag. */
const opening =
  /\b(?:shop|bank|office|school|college|library|theatre|cinema|hospital|clinic|park|museum|dam|counter)$/u

const mayOpen = ({ marks, head }: NounPart['phrase']) => marks.has('at') || opening.test(head)

/** ബസ് നിർത്തി, കട അടച്ചു. */
export const byItself = (phrase: NounPart['phrase'], marks: ReadonlySet<string>) =>
  (marks.has('halts') && phrase.marks.has('vehicle')) || (marks.has('shuts') && opening.test(phrase.head))

export const bidding: ReadonlySet<Form['time']> = new Set([
  'command',
  'please',
  'must',
  'need',
  'let',
  'can',
  'may',
])

type Sorted = { doer: NounPart | undefined; object: NounPart | undefined }

/** Which of the nouns without a case does it, and to which it is done. */
export function sortPlain(
  plain: readonly NounPart[],
  {
    doer,
    object,
    takesObject,
    marks,
    isBidden,
  }: Sorted & { takesObject: boolean; marks: ReadonlySet<string>; isBidden: boolean },
): Sorted | undefined {
  const [first, second, ...more] = plain
  if (!first) return { doer, object }
  if (more.length > 0) return undefined
  if (second) {
    if (doer || object || !takesObject) return undefined
    if (isAlive(first.phrase) && !isAlive(second.phrase)) return { doer: first, object: second }
    if (isAlive(second.phrase) && !isAlive(first.phrase)) return { doer: second, object: first }
    return undefined
  }
  const { phrase } = first
  // Of a verb that is not in our table we do not know whether a thing does it or has it done to it.
  if (marks.has('unlisted') && !object && !isAlive(phrase) && !marks.has('changes')) return undefined
  if (doer) return object || !takesObject ? undefined : { doer, object: first }
  if (object) return { doer: first, object }
  if (marks.has('felt')) return isAlive(phrase) ? undefined : { doer, object: first }
  if (!takesObject) return { doer: first, object }
  if (isPerson(phrase)) return { doer: first, object }
  if (phrase.of === 'animal') return undefined
  // ഓട്ടോ നിർത്തൂ, സഞ്ചി തുറക്കരുത്: nobody bids a thing.
  if (isBidden) return { doer, object: first }
  if (byItself(phrase, marks)) return { doer: first, object }
  if (marks.has('object') && marks.has('any')) {
    return marks.has('both') && !mayOpen(phrase) ? undefined : { doer: first, object }
  }
  return { doer, object: first }
}
