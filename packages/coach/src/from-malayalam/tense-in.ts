import { isPast, type Link, type Tense } from '../frame/form.ts'
import type { Frame } from '../frame/frame.ts'
import { isAhead } from './circumstances.ts'

/** The tense of a clause before another one: Malayalam leaves it to the other, English says it again. */
export function tenseIn(link: Link, sub: Frame, { form }: Frame): Tense {
  const { tense } = sub.form
  const { sense, marks } = sub.acts[0].verb
  const past = isPast(form) || form.tense === 'could'
  const isState = isBe(sense) || sense === 'have'
  if (tense === 'can') return past ? 'could' : 'can'
  // അവൻ വരുമ്പോൾ: when he came, not while.
  if (link === 'when' && tense === 'present')
    return past ? (isState || marks.has('moment') ? 'past' : 'pastProgressive') : 'present'
  if (link === 'although' && tense === 'present' && past) return tenseOfCause(sub, true)
  if (link === 'because' && tense === 'present') return tenseOfCause(sub, past)
  if ((link === 'because' || link === 'although') && tense === 'past' && isState)
    return past ? 'past' : 'present'
  if (inOrder.has(link)) return past ? 'past' : 'present'
  if (link === 'if' || link === 'even if') {
    if (form.tense === 'would have') return 'pluperfect'
    if (tense === 'past' && !past) return 'present'
    return tense === 'future' ? 'present' : tense
  }
  return tense
}

const inOrder: ReadonlySet<Link> = new Set(['after', 'before', 'until', 'as soon as', 'by the time'])

const isBe = (sense: string) => sense === 'be' || sense.startsWith('be ')

/** ബസ് വരാത്തതുകൊണ്ട്, മഴ പെയ്യുന്നതുകൊണ്ട്: what is so when the other thing is. */
function tenseOfCause({ acts, form, around }: Frame, isPast: boolean): Tense {
  const { sense, marks } = acts[0].verb
  // നാളെ പരീക്ഷയുള്ളതുകൊണ്ട്: what is to come.
  const past = isPast && !around.some(isAhead)
  if (isBe(sense) || sense === 'have' || marks.has('state')) return past ? 'past' : 'present'
  if (form.not) return past ? 'past' : 'perfect'
  return past ? 'pastProgressive' : 'progressive'
}
