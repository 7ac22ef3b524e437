import { type Clause, line, type Subject } from '../clause.ts'
import type { Form } from '../form.ts'
import { joinedUp } from '../join-clauses.ts'
import { doerAgain } from '../same-doer.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'

/** A clause is ready: what belongs to it, and it, in English. */
export function end(s: Sentence, said: Clause, form: Form) {
  const clause = s.isSpokenTo ? toYou(said, s.isChildSpokenTo) : said
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
  const subject =
    clause.form.time === 'let' ? whoAsks(s, clause) : asks ? orElse(s, clause) : sameAsBefore(s, clause)
  // അവൾ വാങ്ങിയ സാരി കാണിച്ചു: who showed it, she or I.
  if (s.hasInnerDoer && subject.text.startsWith('(I/you') && !/^(?:must|need)$/u.test(form.time))
    throw new NotSure()
  if (clause.acts[0]?.verb === 'feel' && clause.acts[0].rest.startsWith('(it)') && s.subs.length === 0)
    throw new NotSure()
  // പിന്നെ വരാം: after that, or another time.
  const isLater = clause.first === 'then' && s.said.length > 0 && clause.form.time !== 'past'
  const first = isLater ? 'then/later' : clause.first
  const text = sure(joinedUp(s.subs, { ...clause, first, subject, form: { ...clause.form, asks } }))
  const mark = s.mark()
  if (!isLast && !mark.includes(',') && s.next()?.entry.pos !== 'conjunction' && !isBeforeCall(s))
    throw new NotSure()
  const tag = form.tag ? `, ${form.tag}` : ''
  const opening = s.opening.join(' ')
  const before = s.said.length > 0 ? `${s.said.pop() ?? ''},` : ''
  s.said.push(line(before, opening, text) + tag)
  s.last = { subject, time: clause.form.time, clause }
  s.opening = []
  s.subs = []
  s.parts = []
  s.focus = 'none'
  s.hasInnerDoer = false
}

/** മോനേ, കരയണ്ട; അമ്മേ, പാടാമോ: a child is told not to, anyone is asked. അമ്മേ, പോകണ്ട may be of who says it. */
function toYou(clause: Clause, isChild: boolean): Clause {
  const { subject, form } = clause
  if (subject.unsaid !== 'people') return clause
  if (isChild && form.time === 'need' && form.not && !form.asks)
    return { ...clause, form: { ...form, time: 'command' } }
  const isAsked = form.time === 'can' && form.asks && subject.text === '(you/they…)'
  return isAsked ? { ...clause, subject: { ...subject, text: 'you' } } : clause
}

/** ചായ വേണോ അതോ കാപ്പി വേണോ: of the same one. */
function orElse({ opening, last }: Sentence, { subject }: Clause): Subject {
  if (!opening.includes('or')) return subject
  if (!last || last.subject.unsaid || last.subject.asks || !last.clause.form.asks) throw new NotSure()
  return subject.unsaid
    ? { ...last.subject, text: last.subject.isAlive ? last.subject.again : 'it' }
    : subject
}

/** തുറക്കുമോ എന്ന് നോക്കൂ: the question is what one looks for. */
export const isQuoted = (s: Sentence) =>
  s.next()?.entry.word === 'എന്ന്' && s.next()?.entry.pos === 'conjunction' && s.next()?.ids.length === 0

/** ഞാൻ വരട്ടെ: who says it asks. */
function whoAsks(s: Sentence, { subject }: Clause): Subject {
  if (subject.unsaid !== 'people') return subject
  if (s.isAtEnd() && s.isAsked) return { ...subject, text: '(I/we)', who: 'I' }
  // അവൾക്ക് ഉറക്കം വരുന്നു, കിടക്കട്ടെ: she, or I.
  if (s.last?.subject.isAlive && !s.last.subject.unsaid) throw new NotSure()
  return subject
}

/** അവൻ ചിരിച്ചു, പിന്നെ പോയി: only “then” tells that the one of the clause before does this too. */
function sameAsBefore(s: Sentence, clause: Clause): Subject {
  const { subject, form, first, marks } = clause
  const last = s.last
  if (!last || last.subject.unsaid || !subject.text.startsWith('(I/you')) return subject
  // മുട്ട തീർന്നു, നാളെ വരും: the thing may be what comes.
  if (!last.subject.isAlive && !marks?.has('any')) return subject
  if (form.time === 'command' || form.time === 'please') return subject
  const known = doerAgain(last.clause, last.subject, clause)
  if (known) return known
  if (!last.subject.isAlive || last.time !== form.time || !/\bthen$/u.test(line(...s.opening, first)))
    throw new NotSure()
  return { ...last.subject, text: '' }
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
