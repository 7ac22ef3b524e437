import type { LexiconEntry } from '@app/learning/vocabulary'
import { type Clause, gerund, line } from './clause.ts'
import type { ToDo } from './end-clause.ts'
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
