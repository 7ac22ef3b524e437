import { asksWho, isAskedFor } from '../../frame/asked.ts'
import { gerundOf, gerundPart, whatOne, whatPart } from '../acts-as-nouns.ts'
import type { EndForm } from '../form-of.ts'
import type { Morpheme } from '../morphemes.ts'
import { isAskingPart, isNoun } from '../part.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { verbEnd, withTense } from '../verb-end.ts'
import { split, sub } from './clause-before.ts'
import { end } from './end.ts'

/** Whether the noun is what something is said of; അവൻ പറഞ്ഞത് ഇന്നലെയാണ് says when. */
function isSaidOf(s: Sentence, rest: readonly string[]) {
  const next = s.next()
  const isPlain = rest.length === 0 || rest.join() === 'accusative'
  if (!next || !isPlain || s.todo || s.subs.length > 0) return false
  const after = s.next(1)?.entry.word
  const isEnd = after === 'ആണ്' || after === 'അല്ല'
  if (next.entry.pos === 'verb' || next.entry.pos === 'adjective') return true
  if (next.entry.pos === 'noun') return isEnd && next.ids.length === 0 && rest.length === 0
  return next.entry.pos === 'pronoun' && next.ids.join() === 'dative' && !isEnd
}

export function nominal(s: Sentence, morpheme: Morpheme, form: EndForm) {
  const { entry, ids } = morpheme
  const place = ids.indexOf('nominal')
  const rest = ids.slice(place >= 0 ? place + 1 : 1)
  if (s.focus !== 'none') return focused(s, morpheme, form, rest)
  const next = s.next()
  const word = next?.entry.word
  if (rest.join() === 'dative' && (word === 'മുമ്പ്' || word === 'ശേഷം')) {
    s.at++
    const [kept, inner] = split(s)
    const hasOwn = kept.some(isNoun)
    s.parts = hasOwn ? [] : [...kept]
    const link = word === 'മുമ്പ്' ? 'before' : 'after'
    return sub(s, link, hasOwn ? [...kept, ...inner] : inner, entry, form, true)
  }
  // ഞാൻ വരുന്നതുവരെ.
  if (rest.join() === 'until' && form.tense === 'present' && !form.not && !s.todo) {
    const { parts } = s
    s.parts = []
    return sub(s, 'until', parts, entry, form, true)
  }
  const what = isSaidOf(s, rest) ? whatOne(s.parts, entry, form, s.language) : undefined
  if (what) {
    s.parts = [whatPart(what, entry, rest[0] ?? '')]
    return
  }
  if (form.not || form.tense !== 'present') throw new NotSure()
  const [kept, inner] = split(s, false)
  if (kept.some((part) => isNoun(part) && part.case === '')) throw new NotSure()
  const [ending = '', ...more] = rest
  if (more.length > 0 || !['', 'accusative'].includes(ending)) throw new NotSure()
  const act = sure(gerundOf({ parts: inner, verb: entry }, s.language))
  s.parts = [...kept, gerundPart(act, entry, ending)]
}

/** എന്നാണ് വന്നത്, കൊച്ചിയിലാണ് താമസിക്കുന്നത്: no more than when one came, and that one lives in Kochi. */
function focused(s: Sentence, { entry }: Morpheme, form: EndForm, rest: readonly string[]) {
  const isTold = rest.join() === 'that'
  if ((!s.isAtEnd() && !isTold) || (rest.length > 0 && !isTold) || form.not) throw new NotSure()
  const isWh = s.parts.some((part) => part.kind === 'asks' || isAskingPart(part))
  const isUsual = form.tense === 'present' && !isWh
  const frame = sure(
    verbEnd(
      s.parts,
      undefined,
      entry,
      { tense: isUsual ? 'present' : form.tense, not: false, link: 'noun', asks: s.focus === 'asks' },
      s.language,
    ),
  )
  if (isTold) {
    if (!isAskedFor(frame) && !asksWho(frame)) throw new NotSure()
    s.focus = 'none'
    s.parts = []
    return void s.subs.push({ link: 'that', frame, verb: entry })
  }
  end(s, isUsual && frame.form.tense === 'progressive' ? withTense(frame, 'present') : frame, {
    ...form,
    link: 'end',
  })
}
