import type { Filler, Line, OpenThing, Thing, Who } from '../frame/frame.ts'
import { isAlive, isAsking, isEvery, isPerson } from '../frame/thing.ts'
import type { ClauseParts } from './clause-parts.ts'
import type { EndForm } from './form-of.ts'
import type { NounPart } from './part.ts'
import { mayBeGoal, placeFor } from './place-for.ts'
import { mayBePlace } from './postposition.ts'
import { byItself, sortPlain } from './sort-plain.ts'

/** Who does it, to what, to whom, and where. */
export type Roles = {
  who: Who
  thing: Thing | OpenThing | undefined
  whom: Filler | undefined
  fillers: readonly Filler[]
}

/** The roles of a verb’s nouns: by their cases, and of two without a case by which of them is alive. */
export function assignRoles(parts: ClauseParts, verb: Line, form: EndForm): Roles | undefined {
  const byCase = rolesByCase(parts, verb)
  if (!byCase) return undefined
  const { marks } = verb
  if (byCase.doer && byCase.plain.some(({ thing }) => thing.pronoun?.kind === 'all')) return undefined
  const sorted = sortPlain(byCase.plain, byCase, verb, form)
  if (!sorted) return undefined
  const { doer, object } = sorted
  if (doer && !mayDo(doer.thing, verb, form)) return undefined
  if (marks.has('named') && !doer) return undefined
  if (marks.has('few') && object && !isDeed(object.thing)) return undefined
  if (marks.has('unlisted') && !doer && !object) return undefined
  const isNone = [doer, object].some((part) => part?.thing.pronoun?.kind === 'none')
  if (isNone && !form.not && !form.asks && form.link !== 'without') return undefined
  if (object && isAsking(object.thing) && doer && isAsking(doer.thing)) return undefined
  return {
    who: doer
      ? { type: 'thing', thing: doer.thing }
      : marks.has('weather')
        ? { type: 'it' }
        : { type: 'open', of: marks.has('thing') ? 'thing' : 'anybody' },
    thing: object?.thing ?? missingThing(doer, verb),
    ...{ whom: byCase.whom, fillers: byCase.fillers },
  }
}

/** What English needs to name, and Malayalam leaves out. */
function missingThing(doer: NounPart | undefined, { marks }: Line): OpenThing | undefined {
  if (doer && byItself(doer.thing, marks)) return undefined
  if (marks.has('whom')) return { open: 'whom' }
  if (marks.has('seen')) return { open: 'it or whom' }
  return marks.has('it') ? { open: 'it' } : undefined
}

type ByCase = {
  doer: NounPart | undefined
  object: NounPart | undefined
  whom: Filler | undefined
  plain: readonly NounPart[]
  fillers: readonly Filler[]
}

function rolesByCase(parts: ClauseParts, verb: Line): ByCase | undefined {
  const { marks, values } = verb
  const takesObject = takesThing(verb)
  let [doer, object]: [NounPart | undefined, NounPart | undefined] = [undefined, undefined]
  let whom: Filler | undefined
  const fillers: Filler[] = []
  const plain: NounPart[] = []
  for (const part of parts.nouns) {
    const { thing } = part
    switch (part.case) {
      case '': {
        // ആലപ്പുഴ എത്തി: where one arrives.
        const place = marks.has('arrives') && isGoal(thing) ? placeFor(thing, verb) : undefined
        if (place) fillers.push(place)
        else plain.push(part)
        break
      }
      case 'accusative':
        if (object || (!takesObject && !marks.has('unlisted'))) return undefined
        object = part
        break
      case 'dative': {
        const relation = values.get('dative')
        if (marks.has('felt') && isPerson(thing) && !doer) doer = part
        else if (thing.head === 'rupee' && thing.count) fillers.push({ relation: 'for', thing })
        else if (relation === 'unread' || marks.has('felt')) return undefined
        else if (isPerson(thing)) {
          if (relation === undefined || whom || isAsking(thing) || values.get('locative') === 'to')
            return undefined
          if (relation === '-' && !marks.has('it')) {
            if (object) return undefined
            object = part
          } else whom = { relation: relation === '-' ? '' : relation, thing }
        } else if (thing.of === 'animal' || isAsking(thing)) return undefined
        else if (relation === 'to' && values.get('locative') === 'to' && mayBeGoal(thing)) {
          if (!mayBePlace(thing)) return undefined
          fillers.push({ relation: 'to', thing })
        } else if (thing.count && thing.head !== 'rupee') return undefined
        else fillers.push({ relation: 'for', thing })
        break
      }
      case 'sociative': {
        const relation = values.get('sociative')
        if (relation === undefined || relation === 'unread' || isAsking(thing) || whom) return undefined
        whom = { relation: relation === '-' ? '' : relation, thing }
        break
      }
      case 'locative': {
        if (values.get('locative') === '-' && !object) {
          object = { ...part, case: 'accusative', thing: { ...thing, case: 'accusative' } }
          break
        }
        const place = placeFor(thing, verb)
        if (!place || isAsking(thing) || (marks.has('comes') && parts.nouns.some(isThingThatComes)))
          return undefined
        fillers.push(place)
        break
      }
      default:
        return undefined
    }
  }
  return { doer, object, whom, plain, fillers }
}

const takesThing = ({ marks, sense }: Line) => marks.has('it') || marks.has('object') || sense.includes('(')

const isThingThatComes = ({ case: ending, thing }: NounPart) =>
  ending === '' && thing.of === 'thing' && !thing.marks.has('vehicle')

/** What does something of itself is known: a person, an animal, and what the verb is of. */
function mayDo(thing: Thing, { marks }: Line, form: EndForm): boolean {
  if (marks.has('weather') || (form.not && isEvery(thing))) return false
  if (marks.has('thing')) return !isPerson(thing)
  const isFree = marks.has('any') || marks.has('unlisted') || marks.has('lifeless')
  if (!isFree && !isAlive(thing) && !isAsking(thing)) return false
  return thing.pronoun?.subject !== 'what'
}

/** What one “does” in English too. */
const isDeed = (thing: Thing) => thing.pronoun !== undefined || isAsking(thing) || thing.marks.has('deed')

const isGoal = (thing: Thing) =>
  thing.of === 'thing' &&
  !thing.also &&
  !isAsking(thing) &&
  (thing.marks.has('name') || thing.marks.has('at') || placeTopics.has(thing.entry?.topic ?? ''))
const placeTopics = new Set(['home', 'town', 'places', 'school'])
