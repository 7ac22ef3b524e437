import type { Tense } from '../frame/form.ts'
import type { Circumstance, Line, Who } from '../frame/frame.ts'
import { isPerson } from '../frame/thing.ts'
import { asksFor, type ClauseParts, hasMark, hasTime, inSlot, usualTime } from './clause-parts.ts'
import type { EndForm } from './form-of.ts'

/** The tense of a verb in English: “he is going”, but “he knows”, “he goes every day”. Undefined where it may be either. */
export function tenseOf(
  parts: ClauseParts,
  { marks }: Line,
  { tense, link, asks, not }: EndForm,
  who: Who,
): Tense | undefined {
  const isHabit = hasMark(parts, 'habit') || inSlot(parts, 'often').length > 0
  const isState = marks.has('state')
  if (hasMark(parts, 'since')) return sinceThen.get(tense)?.[isState || not ? 1 : 0]
  // ഇതുവരെ വന്നില്ല.
  if (tense === 'past' && hasTime(parts, 'so far')) return 'perfect'
  const usual = usualTime(parts)
  const asked = asksFor(parts)
  if (tense === 'present') {
    if (isState || isHabit || usual === 'clock') return 'present'
    const isGoing = marks.has('goes')
    if (usual === '' || (isGoing && (asked === 'how' || asked === 'when'))) return 'progressive'
    if (!isGoing || !isSomebody(who)) return 'present'
    // ഞാൻ വൈകുന്നേരം പോകുന്നു: this evening, or every evening.
    return link === 'noun' || asks || asked !== undefined ? 'progressive' : undefined
  }
  if (
    tense === 'progressive' &&
    (isState || (hasMark(parts, 'habit') && inSlot(parts, 'often').length === 0))
  )
    return 'present'
  if (tense === 'pastProgressive' && isState) return 'past'
  if (tense === 'future' && inSlot(parts, 'how').some(isShown)) return 'present'
  return tense === 'future' && isHabit && !hasMark(parts, 'never') ? 'present' : tense
}

/** Who swims well does so each time. */
const isShown = (one: Circumstance) =>
  'sense' in one && (one.sense === 'well' || (one.sense === 'quickly' && one.than !== undefined))

const isSomebody = (who: Who) =>
  who.type === 'thing' ? isPerson(who.thing) : who.type === 'open' && who.of !== 'thing'

/** What goes on, and what is so, up to now. */
const sinceThen: ReadonlyMap<Tense, readonly [Tense, Tense]> = new Map([
  ['present', ['perfectProgressive', 'perfect']],
  ['progressive', ['perfectProgressive', 'perfect']],
])
