import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Act, Circumstance, Frame, Line, Thing } from '../frame/frame.ts'
import { isAsking, isBareBut, isEmpty, noMarks } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import { assignRoles, type Roles } from './assign-roles.ts'
import { type ClauseParts, hasMark, inSlot } from './clause-parts.ts'
import type { EndForm } from './form-of.ts'
import { tenseOf } from './tense.ts'
import { besideVerb, doneForOther, idiomOf, isWhom, ownerIn, verbLine } from './verb-line.ts'

/** What is said with a verb: who does what, to whom, where and when. Undefined where a case does not fit. */
export function verbFrame(
  parts: ClauseParts,
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  if (form.forSomebody && !parts.nouns.some(isWhom)) return undefined
  const idiom = idiomOf(parts, verb, language)
  if (idiom?.line === 'unread') return undefined
  if (idiom) {
    const { line, rest, noun } = idiom
    if (line.marks.has('keep')) return framed(parts, line, form)
    if (isEmpty(noun.thing)) return framed(rest, line, form)
    const isHeavy = line.marks.has('weather') && isBareBut(noun.thing) && isHeavily(noun.thing)
    if (isHeavy) return framed({ ...rest, ofAct: [heavily, ...rest.ofAct] }, line, form)
    const owner = ownerIn(noun, line)
    if (owner) return framed(rest, line, form, owner)
  }
  const found = verbLine(verb, language, besideVerb(parts))
  const line = form.forSomebody ? found && doneForOther(parts, found) : found
  const frame = line && framed(parts, line, form)
  return frame && { ...frame, acts: [{ ...frame.acts[0], entry: verb }] }
}

const isHeavily = ({ qualities }: Thing) => qualities.map(({ sense }) => sense).join() === 'heavy'
const heavily: Circumstance = { sense: 'heavily', slot: 'how', marks: noMarks }

function framed(parts: ClauseParts, verb: Line, form: EndForm, owner?: Thing): Frame | undefined {
  const roles = assignRoles(parts, verb, form)
  const tense = roles && tenseOf(parts, verb, form, roles.who)
  if (!roles || !tense) return undefined
  const { who, thing, whom, fillers } = roles
  const isPlaced = fillers.length > 0 || inSlot(parts, 'where').length > 0
  // “look at to buy” is no English.
  if (parts.purpose && prepositions.has(verb.sense.split(' ').at(-1) ?? '')) return undefined
  if (verb.marks.has('where') && !isPlaced) return undefined
  const asksThing = thing !== undefined && !('open' in thing) && isAsking(thing)
  if (parts.asks && asksThing) return undefined
  if (inSlot(parts, 'back').length > 0 && !verb.marks.has('back')) return undefined
  const asksWho = who.type === 'thing' && isAsking(who.thing)
  return {
    who,
    acts: [
      withAway({
        ...{ verb: felt(verb, thing), fillers, around: downward(parts.ofAct, verb) },
        ...(thing && { thing }),
        ...(whom && { whom }),
        ...(parts.purpose && { purpose: parts.purpose }),
        ...(owner && { owner }),
      }),
    ],
    form: {
      ...{ tense, not: form.not && !hasMark(parts, 'never') },
      asks: form.asks || parts.asks !== undefined || asksThing || asksWho,
      ...(form.tag && { tag: form.tag }),
    },
    around: parts.ofClause,
    ...(parts.asks && { asks: parts.asks }),
    links: [],
  }
}

const prepositions = new Set(['of', 'to', 'with', 'in', 'at', 'on'])

/** What one sees is one's own to know; that one saw is not. */
const felt = (verb: Line, thing: Roles['thing']): Line =>
  verb.marks.has('sensed') && (!thing || 'open' in thing || isAsking(thing))
    ? { ...verb, marks: new Set([...verb.marks].filter((mark) => !oneKnows.has(mark))) }
    : verb
const oneKnows = new Set(['sensed', 'felt', 'inner'])

/** One falls and sits down, not below. */
const downward = (around: readonly Circumstance[], { marks }: Line): readonly Circumstance[] =>
  marks.has('down')
    ? around.map((one) => ('sense' in one && one.sense === 'below' ? { ...one, sense: 'down' } : one))
    : around

/** “get off the bus”, “leave home”: what one comes from is what one leaves. */
function withAway(act: Act): Act {
  const from = act.verb.marks.has('away')
    ? act.around.find((one) => 'relation' in one && one.relation === 'from')
    : undefined
  if (!from || !('relation' in from)) return act
  return {
    ...act,
    thing: { ...from.thing, case: 'accusative' },
    around: act.around.filter((one) => one !== from),
  }
}
