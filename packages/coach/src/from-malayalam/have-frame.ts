import type { Act, Frame, Thing, Who } from '../frame/frame.ts'
import { isAsking, isBareBut, isEmpty, isEvery, isPerson, isStrong, lineOf } from '../frame/thing.ts'
import { ageOf, frameOf, haveFelt, ofThing, quality, type Said } from './be-frame.ts'
import { asksFor, type ClauseParts, hasMark, inSlot } from './clause-parts.ts'
import { comparedWith } from './comparison.ts'
import { type EndForm, mayLeaveOut } from './form-of.ts'
import type { NounPart } from './part.ts'
import { mayBePlace } from './postposition.ts'

const anybody: Who = { type: 'open', of: 'anybody' }
const it: Who = { type: 'it' }

const finished = (all: ClauseParts, form: EndForm, said: Said | undefined): Frame | undefined => {
  if (!said || (all.asks && (said.asks || asksThing(said)))) return undefined
  // അവൾക്ക് കൊടുക്കാൻ പണമില്ല: hers, or for her.
  if (all.purpose?.some(({ thing, whom }) => thing && 'open' in thing && thing.open === 'it' && whom))
    return undefined
  const isSince = hasMark(all, 'since')
  if (isSince && form.tense !== 'present') return undefined
  return frameOf(all, { ...form, tense: isSince ? 'perfect' : form.tense }, said)
}

const asksThing = ({ act, is }: Said) =>
  (act?.thing && !('open' in act.thing) && isAsking(act.thing)) ||
  (is?.type === 'thing' && isAsking(is.thing))

/** ഉണ്ട് and ഇല്ല: there is, somebody has, somebody is somewhere. */
export const haveFrame = (all: ClauseParts, form: EndForm): Frame | undefined =>
  finished(all, form, had(all, form))

/** Hunger and a headache are somebody’s; സുഖം and തിരക്ക് may be of a place. */
const isOfOne = ({ marks, values }: Thing) => marks.has('ache') || ofOne.has(values.get('feel') ?? '')
const ofOne = new Set(['hungry', 'thirsty', 'tired', 'sleepy', 'afraid'])

function had(all: ClauseParts, form: EndForm): Said | undefined {
  const things = all.nouns.filter((part) => part.case === '')
  const owners = all.nouns.filter((part) => part.case === 'dative')
  const places = all.nouns.filter((part) => part.case === 'locative')
  const than = comparedWith(all.nouns)
  if (things.length + owners.length + places.length + (than ? 1 : 0) < all.nouns.length) return undefined
  if (form.not && all.nouns.some(({ thing }) => isEvery(thing))) return undefined
  const [part, ...more] = things
  const [owner] = owners
  const [place] = places
  const thing = more.length === 0 ? part?.thing : undefined
  const isPlaced = inSlot(all, 'where').length > 0
  const age = thing && owner && !place ? ageOf(thing, owner) : undefined
  if (age) return age
  if (!thing || thing.marks.has('age')) return undefined
  const isThere = place !== undefined && !isAsking(place.thing) && mayBePlace(place.thing)
  if (
    owners.length < 2 &&
    (!place || (!owner && places.length === 1)) &&
    !(place && (!isThere || isPlaced))
  ) {
    const state = stateOf(thing, owner, all)
    if (state) return place ? { ...state, fillers: [{ relation: 'place', thing: place.thing }] } : state
  }
  const crowded = thing.values.get('at')
  if (crowded !== undefined && !owner && (place || isPlaced)) return atPlace(thing, crowded, place)
  if (than) return undefined
  // പനിയുണ്ടെങ്കിൽ പോകണ്ട: whoever has it.
  const isIll = thing.values.has('feel') || thing.marks.has('ache')
  const mayBeAnyones = mayLeaveOut(form.link) || (form.link === 'end' && !isPlaced && isOfOne(thing))
  if (isIll && !owner && !place && mayBeAnyones) return having(thing, anybody, true, form)
  if (owners.length > 1 || places.length > 1) return undefined
  const inHand = place?.thing.entry?.word === 'കൈ' ? place.thing.owner : undefined
  const haver = owner?.thing ?? inHand
  if (haver) return owner && place ? undefined : hadBy(haver, thing, all, form)
  if (place && (place.thing.marks.has('time') || !isThere || isPlaced)) return undefined
  return thereIs(thing, place?.thing, all, form)
}

function hadBy(haver: Thing, thing: Thing, all: ClauseParts, form: EndForm): Said | undefined {
  if (isAsking(haver) || !mayHave(haver)) return undefined
  // പോകാൻ ആഗ്രഹമുണ്ട്: “I wish to go”.
  const act = thing.values.get('act')
  if (act !== undefined && all.purpose && isPerson(haver) && isEmpty(thing))
    return { who: ofThing(haver), act: { verb: lineOf(act) } }
  return having(thing, ofThing(haver), isPerson(haver), form)
}

/** “There is a bird on the tree”, “my mother is at home”. */
function thereIs(thing: Thing, place: Thing | undefined, all: ClauseParts, form: EndForm): Said | undefined {
  const fillers = place ? [{ relation: 'place', thing: place }] : []
  const isPlaced = place !== undefined || inSlot(all, 'where').length > 0
  const isCounted = thing.count !== undefined || thing.which !== undefined
  if (isKnown(thing) || (all.isWhereLast && !isCounted && !thing.pronoun)) {
    const isNowhere = !isPlaced && !all.asks
    if (isNowhere && thing.of === 'thing' && !isPerson(thing)) return undefined
    return {
      who: ofThing(thing),
      fillers,
      ...(isNowhere && { is: { type: 'at', place: { sense: 'there' } } }),
    }
  }
  if (thing.values.has('feel') || thing.values.has('has') || thing.marks.has('ache')) return undefined
  const is = thing.values.get('is')
  if (is !== undefined && is !== 'raining') return undefined
  const there: Who = { type: 'there', many: thing.number === 'many' }
  const { pronoun } = thing
  if (pronoun?.kind === 'none' && !form.not) return undefined
  if (pronoun && pronoun.kind !== 'none' && !isAsking(thing) && !form.asks && form.not) return undefined
  // ഇന്ന് സ്കൂൾ ഉണ്ടോ: not whether there is a school.
  const isSession = !isPlaced && isEmpty(thing) && !thing.also && thing.marks.has('session')
  return {
    who: there,
    is: { type: 'thing', thing: isSession ? { ...thing, marks: new Set([...thing.marks, 'bare']) } : thing },
    fillers,
  }
}

/** ബസിൽ നല്ല തിരക്കുണ്ട്: “it is very crowded on the bus”. */
function atPlace(thing: Thing, is: string, place: NounPart | undefined): Said | undefined {
  const isVery = isStrong(thing.qualities)
  if ((place && !mayBePlace(place.thing)) || thing.also || !isBareBut(thing)) return undefined
  if (thing.qualities.length > 0 && !isVery) return undefined
  return {
    who: it,
    is: quality(is, isVery),
    fillers: place ? [{ relation: 'place', thing: place.thing }] : [],
  }
}

/** “It is very hot”, “the coffee is hot”, “how is your mother”. */
function stateOf(thing: Thing, owner: NounPart | undefined, all: ClauseParts): Said | undefined {
  if (thing.also) return undefined
  const is = thing.values.get('is')
  if (asksFor(all) === 'how' && !owner && is === undefined) return { who: ofThing(thing) }
  if (is === undefined || is === 'raining' || all.purpose || (thing.marks.has('only') && !owner))
    return undefined
  if (!owner && ofOwners.has(is)) return undefined
  const { which, qualities, ...others } = thing
  // എത്ര ഉയരമുണ്ട്: how tall.
  if (owner && which?.sense === 'how many' && qualities.length === 0)
    return { who: ofThing(owner.thing), asks: { type: 'quality', sense: is } }
  if (which || !isEmpty({ ...others, qualities: [] })) return undefined
  const isVery = qualities.map(({ sense }) => sense).every((sense) => sense === 'strong' || sense === 'good')
  if (qualities.length > 0 && !isVery) return undefined
  const isSomebodys = owner && isPerson(owner.thing) && is !== 'tall' && is !== 'beautiful'
  if (isSomebodys || (owner && isAsking(owner.thing))) return undefined
  const than = comparedWith(all.nouns)
  if (than)
    return owner && qualities.length === 0
      ? { who: ofThing(owner.thing), is: { ...quality(is), than: than.thing } }
      : undefined
  return { who: owner ? ofThing(owner.thing) : it, is: quality(is, qualities.length > 0) }
}

const ofOwners = new Set(['beautiful', 'tasty', 'sharp', 'deep', 'heavy'])

/** What a thing may have: a house has rooms, and a festival has no elephants. */
const mayHave = (thing: Thing) =>
  thing.of !== 'thing' ||
  isPerson(thing) ||
  (thing.count === undefined && havers.has(thing.entry?.topic ?? ''))
const havers = new Set('home nature animals plants town travel body places clothes kitchen phone'.split(' '))

/** Who is known: “my mother is here”, not “there is my mother here”. */
const isKnown = (thing: Thing) =>
  thing.marks.has('name') ||
  thing.marks.has('kin') ||
  thing.pronoun?.kind === 'plain' ||
  thing.pronoun?.kind === 'all' ||
  (thing.owner !== undefined && isPerson(thing.owner) && !thing.count) ||
  thing.which?.sense === 'this' ||
  thing.which?.sense === 'that' ||
  (thing.entry?.topic === 'family' && isEmpty(thing))

function having(thing: Thing, who: Who, isPerson: boolean, form: EndForm): Said | undefined {
  const { values, pronoun } = thing
  const feel = values.get('feel')
  if (feel !== undefined) {
    const isVery = thing.qualities.length > 0
    if (!isPerson || !isBareBut(thing) || (isVery && !isStrong(thing.qualities))) return undefined
    return { who, is: quality(feel, isVery), isFelt: true }
  }
  // എനിക്ക് തണുപ്പുണ്ട്.
  const is = values.get('is')
  if (isPerson && isEmpty(thing) && (is === 'cold' || is === 'hot'))
    return { who, is: quality(is), isFelt: true }
  if (thing.marks.has('ache')) return { who, act: { ...haveFelt(thing), verb: feltHave, thing } }
  if (thing.entry?.word === 'ഇഷ്ടം' || thing.entry?.word === 'ഓർമ്മ') return undefined
  if (isAsking(thing)) return { who, act: { verb: have, thing } }
  if (pronoun?.kind === 'none' && !form.not) return undefined
  if (pronoun && pronoun.of === 'person') return undefined
  const has = values.get('has')
  if (has === undefined) return { who, act: { verb: have, thing } }
  return isPerson && isEmpty(thing)
    ? { who, act: { verb: have, thing: { ...thing, head: has, marks: bare } } }
    : undefined
}

const have = lineOf('have', new Set(['has']))
const feltHave = lineOf('have', new Set(['has', 'felt']))
const bare = new Set(['bare'])

/** വേണം, അറിയാം: what one wants and knows. */
export const wantFrame = (all: ClauseParts, form: EndForm): Frame | undefined =>
  finished(all, form, withThing(all, 'want', form))

export const knowFrame = (all: ClauseParts, form: EndForm): Frame | undefined =>
  finished(all, form, withThing(all, 'know', form))

const verbOf = (sense: string, ...marks: readonly string[]): Partial<Act> & Pick<Act, 'verb'> => ({
  verb: lineOf(sense, new Set(marks)),
})

const know = verbOf('know', 'known', 'thinks', 'wonders')

function withThing(all: ClauseParts, verb: 'want' | 'know', form: EndForm): Said | undefined {
  const owners = all.nouns.filter((part) => part.case === 'dative' && isPerson(part.thing))
  const things = all.nouns.filter((part) => part.case === '' || part.case === 'accusative')
  const [owner, ...others] = owners
  const [part, ...more] = things
  // എല്ലാവർക്കും അറിയില്ല: not all of them, or none.
  if (form.not && owner && isEvery(owner.thing)) return undefined
  if (more.length > 0 || others.length > 0 || all.nouns.length > owners.length + things.length)
    return undefined
  const isNobody = owner?.thing.pronoun?.kind === 'none'
  if (isNobody && !form.not) return undefined
  const who: Who = owner ? ofThing(owner.thing) : anybody
  // എനിക്ക് അറിയില്ല, എനിക്ക് വേണ്ട: what was spoken of.
  if (!part) {
    // നോക്കിയാൽ അറിയാം: one can see it.
    if (!owner && (verb === 'want' || !(form.not || form.asks))) return undefined
    if (all.asks || all.purpose) return undefined
    return { who, act: { ...(verb === 'want' ? verbOf('want/need') : know), thing: { open: 'it' } } }
  }
  const { thing } = part
  if (verb === 'want' && isPerson(thing) && part.case !== 'accusative' && thing.pronoun) return undefined
  if (thing.pronoun?.kind === 'none' && !form.not) return undefined
  const isTime = thing.marks.has('time') || thing.head === 'rupee'
  const act = verb === 'know' ? know : verbOf(isTime ? 'need' : 'want/need', 'wants')
  return { who, act: { ...act, thing } }
}

/** “Tea is enough for me.” */
export function enoughFrame(all: ClauseParts, form: EndForm): Frame | undefined {
  const [part, ...more] = all.nouns.filter(({ case: ending }) => ending === '')
  const [owner, ...others] = all.nouns.filter(({ case: ending }) => ending === 'dative')
  if (!part || more.length + others.length > 0 || isAsking(part.thing)) return undefined
  if (all.nouns.length > (owner ? 2 : 1)) return undefined
  return finished(all, form, {
    who: ofThing(part.thing),
    is: { type: 'enough', ...(owner && { for: owner.thing }) },
  })
}
