import type { Tense } from '../frame/form.ts'
import type { Frame, Who } from '../frame/frame.ts'
import { isAlive, isAsking } from '../frame/thing.ts'
import { marksOf } from './infinitive.ts'

/** Hunger, sleep, what one gets to see: who has it is the only one to know. */
export const isFelt = (frame: Frame) => {
  const marks = marksOf(frame)
  return marks.has('felt') || marks.has('inner') || marks.has('sensed')
}

/** Whether who does the second must be who does the first: who is hungry cries, who studied wins. */
export const isOwnTo = (second: Frame, first: Frame) => {
  const marks = marksOf(second)
  return isFelt(first)
    ? isFelt(second) || marks.has('self') || marks.has('result')
    : marksOf(first).has('effort') && (isFelt(second) || marks.has('result'))
}

/** The same one, said by a pronoun. */
export const again = (who: Who): Who => (who.type === 'thing' ? { ...who, again: true } : who)

/** Whether it is the one who speaks, with others or without. */
export const isSpeaker = (who: Who) => who.type === 'thing' && isI(who.thing.pronoun?.subject)
const isI = (pronoun: string | undefined) => pronoun === 'I' || pronoun === 'we'

export const isSomeone = (who: Who) =>
  who.type === 'thing' && isAlive(who.thing) && who.thing.pronoun?.kind !== 'none'

/**
 * Who does what is said second, where only the first clause names anybody: whoever plays no chess and plays cards,
 * has a headache and no fever, studied and won, is hungry and must eat. Of most others nobody can tell.
 */
export function doerAgain(first: Frame, doer: Who, second: Frame): Who | undefined {
  if (doer.type !== 'thing' || !isAlive(doer.thing) || isAsking(doer.thing)) return undefined
  if (second.form.tense === 'must') {
    if (isSpeaker(doer)) return isOnesOwn(first) ? again(doer) : undefined
    // അതിഥികൾ വരും, വീട് വൃത്തിയാക്കണം: whoever must do it.
    return second.who
  }
  if (!told.has(second.form.tense) || !told.has(first.form.tense)) return undefined
  const isSameTime = first.form.tense === second.form.tense
  const isTurned = first.form.not !== second.form.not
  if (isOnesOwn(first) && isOnesOwn(second)) return isSameTime ? again(doer) : undefined
  if (isSameAct(first, second) && (isSameTime || isTurned)) return again(doer)
  return isOwnTo(second, first) && isSameTime ? again(doer) : undefined
}

const told: ReadonlySet<Tense> = new Set([
  ...(['present', 'progressive', 'past', 'pastProgressive', 'perfect', 'pluperfect'] as const),
  ...(['future', 'usually', 'usedTo', 'can', 'could'] as const),
])

const own = new Set(['like', 'know', 'want/need'])

/** What one feels, likes, knows and wants. */
const isOnesOwn = (frame: Frame) => isFelt(frame) || own.has(verbOf(frame.acts[0].verb.sense))

const isSameAct = (first: Frame, second: Frame) => {
  const [one, other] = [first, second].map(({ acts }) =>
    acts.length === 1 ? verbOf(acts[0].verb.sense) : '',
  )
  return one === other && one !== 'be' && one !== ''
}
const verbOf = (sense: string) => sense.split(' ')[0] ?? ''
