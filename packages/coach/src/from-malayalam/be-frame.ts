import type { Act, Asked, Circumstance, Filler, Frame, Is, Thing, Who } from '../frame/frame.ts'
import {
  isAlive,
  isAsking,
  isBareBut,
  isEmpty,
  isEvery,
  isPerson,
  isStrong,
  lineOf,
  noMarks,
} from '../frame/thing.ts'
import { type ClauseParts, clauseParts, hasMark, inSlot } from './clause-parts.ts'
import { comparedWith } from './comparison.ts'
import { type EndForm, mayLeaveOut } from './form-of.ts'
import type { NounPart, Part } from './part.ts'
import { inCase, mayBePlace } from './postposition.ts'
import { yearsOf } from './time.ts'

/** What somebody or something is said to be, or what is felt or had. */
export type Said = {
  who: Who
  is?: Is
  /** Another act than being: having a fever, liking. */
  act?: Partial<Act> & Pick<Act, 'verb'>
  fillers?: readonly Filler[]
  asks?: Asked
  /** The time is in what is said: “today is Sunday”. */
  withoutTime?: true
  not?: boolean
  isFelt?: true
}

const be = lineOf('be')
const felt = lineOf('be', new Set(['felt']))
const it: Who = { type: 'it' }
const anybody: Who = { type: 'open', of: 'anybody' }

export const ofThing = (thing: Thing): Who => ({ type: 'thing', thing })

/** അത് is “that” beside what it is. */
const ofThat = (thing: Thing): Who =>
  thing.pronoun?.subject === 'it'
    ? ofThing({ ...thing, pronoun: { ...thing.pronoun, subject: 'that' } })
    : ofThing(thing)

/** What is said with ആണ് and അല്ല: who or what somebody or something is, where, when, or how. */
export function beFrame(parts: readonly Part[], form: EndForm): Frame | undefined {
  const predicate = parts.at(-1)
  const all = clauseParts(parts.slice(0, -1))
  if (!predicate || !all) return undefined
  if (form.not && all.nouns.some(({ thing }) => isEvery(thing))) return undefined
  const said = sayPredicate(predicate, all, form)
  if (!said || (all.asks && said.asks)) return undefined
  // രണ്ട് ദിവസമായി പനിയാണ്.
  const isSince = hasMark(all, 'since')
  if (isSince && form.tense !== 'present') return undefined
  return frameOf(all, { ...form, tense: isSince ? 'perfect' : form.tense }, said)
}

/** The frame of what is said with its circumstances. */
export function frameOf(all: ClauseParts, form: EndForm, said: Said): Frame {
  const asks = all.asks ?? said.asks
  const verb = said.isFelt ? felt : be
  const act: Act = {
    ...{ verb, fillers: said.fillers ?? [], around: all.ofAct },
    ...(said.is && { is: said.is }),
    ...said.act,
    ...(all.purpose && { purpose: all.purpose }),
  }
  const { thing } = act
  const asksThing =
    (thing && !('open' in thing) && isAsking(thing)) || (act.is?.type === 'thing' && isAsking(act.is.thing))
  const asksWho = said.who.type === 'thing' && isAsking(said.who.thing)
  return {
    who: said.who,
    acts: [act],
    form: {
      ...{ tense: form.tense, not: said.not ?? form.not },
      asks: form.asks || asks !== undefined || asksThing || asksWho,
      ...(form.tag && { tag: form.tag }),
    },
    around: said.withoutTime ? all.ofClause.filter(({ slot }) => slot !== 'day') : all.ofClause,
    ...(asks && { asks }),
    links: [],
  }
}

function sayPredicate(predicate: Part, all: ClauseParts, form: EndForm): Said | undefined {
  switch (predicate.kind) {
    case 'is':
      return ofSubject(all, predicate.is)
    case 'asks': {
      if (predicate.sense === 'how much') return costs(all)
      const said = ofSubject(all, undefined)
      const { sense, relation } = predicate
      return said?.who.type === 'thing' && !all.asks
        ? { ...said, asks: { type: 'circumstance', sense, ...(relation !== undefined && { relation }) } }
        : undefined
    }
    case 'circumstance': {
      const { slot } = predicate.circumstance
      return slot === 'often' || slot === 'first' || slot === 'back' || slot === 'long'
        ? undefined
        : ofSubject(all, { type: 'at', place: predicate.circumstance })
    }
    case 'purpose':
      return undefined
    case 'noun':
      return isNoun(predicate, all, form)
  }
}

/** The one noun without a case is what it is said of. “It”, where there is none. */
function ofSubject(all: ClauseParts, is: Is | undefined): Said | undefined {
  const place = all.nouns.find(({ case: ending }) => ending === 'locative')
  const [subject, ...more] = all.nouns.filter((part) => part !== place)
  if (place && (!subject || isAsking(place.thing) || !mayBePlace(place.thing))) return undefined
  if (more.length > 0 || (subject && (subject.case !== '' || subject.thing.values.has('feel'))))
    return undefined
  // ഫ്രീയാണോ: are you, is he.
  if (!subject && is && isOfPeople(is)) return undefined
  return {
    who: subject ? ofThat(subject.thing) : all.purpose ? it : { type: 'open', of: 'any' },
    ...(is && { is }),
    fillers: place ? [{ relation: 'place', thing: place.thing }] : [],
  }
}

const isOfPeople = (is: Is) =>
  is.type === 'quality'
    ? ofPeople.has(is.sense)
    : is.type === 'at' && 'sense' in is.place && ofPeople.has(is.place.sense)

const ofPeople = new Set(
  'free,busy,happy,sad,angry,tired,hungry,afraid,ill,sick,married,single,alone,proud,on holiday,on leave'.split(
    ',',
  ),
)

function isNoun(predicate: NounPart, all: ClauseParts, form: EndForm): Said | undefined {
  if (predicate.thing.also) return undefined
  switch (predicate.case) {
    case '':
      return isPlain(predicate, all, form)
    case 'locative':
      return isAt(predicate.thing, all)
    default: {
      const placed = inCase(predicate)
      return placed?.kind === 'circumstance'
        ? ofSubject(all, { type: 'at', place: placed.circumstance })
        : undefined
    }
  }
}

/** ആൾ സന്തോഷത്തിലാണ്, പുസ്തകം മേശയിലാണ്. */
function isAt(thing: Thing, all: ClauseParts): Said | undefined {
  const feel = thing.values.get('feel')
  if (feel !== undefined) {
    const isVery = isStrong(thing.qualities)
    return isBareBut(thing) && (isVery || thing.qualities.length === 0)
      ? ofSubject(all, quality(feel, isVery))
      : undefined
  }
  return !mayBePlace(thing) || isAsking(thing)
    ? undefined
    : ofSubject(all, { type: 'at', place: { relation: 'place', thing } })
}

export const quality = (sense: string, isVery = false): Extract<Is, { type: 'quality' }> => ({
  ...{ type: 'quality', sense },
  ...(isVery && { degree: 'very' }),
})

function isPlain({ thing }: NounPart, all: ClauseParts, form: EndForm): Said | undefined {
  // ഈ ആപ്പിളിന് എന്താ വില: the price of this apple.
  const [owner, owned, ...none] = all.nouns
  if (thing.pronoun?.kind === 'asks' && owner?.case === 'dative' && owned?.case === '' && none.length === 0) {
    const of = askedOf(owner.thing, owned.thing)
    return (
      of && isPlain({ kind: 'noun', thing, case: '' }, { ...all, nouns: [{ ...owned, thing: of }] }, form)
    )
  }
  // എനിക്ക് ഏറ്റവും ഇഷ്ടം ചായയാണ്: what is liked comes last.
  const liking = all.nouns.find((part) => part.case === '' && part.thing.entry?.word === 'ഇഷ്ടം')
  if (liking) {
    const others = all.nouns.filter((part) => part !== liking)
    return isFelt(liking.thing, { ...all, nouns: [...others, { kind: 'noun', thing, case: '' }] }, form)
  }
  return isThere(thing, all, form) ?? isFelt(thing, all, form) ?? isSomething(thing, all)
}

function askedOf(owner: Thing, owned: Thing): Thing | undefined {
  if (!isEmpty(owned) || isAsking(owner) || owned.values.size > 0) return undefined
  const isOf = owned.marks.has('ofThing')
  if (!isOf && isPerson(owner)) return undefined
  return isOf ? { ...owned, owner } : { ...owned, after: { relation: 'for', thing: owner } }
}

function isSomething(thing: Thing, all: ClauseParts): Said | undefined {
  const { marks, values } = thing
  const is = values.get('is')
  const [what, ...others] = all.nouns
  const onlyWhat = others.length === 0 ? what : undefined
  if (
    is !== undefined &&
    onlyWhat?.case === 'dative' &&
    !isPerson(onlyWhat.thing) &&
    !isAsking(onlyWhat.thing)
  )
    return isBareBut(thing) ? states(is, thing, { ...all, nouns: [{ ...onlyWhat, case: '' }] }) : undefined
  const whom = all.nouns.find((part) => part.case === 'dative' && isPerson(part.thing))
  if ((is === 'difficult' || is === 'easy') && whom && isEmpty(thing)) {
    const [subject, ...more] = all.nouns.filter((part) => part !== whom)
    if (more.length === 0)
      return subject && subject.case !== ''
        ? undefined
        : { who: subject ? ofThat(subject.thing) : it, is: { type: 'quality', sense: is, for: whom.thing } }
  }
  if (onlyWhat?.case === 'dative' && isAsking(thing) && thing.head === 'rupee')
    return isPerson(onlyWhat.thing) || isAsking(onlyWhat.thing)
      ? undefined
      : { who: ofThing(onlyWhat.thing), is: { type: 'thing', thing } }
  const age = onlyWhat ? ageOf(thing, onlyWhat) : undefined
  if (age) return age
  if (all.nouns.some((part) => part.case !== '') || marks.has('only') || marks.has('age')) return undefined
  if (is !== undefined && isBareBut(thing)) return states(is, thing, all)
  if (values.has('feel') || marks.has('ache')) return undefined
  if (others.length > 0 || what?.thing.values.has('feel')) return undefined
  return isThing(thing, what?.thing, all)
}

/** “She is a doctor”, “what is your name”, “today is Sunday”. */
function isThing(thing: Thing, subject: Thing | undefined, all: ClauseParts): Said | undefined {
  const { marks } = thing
  const is: Is = { type: 'thing', thing }
  if (isAsking(thing)) {
    if (!subject) return thing.head === 'rupee' ? { who: it, is } : undefined
    return isAsking(subject) ? undefined : { who: ofThat(subject), is }
  }
  if (thing.pronoun && thing.pronoun.kind !== 'plain') return undefined
  // എന്റെ വീട് കൊച്ചിയാണ്: a house is in a town, and a home village is one.
  const isTown = thing.entry?.kind === 'place' && subject && !subject.marks.has('place') && !subject.pronoun
  if (subject && isTown)
    return { who: ofThat(subject), is: { type: 'at', place: { relation: 'place', thing } } }
  if (subject) return isCompound(subject, thing) ? undefined : { who: ofThat(subject), is }
  const [day] = inSlot(all, 'day').filter((one): one is Circumstance & { sense: string } => 'sense' in one)
  if (day && (marks.has('day') || marks.has('feast')) && inSlot(all, 'where').length === 0 && isEmpty(thing))
    return { who: { type: 'day', day }, is, withoutTime: true }
  if (marks.has('day') || marks.has('feast') || marks.has('time')) return undefined
  return isAlive(thing) ? undefined : { who: it, is }
}

/** വില എത്രയാണ്: “what is the price”; ഒരു കിലോ ഉള്ളിക്ക് എത്രയാണ്: “how much is a kilo of onions”. */
function costs(all: ClauseParts): Said | undefined {
  const [part, ...more] = all.nouns
  if (!part || more.length > 0 || all.asks || isAlive(part.thing)) return undefined
  const who = ofThing(part.thing)
  if (part.case === 'dative') return { who, asks: { type: 'circumstance', sense: 'how much' } }
  return part.case === '' && part.thing.marks.has('amount')
    ? { who, asks: { type: 'circumstance', sense: 'what' } }
    : undefined
}

/** ബസിൽ നല്ല തിരക്കാണ്, നാട്ടിൽ മഴയാണ്: how it is at a place. */
function isThere(thing: Thing, all: ClauseParts, form: EndForm): Said | undefined {
  const [part, ...more] = all.nouns
  const crowded = thing.values.get('at')
  const isPlace = part?.case === 'locative' && !isAsking(part.thing) && mayBePlace(part.thing)
  if (more.length > 0 || (part && !isPlace)) return undefined
  const fillers = part ? [{ relation: 'place', thing: part.thing }] : []
  if (crowded !== undefined && (part || inSlot(all, 'where').length > 0)) {
    const said = isBareBut(thing) ? states(crowded, thing, { ...all, nouns: [] }) : undefined
    return said && { ...said, fillers }
  }
  if (!part || !thing.values.has('is')) return undefined
  const said = isPlain({ kind: 'noun', thing, case: '' }, { ...all, nouns: [] }, form)
  return said && { ...said, fillers }
}

/** പച്ചക്കറി വിളവെടുപ്പാണ് may be the harvest of vegetables: two bare nouns may be one. */
const isCompound = (first: Thing, second: Thing) =>
  [first, second].every(
    (thing) =>
      thing.of === 'thing' &&
      isEmpty(thing) &&
      !thing.marks.has('bare') &&
      !thing.marks.has('feast') &&
      !thing.pronoun &&
      !thing.doing &&
      !thing.what &&
      !thing.both,
  )

/** “It is hot”, “the tea is very hot”. */
function states(is: string, { qualities }: Thing, all: ClauseParts): Said | undefined {
  const isVery = isStrong(qualities)
  if (qualities.length > 0 && !isVery) return undefined
  const than = comparedWith(all.nouns)
  const [subject, ...more] = all.nouns.filter((part) => part !== than)
  if (more.length > 0 || (than && (!subject || isVery || is === 'raining'))) return undefined
  if (is === 'raining' && subject) return undefined
  if (!subject && ofPeople.has(is)) return undefined
  return {
    who: subject ? ofThat(subject.thing) : it,
    is: than ? { type: 'quality', sense: is, than: than.thing } : quality(is, isVery),
  }
}

/** “I am afraid of the dog”, “he has a fever”, “I like tea”: of the one in the dative. */
function isFelt(thing: Thing, all: ClauseParts, { link }: EndForm): Said | undefined {
  const feel = thing.values.get('feel')
  const isLiking = thing.entry?.word === 'ഇഷ്ടം'
  if (feel === undefined && !thing.marks.has('ache') && !isLiking) return undefined
  const whom = all.nouns.filter((part) => part.case === 'dative')
  const [who] = whom
  const than = isLiking ? comparedWith(all.nouns) : undefined
  const others = all.nouns.filter((part) => part.case !== 'dative' && part !== than)
  if (whom.length > 1 || (who && !isPerson(who.thing)) || others.length > 1 || !isBareBut(thing))
    return undefined
  const [what] = others
  const isVery = isStrong(thing.qualities)
  if (thing.qualities.length > 0 && !isVery) return undefined
  const subject = who ? ofThing(who.thing) : anybody
  if (isLiking) return likes(subject, what, than, isVery, all)
  if (!who && (!mayLeaveOut(link) || what)) return undefined
  if (what) {
    if (feel !== 'afraid' || what.case !== 'accusative') return undefined
    return { who: subject, is: { ...quality(feel, isVery), of: what.thing } }
  }
  if (feel !== undefined) return { who: subject, is: quality(feel, isVery), isFelt: true }
  return { who: subject, act: haveFelt(thing, isVery) }
}

/** Having a fever, a headache. */
export const haveFelt = (thing: Thing, isVery = false): NonNullable<Said['act']> => ({
  verb: lineOf('have', new Set(['has', 'felt'])),
  thing: { ...thing, qualities: isVery ? [{ sense: 'bad' }] : [] },
})

function likes(
  who: Who,
  what: NounPart | undefined,
  than: NounPart | undefined,
  isVery: boolean,
  all: ClauseParts,
): Said | undefined {
  if (!what && !all.purpose) return undefined
  if (what && !['', 'accusative'].includes(what.case)) return undefined
  const how: readonly Circumstance[] = [
    ...(isVery ? [{ sense: 'very much', slot: 'how', marks: noMarks } as const] : []),
    ...(than ? [{ sense: 'more', slot: 'how', marks: noMarks, than: than.thing } as const] : []),
  ]
  return {
    who,
    act: {
      verb: lineOf('like', new Set(['general'])),
      ...(what && { thing: what.thing }),
      around: [...how, ...all.ofAct],
    },
  }
}

/** “I am ten years old”, “how old is she”: of the one in the dative. */
export function ageOf(thing: Thing, owner: NounPart): Said | undefined {
  if (!thing.marks.has('age') || owner.case !== 'dative') return undefined
  const who = ofThing(owner.thing)
  if (isAsking(thing)) return { who, asks: { type: 'quality', sense: 'old' } }
  const years = yearsOf(thing)
  return years === undefined ? undefined : { who, is: { type: 'age', years } }
}
