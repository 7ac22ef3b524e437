import type { Subject } from './clause.ts'
import { subjectOf } from './gather.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { type NounPart, type Part, saidPart } from './parts.ts'

/** “I am ten years old”, “how old is she”: of the one in the dative. */
export function ageOf(
  { phrase }: NounPart,
  owner: NounPart,
  past: boolean,
): { subject: Subject; verb: string; rest: string; asks?: string } | undefined {
  if (!phrase.marks.has('age') || owner.case !== 'dative') return undefined
  const subject = subjectOf(owner, past)
  if (phrase.before.asks) return { subject, verb: 'be', rest: '', asks: 'how old' }
  const rest = yearsOld(phrase)
  return rest === undefined ? undefined : { subject, verb: 'be', rest }
}

/** “ten years old”, “one year old”. */
export function yearsOld({ marks, before }: NounPhrase): string | undefined {
  const years = marks.has('age') ? yearsOf(before) : undefined
  return years === undefined ? undefined : `${years} ${years === 'one' ? 'year' : 'years'} old`
}

/** പത്ത് വയസ്സിൽ: “at the age of ten”. */
export function atAge({ phrase, case: ending }: NounPart): Part | undefined {
  const years = ending === 'locative' ? yearsOf(phrase.before) : undefined
  return years === undefined ? undefined : saidPart('when', `at the age of ${years}`)
}

const yearsOf = ({ count, determiner }: NounPhrase['before']): string | undefined =>
  count?.english ?? (determiner?.english === 'a' ? 'one' : undefined)
