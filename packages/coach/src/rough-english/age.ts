import type { Subject } from './clause.ts'
import { subjectOf } from './gather.ts'
import type { NounPart } from './parts.ts'

/** “I am ten years old”, “how old is she”: of the one in the dative. */
export function ageOf(
  { phrase }: NounPart,
  owner: NounPart,
  past: boolean,
): { subject: Subject; verb: string; rest: string; asks?: string } | undefined {
  const { marks, before } = phrase
  if (!marks.has('age') || owner.case !== 'dative') return undefined
  const subject = subjectOf(owner, past)
  if (before.asks) return { subject, verb: 'be', rest: '', asks: 'how old' }
  if (!before.count) return undefined
  return { subject, verb: 'be', rest: `${before.count.english} ${before.count.one ? 'year' : 'years'} old` }
}
