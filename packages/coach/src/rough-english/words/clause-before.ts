import type { LexiconEntry } from '@app/learning/vocabulary'
import { purposeNow } from '../acts-as-nouns.ts'
import type { Atom } from '../atoms.ts'
import type { Clause } from '../clause.ts'
import { verbEnd } from '../end-clause.ts'
import type { Form, Link } from '../form.ts'
import { isPerson } from '../gather.ts'
import type { Part } from '../parts.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { verbLine } from '../verb-frame.ts'

export function sub(
  s: Sentence,
  link: Link,
  parts: readonly Part[],
  verb: LexiconEntry,
  form: Form,
  apart = false,
) {
  if (s.focus !== 'none') throw new NotSure()
  const time = form.time === 'present' ? 'future' : form.time
  const { todo } = s
  s.todo = undefined
  const clause = sure(verbEnd(parts, todo, verb, { ...form, time }))
  if (link !== 'that' && (clause.asks !== '' || clause.subject.asks)) throw new NotSure()
  s.subs.push({
    link,
    clause: { ...clause, form: { ...clause.form, time: isAble(clause) ? clause.form.time : form.time } },
    verb,
    apart,
  })
}

const isAble = ({ form }: Clause) => form.time === 'can' || form.time === 'could'

/** Who does it and when stay with the verb that comes; the rest belongs to this one. */
export function split(s: Sentence, withTime = true): [readonly Part[], readonly Part[]] {
  let at = 0
  for (const [place, part] of s.parts.entries()) {
    const isDoer =
      part.kind === 'noun' &&
      (part.case === '' || (part.case === 'dative' && wantsDative(s))) &&
      (isPerson(part.phrase) || part.phrase.of === 'animal')
    const isTime =
      withTime && part.kind === 'said' && ['when', 'part', 'day', 'first', 'often'].includes(part.at)
    if (!isDoer && !isTime) break
    at = place + 1
  }
  return [s.parts.slice(0, at), s.parts.slice(at)]
}

/** Whether the one in the dative is who wants, can, likes or gets. */
function wantsDative(s: Sentence): boolean {
  const rest = s.atoms.slice(s.at - 1)
  return rest.some(({ entry, ids }, at) => {
    if (isHad(rest, at)) return true
    if (entry.pos === 'verb')
      return (
        ['കഴിയുക', 'പറ്റുക', 'സാധിക്കുക'].includes(entry.word) ||
        /^(?:must|may|needNot)$/u.test(ids[0] ?? '') ||
        (verbLine(entry)?.marks.has('felt') ?? false)
      )
    return ['അറിയാം', 'അറിയില്ല', 'വേണം', 'വേണ്ട', 'ഇഷ്ടം', 'പേടി', 'മടി', 'സമയം', 'വയ്യ'].includes(entry.word)
  })
}

/** അവൾക്ക് വീട് വാങ്ങാൻ ആഗ്രഹമുണ്ട്: she has it; what is to give may be for her. */
function isHad(rest: readonly Atom[], at: number): boolean {
  const [first] = rest
  const noun = rest[at]
  if (noun?.entry.pos !== 'noun' || noun.ids.length > 0 || !first) return false
  const values = verbLine(first.entry)?.values
  const isGiven = /^(?:to|-)$/u.test(values?.get('dat') ?? '') && values?.get('loc') !== 'to'
  return !isGiven && ['ഉണ്ട്', 'ഇല്ല'].includes(rest[at + 1]?.entry.word ?? '')
}

/** An act in ആൻ with more between it and its verb is what that is done for. */
export function settleToDo(s: Sentence) {
  const todo = sure(s.todo)
  s.todo = undefined
  const verb = { verb: todo.verb, parts: todo.parts }
  s.parts.push(sure(purposeNow(verb)))
}
