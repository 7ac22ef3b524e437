import { asksWho, isAskedFor } from '../../frame/asked.ts'
import { isBidden } from '../../frame/form.ts'
import type { Frame, Who } from '../../frame/frame.ts'
import { isAlive } from '../../frame/thing.ts'
import type { EndForm } from '../form-of.ts'
import { marksOf } from '../infinitive.ts'
import { joined } from '../join.ts'
import { again, doerAgain } from '../same-doer.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'

/** A clause is ready: what belongs to it is joined to it. */
export function end(s: Sentence, said: Frame, form: EndForm) {
  const frame = s.isSpokenTo ? toYou(said, s.isChildSpokenTo) : said
  s.todo = undefined
  const isLast = s.isAtEnd()
  const asks = frame.form.asks || form.asks
  if (form.link === 'if' || form.link === 'that' || form.link === 'whether') {
    if (form.link !== 'if' || asks) throw new NotSure()
    s.subs.push({ link: 'if', frame, verb: undefined })
    s.parts = []
    return
  }
  const { tense } = frame.form
  if (isLast && s.isAsked && !asks && !form.tag && tense !== 'let') throw new NotSure()
  if (asks && !s.isAsked && !isLast && !isBeforeCall(s)) throw new NotSure()
  const who = tense === 'let' ? whoAsks(s, frame) : asks ? orElse(s, frame) : sameAsBefore(s, frame)
  // അവൾ വാങ്ങിയ സാരി കാണിച്ചു: who showed it, she or I.
  const isAnyones = who.type === 'open' && (who.of === 'anybody' || who.of === 'us')
  if (s.hasInnerDoer && isAnyones && form.tense !== 'must' && form.tense !== 'need') throw new NotSure()
  const [act] = frame.acts
  const isOpenFeeling = act.verb.sense === 'feel' && act.thing !== undefined && 'open' in act.thing
  if (isOpenFeeling && s.subs.length === 0) throw new NotSure()
  const whole = sure(joined(s.subs, { ...later(s, frame), who, form: { ...frame.form, asks } }))
  const mark = s.mark()
  if (!isLast && !mark.includes(',') && s.next()?.entry.pos !== 'conjunction' && !isBeforeCall(s))
    throw new NotSure()
  const tagged = form.tag ? { ...whole, form: { ...whole.form, tag: form.tag } } : whole
  s.said.push({ opening: s.opening, frame: tagged })
  s.last = { who, tense, frame }
  s.opening = []
  s.subs = []
  s.parts = []
  s.focus = 'none'
  s.hasInnerDoer = false
}

/** പിന്നെ വരാം: after that, or another time. */
function later(s: Sentence, frame: Frame): Frame {
  if (s.said.length === 0 || frame.form.tense === 'past') return frame
  return {
    ...frame,
    around: frame.around.map((one) =>
      one.slot === 'first' && 'sense' in one && one.sense === 'then' ? { ...one, sense: 'then/later' } : one,
    ),
  }
}

/** മോനേ, കരയണ്ട; അമ്മേ, പാടാമോ: a child is told not to, anyone is asked. അമ്മേ, പോകണ്ട may be of who says it. */
function toYou(frame: Frame, isChild: boolean): Frame {
  const { who, form } = frame
  if (who.type !== 'open' || who.of === 'thing') return frame
  if (isChild && form.tense === 'need' && form.not && !form.asks)
    return { ...frame, form: { ...form, tense: 'command' } }
  const isAsked = form.tense === 'can' && form.asks && who.of === 'anybody'
  return isAsked ? { ...frame, who: { type: 'open', of: 'you' } } : frame
}

/** ചായ വേണോ അതോ കാപ്പി വേണോ: of the same one. */
function orElse({ opening, last }: Sentence, { who }: Frame): Who {
  if (!opening.includes('or')) return who
  if (last?.who.type !== 'thing' || asksWho(last.frame) || !(last.frame.form.asks || isAskedFor(last.frame)))
    throw new NotSure()
  if (who.type !== 'open') return who
  return isAlive(last.who.thing) ? again(last.who) : { type: 'it' }
}

/** തുറക്കുമോ എന്ന് നോക്കൂ: the question is what one looks for. */
export const isQuoted = (s: Sentence) =>
  s.next()?.entry.word === 'എന്ന്' && s.next()?.entry.pos === 'conjunction' && s.next()?.ids.length === 0

/** ഞാൻ വരട്ടെ: who says it asks. */
function whoAsks(s: Sentence, { who }: Frame): Who {
  if (who.type !== 'open' || who.of === 'thing') return who
  if (s.isAtEnd() && s.isAsked) return { type: 'open', of: 'speaker' }
  // അവൾക്ക് ഉറക്കം വരുന്നു, കിടക്കട്ടെ: she, or I.
  if (s.last?.who.type === 'thing' && isAlive(s.last.who.thing)) throw new NotSure()
  return who
}

/** അവൻ ചിരിച്ചു, പിന്നെ പോയി: only “then” tells that the one of the clause before does this too. */
function sameAsBefore(s: Sentence, frame: Frame): Who {
  const { who, form } = frame
  const last = s.last
  if (last?.who.type !== 'thing' || who.type !== 'open' || who.of !== 'anybody') return who
  const isLiving = isAlive(last.who.thing)
  // മുട്ട തീർന്നു, നാളെ വരും: the thing may be what comes.
  if ((!isLiving && !marksOf(frame).has('any')) || isBidden(form)) return who
  const known = doerAgain(last.frame, last.who, frame)
  if (known) return known
  const isThen =
    s.opening.at(-1)?.endsWith('then') === true ||
    frame.around.some((one) => one.slot === 'first' && 'sense' in one && one.sense === 'then')
  if (!isLiving || last.tense !== form.tense || !isThen) throw new NotSure()
  return { type: 'same', as: last.who }
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
