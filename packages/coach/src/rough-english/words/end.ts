import { type Clause, line } from '../clause.ts'
import type { Form } from '../form.ts'
import { joinedUp } from '../join-clauses.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'

/** A clause is ready: what belongs to it, and it, in English. */
export function end(s: Sentence, clause: Clause, form: Form) {
  s.todo = undefined
  const isLast = s.isAtEnd()
  const asks = clause.form.asks || form.asks
  if (form.link === 'if' || form.link === 'that' || form.link === 'whether') {
    if (form.link !== 'if' || asks) throw new NotSure()
    s.subs.push({ link: 'if', clause, verb: undefined })
    s.parts = []
    return
  }
  if (isLast && s.isAsked && !asks && !form.tag && clause.form.time !== 'let') throw new NotSure()
  if (asks && !s.isAsked && !isLast && !isBeforeCall(s)) throw new NotSure()
  const mayI = clause.form.time === 'let' && clause.subject.unsaid === 'people' && isLast && s.isAsked
  const subject = mayI ? { ...clause.subject, text: '(I/we)', who: 'I' as const } : clause.subject
  const text = sure(joinedUp(s.subs, { ...clause, subject, form: { ...clause.form, asks } }))
  const mark = s.mark()
  if (!isLast && !mark.includes(',') && s.next()?.entry.pos !== 'conjunction' && !isBeforeCall(s))
    throw new NotSure()
  const tag = form.tag ? `, ${form.tag}` : ''
  const opening = s.opening.join(' ')
  const before = s.said.length > 0 ? `${s.said.pop() ?? ''},` : ''
  s.said.push(line(before, opening, text) + tag)
  s.opening = []
  s.subs = []
  s.parts = []
  s.focus = 'none'
}

function isBeforeCall(s: Sentence) {
  const next = s.next()
  return (
    next !== undefined &&
    (next.ids.at(-1) === 'vocative' ||
      next.entry.pos === 'interjection' ||
      next.entry.word === 'കേട്ടോ' ||
      (next.entry.word === 'അല്ല' && next.ids[0] === 'tag'))
  )
}
