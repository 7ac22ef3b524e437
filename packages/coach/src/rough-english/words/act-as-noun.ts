import { gerundOf, gerundPart, whatOne, whatPart } from '../acts-as-nouns.ts'
import type { Atom } from '../atoms.ts'
import { verbEnd } from '../end-clause.ts'
import type { Form } from '../form.ts'
import { isAskingPart } from '../noun-parts.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { split, sub } from './clause-before.ts'
import { end } from './end.ts'

/** Whether the noun is what something is said of; അവൻ പറഞ്ഞത് ഇന്നലെയാണ് says when. */
function isSaidOf(s: Sentence, rest: readonly string[]) {
  const next = s.next()
  const isPlain = rest.length === 0 || rest.join() === 'accusative'
  if (!next || !isPlain || s.todo || s.subs.length > 0) return false
  const isEnd = s.next(1)?.entry.word === 'ആണ്' || s.next(1)?.entry.word === 'അല്ല'
  if (next.entry.pos === 'verb' || next.entry.pos === 'adjective') return true
  if (next.entry.pos === 'noun') return isEnd && next.ids.length === 0 && rest.length === 0
  return next.entry.pos === 'pronoun' && next.ids.join() === 'dative' && !isEnd
}

export function nominal(s: Sentence, atom: Atom, form: Form) {
  const rest = atom.ids.slice(atom.ids.indexOf('nominal') >= 0 ? atom.ids.indexOf('nominal') + 1 : 1)
  const isLast = s.isAtEnd()
  if (s.focus !== 'none') {
    const isTold = rest.join() === 'that'
    if ((!isLast && !isTold) || (rest.length > 0 && !isTold) || form.not) throw new NotSure()
    const isWh = s.parts.some((part) => part.kind === 'asks' || isAskingPart(part))
    const time = form.time === 'present' && !isWh ? 'usually' : form.time
    const clause = sure(
      verbEnd(s.parts, undefined, atom.entry, {
        time: time === 'usually' ? 'present' : time,
        not: false,
        link: 'noun',
        asks: s.focus === 'asks',
      }),
    )
    if (isTold) {
      if (clause.asks === '' && !clause.subject.asks) throw new NotSure()
      s.focus = 'none'
      s.parts = []
      return void s.subs.push({ link: 'that', clause, verb: atom.entry })
    }
    return end(
      s,
      time === 'usually' && clause.form.time === 'progressive'
        ? { ...clause, form: { ...clause.form, time: 'present' } }
        : clause,
      { ...form, link: 'end' },
    )
  }
  const next = s.next()
  if (rest.join() === 'dative' && (next?.entry.word === 'മുമ്പ്' || next?.entry.word === 'ശേഷം')) {
    s.at++
    const [kept, inner] = split(s)
    const hasOwn = kept.some((part) => part.kind === 'noun')
    s.parts = hasOwn ? [] : [...kept]
    return sub(
      s,
      next.entry.word === 'മുമ്പ്' ? 'before' : 'after',
      hasOwn ? [...kept, ...inner] : inner,
      atom.entry,
      form,
      true,
    )
  }
  // ഞാൻ വരുന്നതുവരെ.
  if (rest.join() === 'until' && form.time === 'present' && !form.not && !s.todo) {
    const parts = s.parts
    s.parts = []
    return sub(s, 'until', parts, atom.entry, form, true)
  }
  if (isSaidOf(s, rest)) {
    const text = whatOne(s.parts, atom.entry, form)
    if (text !== undefined) {
      s.parts = [whatPart(text, atom.entry, rest[0] ?? '')]
      return
    }
  }
  if (form.not || form.time !== 'present') throw new NotSure()
  const [kept, inner] = split(s, false)
  if (kept.some((part) => part.kind === 'noun' && part.case === '')) throw new NotSure()
  const [ending = '', ...more] = rest
  if (more.length > 0 || !['', 'accusative'].includes(ending)) throw new NotSure()
  const purpose = sure(gerundOf({ parts: inner, verb: atom.entry }))
  s.parts = [...kept, gerundPart(purpose, atom.entry, ending)]
}
