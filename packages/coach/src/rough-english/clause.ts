import { type Agreement, doing } from '@app/english'
import { verbGroup } from './english/verb-group.ts'
import type { Form, Time } from './form.ts'

/** Of what kind the one is that Malayalam leaves unsaid. */
export type Unsaid = 'people' | 'thing'

export type Subject = {
  /** As subject, and as what somebody does something to: I, me. */
  text: string
  object: string
  who: Agreement
  /** He, she, they: to say it again. */
  again: string
  isPerson: boolean
  /** A person or an animal: what may do one thing after another. */
  isAlive: boolean
  unsaid?: Unsaid
  asks?: boolean
}

/** One thing that is done: its verb, and all that stands after it. */
type Act = { verb: string; rest: string }

/** Something said of somebody, before it has an order of words. */
export type Clause = {
  subject: Subject
  /** Of several acts, the last ends what is said: “went to the shop and bought milk”. */
  acts: readonly Act[]
  form: Form
  /** Before all else: “perhaps”. */
  first: string
  /** Before the verb: “always”. */
  often: string
  /** At the end: “yesterday”. */
  when: string
  /** What is asked for: “when”, “what”, “how many books”. */
  asks: string
  /** What the table says of its verb: what one feels oneself, does to one's own body, brings about. */
  marks?: ReadonlySet<string>
}

/** Malayalam often does not say who: brackets have the ones that it may be. */
export function unsaid(kind: Unsaid, asks: boolean): Subject {
  if (kind === 'thing')
    return {
      text: '(it)',
      object: '(it)',
      who: 'one',
      again: 'it',
      isPerson: false,
      isAlive: false,
      unsaid: kind,
    }
  const text = asks ? '(you/they…)' : '(I/you/they…)'
  return {
    text,
    object: '(me/you/them…)',
    who: 'many',
    again: text,
    isPerson: true,
    isAlive: true,
    unsaid: kind,
  }
}

/** Words of an English sentence in their order, without those that are empty. */
export const line = (...words: readonly string[]) =>
  words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/\bcan not\b/u, 'cannot')

/** “He did not go to school yesterday”, without a mark at its end. */
export function statement(clause: Clause, time: Time = clause.form.time): string {
  const { subject, form, first, often, when } = clause
  if (time === 'command' || time === 'please' || time === 'let') return asked(clause)
  return line(first, subject.text, said(clause, time, often, form.not), upToNow(when, form))
}

/** Not so far is not yet. */
const upToNow = (when: string, { not }: Form) => (not ? when.replace(/^so far$/u, 'yet') : when)

/** “He really is not”, “still has not come”: what the not does not deny. */
const undenied = /^(?:really|still|sometimes|probably)$/u

/** What is said of the subject. The help of the first act does for those after it: “will go and buy”. */
function said({ subject, acts }: Clause, time: Time, often: string, not: boolean): string {
  const groups = acts.map(({ verb, rest }) => ({
    group: verbGroup({ verb, time, not, who: subject.who, asks: false }),
    rest,
  }))
  const help = groups[0]?.group.help ?? ''
  const parts = groups.map(({ group, rest }, at) =>
    line(at > 0 && group.help !== help ? group.help : '', group.rest, rest),
  )
  return not && undenied.test(often)
    ? line(often, help, help !== '' ? 'not' : '', listed(parts))
    : line(help, help !== '' && not ? 'not' : '', often, listed(parts))
}

const listed = (parts: readonly string[]) =>
  parts.length > 2 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : parts.join(' and ')

/** “Did he go to school yesterday”, “when will you come”, “please sit down”. */
export function asked(clause: Clause): string {
  const { subject, acts, form, first, often, when, asks } = clause
  const { time, not } = form
  if (time === 'command' || time === 'please' || time === 'let') return bidden(clause)
  if (subject.asks) return line(first, subject.text, said(clause, time, often, not), when)
  const groups = acts.map(({ verb, rest }) => ({
    group: verbGroup({ verb, time, not, who: subject.who, asks: true }),
    rest,
  }))
  const help = groups[0]?.group.help ?? ''
  const parts = groups.map(({ group, rest }, at) =>
    line(at > 0 && group.help !== help ? group.help : '', group.rest, rest),
  )
  const [front = '', back = ''] = asks.split(' … ')
  const end = upToNow(when, form)
  return line(first, front, help, subject.text, not ? 'not' : '', often, listed(parts), back, end)
}

function bidden({ subject, acts, form, first, often, when }: Clause): string {
  const act = listed(acts.map(({ verb, rest }) => line(verb, rest)))
  if (form.time === 'let') {
    return form.asks || subject.who === 'I'
      ? line(first, 'may', subject.text, often, act, when)
      : line(first, 'let', subject.object, often, act, when)
  }
  return line(
    first,
    form.time === 'please' && first !== 'please' ? 'please' : '',
    form.not ? 'do not' : '',
    often,
    act,
    when,
  )
}

/** “going to school”. */
export const gerund = ({ acts, when }: Clause) =>
  line(listed(acts.map(({ verb, rest }) => line(doing(verb), rest))), when)

/** “go to school”, after “to” or “can”. */
export const plainly = ({ acts, when }: Clause) =>
  line(listed(acts.map(({ verb, rest }) => line(verb, rest))), when)
