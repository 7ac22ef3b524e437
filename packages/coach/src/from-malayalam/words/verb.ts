import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Link } from '../../frame/form.ts'
import type { Thing } from '../../frame/frame.ts'
import { isAlive, isEmpty, nothingBefore } from '../../frame/thing.ts'
import { type EndForm, formOf } from '../form-of.ts'
import type { Morpheme } from '../morphemes.ts'
import { circumstance, isNoun, type Part } from '../part.ts'
import { thatWhich } from '../relative.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { mayEnd } from '../time.ts'
import { verbEnd } from '../verb-end.ts'
import { nominal } from './act-as-noun.ts'
import { settleInfinitive, split, sub } from './clause-before.ts'
import { end, isQuoted } from './end.ts'

export function verb(s: Sentence, morpheme: Morpheme) {
  const { entry, ids } = morpheme
  const form: EndForm = { ...sure(formOf(ids)), ...(morpheme.forSomebody && { forSomebody: true }) }
  if (form.forSomebody && form.link === 'to') throw new NotSure()
  // പരീക്ഷ കഴിഞ്ഞ്, പരീക്ഷ കഴിഞ്ഞാൽ.
  const isOver = form.link === 'and' || (ids.join() === 'ifPast' && isOverHere(s.parts.at(-1)))
  if (entry.word === 'കഴിയുക' && isOver) return over(s)
  if (!isEmpty(s.before)) throw new NotSure()
  const next = s.next()
  // പഠിച്ചുതുടങ്ങി: “started to study”.
  if (form.link === 'and' && next?.entry.word === 'തുടങ്ങുക') return infinitive(s, entry)
  // വന്നാൽ ഉടനെ: as soon as.
  if (ids.join() === 'ifPast' && isAtOnce(next) && next?.mark.includes(',') !== true) {
    s.at++
    return allOf(s, 'as soon as', entry, form, true)
  }
  if (form.link === 'end' && form.asks && isQuoted(s) && !s.todo) {
    s.at++
    return allOf(s, 'that', entry, form)
  }
  if (form.link === 'end') return end(s, sure(verbEnd(s.parts, s.todo, entry, form, s.language)), form)
  if (s.todo && (form.link === 'noun' || form.link === 'to')) settleInfinitive(s)
  switch (form.link) {
    case 'that which':
      return relative(s, entry, form)
    case 'noun':
      return nominal(s, morpheme, form)
    case 'to':
      return infinitive(s, entry)
    case 'and':
    case 'while':
    case 'without': {
      // After the form of “having done”, these say how the act goes on and not what is done next.
      const goesOn = next?.entry.pos === 'verb' && s.language.listed('followers').has(next.entry.word)
      if (goesOn && form.link !== 'while') throw new NotSure()
      const [kept, inner] = split(s)
      s.parts = [...kept]
      return sub(s, form.link, inner, entry, form)
    }
    default:
      return allOf(s, form.link, entry, form)
  }
}

/** All that is read so far belongs to the clause. */
function allOf(s: Sentence, link: Link, verb: LexiconEntry, form: EndForm, apart = false) {
  const { parts } = s
  s.parts = []
  sub(s, link, parts, verb, { ...form, link }, apart)
}

/** “after school”, “after two days”. */
function over(s: Sentence) {
  const last = s.parts.pop()
  if (last && isNoun(last) && last.case === '' && !last.thing.also && mayEnd(last.thing)) {
    return void s.parts.push(circumstance('when', { relation: 'after', thing: lesson(last.thing) }))
  }
  const said = last?.kind === 'circumstance' ? last.circumstance : undefined
  if (said?.slot !== 'long' || !('relation' in said)) throw new NotSure()
  s.parts.push(circumstance('when', { relation: 'after', thing: said.thing }))
}

/** “after school”, “after work”. */
function lesson(thing: Thing): Thing {
  if (!thing.marks.has('lesson') || !isEmpty(thing)) return thing
  return { ...thing, head: thing.head === 'job' ? 'work' : thing.head, marks: new Set(['bare']) }
}

const isOverHere = (last: Part | undefined) =>
  last !== undefined &&
  ((isNoun(last) && last.case === '' && !last.thing.also && mayEnd(last.thing)) ||
    (last.kind === 'circumstance' && last.circumstance.slot === 'long'))

function infinitive(s: Sentence, verb: LexiconEntry) {
  if (s.todo) throw new NotSure()
  const [kept, inner] = split(s)
  s.parts = [...kept]
  s.todo = { parts: inner, verb }
}

const isAtOnce = (morpheme: Morpheme | undefined) =>
  morpheme !== undefined && morpheme.ids.length === 0 && atOnce.has(morpheme.entry.word)
const atOnce = new Set(['ഉടനെ', 'ഉടൻ'])

function relative(s: Sentence, verb: LexiconEntry, form: EndForm) {
  if (s.todo) throw new NotSure()
  const head = sure(s.next())
  if (head.entry.pos === 'postposition' || atOnce.has(head.entry.word)) {
    const link = afterRelative(head.entry.word, form)
    s.at++
    if (!link || head.ids.length > 0) throw new NotSure()
    return allOf(s, link, verb, form, true)
  }
  const after = s.morphemes.slice(s.at)
  const that = sure(thatWhich({ parts: s.parts, verb, form, after }, s.language))
  s.hasInnerDoer = s.parts.some((part) => isSomebody(part) && !that.kept.includes(part))
  s.parts = [...that.kept]
  s.before = { ...nothingBefore, after: that.after }
}

const isSomebody = (part: Part) => isNoun(part) && part.case === '' && isAlive(part.thing)

const afterRelative = (word: string, { tense, not }: EndForm): Link | undefined => {
  if (tense !== 'past' || not) return undefined
  if (word === 'ശേഷം') return 'after'
  return atOnce.has(word) ? 'as soon as' : undefined
}
