import type { Subject } from './clause.ts'
import type { Form } from './form.ts'
import type { Gathered } from './gather.ts'
import type { TableLine } from './table.ts'

/** The time of a verb in English: “he is going”, but “he knows”, “he goes every day”. Undefined where it may be either. */
export function timeOf(
  all: Gathered,
  { marks, english }: TableLine,
  { time, link, asks, not }: Form,
  subject: Subject,
): Form['time'] | undefined {
  const isHabit = all.habit || all.often !== ''
  if (all.since) return sinceThen.get(time)?.[marks.has('state') || not ? 1 : 0]
  // ഇതുവരെ വന്നില്ല.
  if (time === 'past' && all.when === 'so far') return 'perfect'
  if (time === 'present') {
    if (marks.has('state') || isHabit || all.usual === 'clock') return 'present'
    const isGoing = moving.test(english)
    if (all.usual === '' || (isGoing && /^(?:how|when)$/u.test(all.asks))) return 'progressive'
    if (!isGoing || !subject.isPerson) return 'present'
    // ഞാൻ വൈകുന്നേരം പോകുന്നു: this evening, or every evening.
    return link === 'noun' || asks || all.asks !== '' ? 'progressive' : undefined
  }
  if (time === 'progressive' && (marks.has('state') || (all.habit && all.often === ''))) return 'present'
  if (time === 'pastProgressive' && marks.has('state')) return 'past'
  if (time === 'future' && /^(?:well|better|faster)\b/u.test(all.how)) return 'present'
  return time === 'future' && isHabit && !all.never ? 'present' : time
}

const moving = /^(?:go|come|arrive|return|set out|leave|travel|start)\b/u

/** What goes on, and what is so, up to now. */
const sinceThen: ReadonlyMap<Form['time'], readonly [Form['time'], Form['time']]> = new Map([
  ['present', ['perfectProgressive', 'perfect']],
  ['progressive', ['perfectProgressive', 'perfect']],
])
