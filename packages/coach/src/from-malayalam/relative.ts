import type { LexiconEntry } from '@app/learning/vocabulary'
import { asksWho, isAskedFor } from '../frame/asked.ts'
import type { Act, Frame, Thing } from '../frame/frame.ts'
import { isAlive, isPerson, nothingBefore } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import type { EndForm } from './form-of.ts'
import { plainFrame } from './infinitive.ts'
import type { Morpheme } from './morphemes.ts'
import { thingOf } from './noun-thing.ts'
import { isNoun, type NounPart, type Part } from './part.ts'
import { verbLine } from './verb-line.ts'

/** What goes after the noun that it says more of, and the parts of its clause that are not in it. */
export type That = { kept: readonly Part[]; after: Extract<Thing['after'], { clause: Frame }> }

/** A clause before a noun: its parts, its verb, and the words from its noun on. */
type Clause = {
  parts: readonly Part[]
  verb: LexiconEntry
  form: EndForm
  after: readonly Morpheme[]
}

/**
 * “that I bought yesterday”, “who came”: the noun after it is the one that does it, or the one to which it is
 * done, whichever is missing.
 */
export function thatWhich(clause: Clause, language: Language): That | undefined {
  const { parts, verb, form, after } = clause
  const head = headOf(after, language)
  const found = verbLine(verb, language)
  if (!head || !found || form.tense === 'must') return undefined
  // വായിക്കാത്ത പുസ്തകം: that one does not read, or has not read.
  if (form.not && !found.marks.has('state')) return undefined
  // ഇത് അമ്മ തന്ന മാലയാണ്: what is said of this.
  const [start, ...others] = parts
  const isThis = start && isNoun(start) && start.case === '' && start.thing.pronoun?.kind === 'plain'
  if (isThis && !isPerson(start.thing) && others.some(isDoer)) {
    const inner = thatWhich({ ...clause, parts: others }, language)
    return inner && { ...inner, kept: [start, ...inner.kept] }
  }
  const takes = found.marks.has('it') || found.marks.has('object')
  const doers = parts.filter(isDoer)
  const own = doers.at(-1)
  const hasObject = parts.some(
    (part) => isNoun(part) && (part.case === 'accusative' || (part.case === '' && !isDoer(part))),
  )
  if (found.marks.has('felt')) return undefined
  if (isPlace(head) && own && !hasObject && !found.marks.has('it') && doers.length === 1) {
    const frame = inner(clause, parts, language)
    return frame && frame.who.type !== 'open'
      ? { kept: [], after: { clause: frame, head: 'where' } }
      : undefined
  }
  // നീ പറഞ്ഞ കട: of which one spoke.
  if (found.sense === 'say' && !head.marks.has('told')) return undefined
  const headIsAlive = isAlive(head)
  if (takes && !hasObject && headIsAlive) return undefined
  const headDoes = takes
    ? hasObject && headIsAlive
    : headIsAlive || found.marks.has('thing') || found.marks.has('any')
  if (headDoes) {
    if (doers.length > 1) return undefined
    const from = own ? parts.indexOf(own) + 1 : 0
    const frame = inner(clause, parts.slice(from), language)
    return (
      frame && {
        kept: parts.slice(0, from),
        after: { clause: { ...frame, who: { type: 'head' } }, head: 'doer' },
      }
    )
  }
  const headIsDone = takes && !hasObject && !headIsAlive
  // ഇന്നലെ വാങ്ങിയ മീൻ: “bought yesterday”.
  if (headIsDone && !own && form.tense === 'past' && !form.not) return doneTo(clause, language)
  if (!headIsDone || !own || doers.length > 2) return undefined
  const from = doers.length === 2 ? parts.indexOf(own) : 0
  const frame = inner(clause, parts.slice(from), language)
  if (!frame || frame.who.type === 'open') return undefined
  return { kept: parts.slice(0, from), after: { clause: ofHead(frame), head: 'thing' } }
}

/** What is done is done to the noun after it. */
const ofHead = (frame: Frame): Frame => {
  const [first, ...more] = frame.acts
  return { ...frame, acts: [headless(first), ...more.map(headless)] }
}
const headless = (act: Act): Act =>
  act.thing && 'open' in act.thing ? { ...act, thing: { open: 'head' } } : act

/** “bought yesterday”, “put on the table”: whoever did it. */
function doneTo(clause: Clause, language: Language): That | undefined {
  const frame = inner(clause, clause.parts, language)
  const [act] = frame?.acts ?? []
  if (!frame || !act?.thing || !('open' in act.thing) || act.thing.open !== 'it') return undefined
  if (frame.who.type !== 'open' || frame.who.of !== 'anybody') return undefined
  const isBare = !act.whom && act.fillers.length + act.around.length + frame.around.length === 0
  return isBare && !act.purpose ? undefined : { kept: [], after: { clause: ofHead(frame), head: 'thing' } }
}

function inner({ verb, form }: Clause, parts: readonly Part[], language: Language): Frame | undefined {
  const frame = plainFrame(parts, verb, { ...form, link: 'end', asks: false }, language)
  if (!frame || isAskedFor(frame) || asksWho(frame)) return undefined
  return frame.around.some(({ slot }) => slot === 'first') ? undefined : frame
}

const isPlace = ({ entry, marks }: Thing) => marks.has('where') && placeTopics.has(entry?.topic ?? '')
const placeTopics = new Set(['home', 'town', 'places', 'school', 'work'])

const isDoer = (part: Part): part is NounPart => isNoun(part) && part.case === '' && isAlive(part.thing)

/** The noun that it says more of, behind its adjectives and numbers. */
function headOf(after: readonly Morpheme[], language: Language): Thing | undefined {
  const head = after.find(({ entry }) => !['adjective', 'numeral'].includes(entry.pos))
  if (!head || !['noun', 'name'].includes(head.entry.pos)) return undefined
  return thingOf(head.entry, head.ids[0] === 'plural', nothingBefore, language)
}
