import type { Clause, Subject } from './clause.ts'
import { isFelt, isOwnTo } from './join-clauses.ts'

/**
 * Who does what is said second, where only the first clause names anybody: whoever plays no chess and plays cards,
 * has a headache and no fever, studied and won, is hungry and must eat. Of most others nobody can tell.
 */
export function doerAgain(first: Clause, doer: Subject, second: Clause): Subject | undefined {
  if (!doer.isAlive || doer.unsaid || doer.asks) return undefined
  const again = { ...doer, text: doer.again }
  const isSpeaking = /^(?:I|we)$/u.test(doer.text)
  if (second.form.time === 'must') {
    if (isSpeaking) return isOnesOwn(first) ? again : undefined
    // അതിഥികൾ വരും, വീട് വൃത്തിയാക്കണം: whoever must do it.
    return second.subject
  }
  if (!told.has(second.form.time) || !told.has(first.form.time)) return undefined
  const isSameTime = first.form.time === second.form.time
  const isTurned = first.form.not !== second.form.not
  if (isOnesOwn(first) && isOnesOwn(second)) return isSameTime ? again : undefined
  if (isSameAct(first, second) && (isSameTime || isTurned)) return again
  return isOwnTo(second, first) && isSameTime ? again : undefined
}

const told: ReadonlySet<string> = new Set([
  'present',
  'progressive',
  'past',
  'pastProgressive',
  'perfect',
  'pluperfect',
  'future',
  'usually',
  'usedTo',
  'can',
  'could',
])

/** What one feels, likes, knows and wants. */
const isOnesOwn = (clause: Clause) =>
  isFelt(clause) || /^(?:like|know|want\/need)\b/u.test(clause.acts[0]?.verb ?? '')

const isSameAct = (first: Clause, second: Clause) => {
  const [one, other] = [first, second].map(({ acts }) => /^\S+/u.exec(acts[0]?.verb ?? '')?.[0])
  return one === other && one !== 'be' && first.acts.length === 1 && second.acts.length === 1
}
