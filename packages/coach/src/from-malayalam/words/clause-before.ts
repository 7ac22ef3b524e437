import type { LexiconEntry } from '@app/learning/vocabulary'
import { asksWho, isAskedFor } from '../../frame/asked.ts'
import type { Link } from '../../frame/form.ts'
import type { Slot } from '../../frame/frame.ts'
import { isAlive } from '../../frame/thing.ts'
import type { EndForm } from '../form-of.ts'
import { purposeOf } from '../infinitive.ts'
import type { Morpheme } from '../morphemes.ts'
import { isNoun, type Part } from '../part.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { verbEnd, withTense } from '../verb-end.ts'
import { verbLine } from '../verb-line.ts'

/** A clause that goes before another one is ready. */
export function sub(
  s: Sentence,
  link: Link,
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  apart = false,
) {
  if (s.focus !== 'none') throw new NotSure()
  const tense = form.tense === 'present' ? 'future' : form.tense
  const { todo } = s
  s.todo = undefined
  const frame = sure(verbEnd(parts, todo, verb, { ...form, tense }, s.language))
  if (link !== 'that' && (isAskedFor(frame) || asksWho(frame))) throw new NotSure()
  const isAble = frame.form.tense === 'can' || frame.form.tense === 'could'
  s.subs.push({ link, frame: withTense(frame, isAble ? frame.form.tense : form.tense), verb, apart })
}

const timesOf: ReadonlySet<Slot> = new Set(['when', 'part', 'day', 'first', 'often'])

/** Who does it and when stay with the verb that comes; the rest belongs to this one. */
export function split(s: Sentence, withTime = true): [readonly Part[], readonly Part[]] {
  let at = 0
  for (const [place, part] of s.parts.entries()) {
    const isDoer =
      isNoun(part) && (part.case === '' || (part.case === 'dative' && wantsDative(s))) && isAlive(part.thing)
    const isTime = withTime && part.kind === 'circumstance' && timesOf.has(part.circumstance.slot)
    if (!isDoer && !isTime) break
    at = place + 1
  }
  return [s.parts.slice(0, at), s.parts.slice(at)]
}

/** Whether the one in the dative is who wants, can, likes or gets. */
function wantsDative(s: Sentence): boolean {
  const rest = s.morphemes.slice(s.at - 1)
  const { language } = s
  return rest.some(({ entry, ids }, at) => {
    if (isHad(s, rest, at)) return true
    if (entry.pos !== 'verb') return language.listed('of the dative').has(entry.word)
    return (
      language.helpers.get(entry.word) === 'can' ||
      ['must', 'may', 'needNot'].includes(ids[0] ?? '') ||
      (verbLine(entry, language)?.marks.has('felt') ?? false)
    )
  })
}

/** അവൾക്ക് വീട് വാങ്ങാൻ ആഗ്രഹമുണ്ട്: she has it; what is to give may be for her. */
function isHad({ language }: Sentence, rest: readonly Morpheme[], at: number): boolean {
  const [first] = rest
  const noun = rest[at]
  if (noun?.entry.pos !== 'noun' || noun.ids.length > 0 || !first) return false
  const values = verbLine(first.entry, language)?.values
  const isGiven = ['to', '-'].includes(values?.get('dative') ?? '') && values?.get('locative') !== 'to'
  return !isGiven && ['ഉണ്ട്', 'ഇല്ല'].includes(rest[at + 1]?.entry.word ?? '')
}

/** An act in ആൻ with more between it and its verb is what that is done for. */
export function settleInfinitive(s: Sentence) {
  const todo = sure(s.todo)
  s.todo = undefined
  s.parts.push(sure(purposeOf(todo, s.language)))
}
