import type { LexiconEntry } from '@app/learning/vocabulary'
import { type Clause, gerund, line, statement } from './clause.ts'
import type { ToDo } from './end-clause.ts'
import type { Form } from './form.ts'
import { gather } from './gather.ts'
import { nothingBefore } from './noun-phrase.ts'
import type { Part } from './parts.ts'
import { verbClause } from './verb-frame.ts'

/** What something is done for: “to buy milk”. */
export const purposeNow = (todo: ToDo): Part | undefined => {
  const all = gather(todo.parts, false)
  const clause =
    all && verbClause(all, todo.verb, { time: 'present', not: false, link: 'to', asks: false }, false)
  if (!clause?.subject.unsaid || clause.asks !== '') return undefined
  return {
    kind: 'to',
    text: clause.acts.map(({ verb, rest }) => line(verb, rest)).join(' '),
    verb: todo.verb.word,
  }
}

/** An act of nobody in particular. */
export const gerundOf = ({ parts, verb }: ToDo): Clause | undefined => {
  const all = gather(parts, false)
  const clause = all && verbClause(all, verb, { time: 'present', not: false, link: 'to', asks: false }, false)
  return clause?.subject.unsaid && clause.asks === '' ? clause : undefined
}

/** അവൻ പറഞ്ഞത്: “what he said”. Undefined where nobody is named, or it may be the act. */
export function whatOne(parts: readonly Part[], verb: LexiconEntry, form: Form): string | undefined {
  if (form.not || (form.time !== 'past' && form.time !== 'present')) return undefined
  const past = form.time === 'past'
  const all = gather(parts, past)
  const clause = all && verbClause(all, verb, { ...form, link: 'end', asks: false }, past)
  const [act] = clause?.acts ?? []
  if (!clause || !act || !/^(?:say|do|buy|write|cook|make)$/u.test(act.verb) || !/^\(it\)/u.test(act.rest))
    return undefined
  if (clause.subject.unsaid || clause.subject.asks || !clause.subject.isPerson || clause.asks !== '')
    return undefined
  const time = clause.form.time === 'progressive' && act.verb === 'say' ? 'present' : clause.form.time
  const plain = { ...clause, acts: [{ ...act, rest: act.rest.replace(/^\(it\) ?/u, '') }] }
  return line('what', statement(plain, time))
}

export const whatPart = (text: string, entry: LexiconEntry, ending: string): Part => ({
  kind: 'noun',
  case: ending,
  also: '',
  phrase: {
    ...{ entry, head: text, number: 'one', before: nothingBefore, of: 'thing' },
    ...{ marks: new Set(['bare']), values: new Map(), ready: { subject: text, object: text } },
  },
})

/** “walking in the morning”, as a noun. */
export const gerundPart = (clause: Clause, entry: LexiconEntry, ending: string): Part => {
  const text = gerund(clause)
  return {
    kind: 'noun',
    case: ending,
    also: '',
    phrase: {
      ...{
        entry,
        head: text,
        number: 'mass',
        before: nothingBefore,
        of: 'thing',
        marks: new Set(['bare']),
        values: new Map(),
      },
      ready: { subject: text, object: text },
    },
  }
}
