import { ageOf } from './age.ts'
import { type Clause, line, type Subject, unsaid } from './clause.ts'
import { comparative, sayThan, thanIn } from './comparison.ts'
import { type Form, mayLeaveOut } from './form.ts'
import { type Gathered, isAsking, isEvery, isPerson, sayAsked, subjectOf } from './gather.ts'
import { isEmpty, say } from './noun-phrase.ts'
import { inPlace, type NounPart, sayPart } from './parts.ts'

/** Hunger and a headache are somebody's; സുഖം and തിരക്ക് may be of a place. */
const isOfOne = (phrase: NounPart['phrase']) =>
  phrase.marks.has('ache') ||
  /^(?:hungry|thirsty|tired|sleepy|afraid)$/u.test(phrase.values.get('feel') ?? '')

type Said = {
  subject: Subject
  verb: string
  rest: string
  asks?: string
  not?: boolean
  where?: string
  marks?: ReadonlySet<string>
}

const felt: ReadonlySet<string> = new Set(['felt'])

const finished = (all: Gathered, form: Form, said: Said | undefined): Clause | undefined => {
  if (!said) return undefined
  if (all.asks !== '' && said.asks) return undefined
  // അവൾക്ക് കൊടുക്കാൻ പണമില്ല: hers, or for her.
  if (/\(it\) (?:to|for) /u.test(all.whatFor)) return undefined
  const asks = line(all.asks, said.asks ?? '')
  if (all.since && form.time !== 'present') return undefined
  return {
    subject: said.subject,
    acts: [{ verb: said.verb, rest: line(said.rest, all.how, said.where ?? all.where, all.whatFor) }],
    form: {
      ...form,
      time: all.since ? 'perfect' : form.time,
      not: said.not ?? form.not,
      asks: form.asks || asks !== '' || said.subject.asks === true,
    },
    ...{ first: all.first, often: all.often, when: all.when, asks },
    ...(said.marks && { marks: said.marks }),
  }
}

/** ഉണ്ട് and ഇല്ല: there is, somebody has, somebody is somewhere. */
export const haveClause = (all: Gathered, form: Form, past: boolean): Clause | undefined =>
  finished(all, form, had(all, form, past))

function had(all: Gathered, form: Form, past: boolean): Said | undefined {
  const things = all.nouns.filter((part) => part.case === '')
  const owners = all.nouns.filter((part) => part.case === 'dative')
  const places = all.nouns.filter((part) => part.case === 'locative')
  const than = thanIn(all.nouns)
  if (things.length + owners.length + places.length + (than ? 1 : 0) < all.nouns.length) return undefined
  const [thing, ...more] = things
  const [owner] = owners
  if (form.not && all.nouns.some(({ phrase }) => isEvery(phrase))) return undefined
  const age =
    thing && owner && more.length === 0 && places.length === 0 ? ageOf(thing, owner, past) : undefined
  if (age) return age
  if (thing?.phrase.marks.has('age')) return undefined
  const [place] = places
  if (
    thing &&
    more.length === 0 &&
    owners.length < 2 &&
    (places.length === 0 || (!owner && places.length === 1))
  ) {
    const at = place && !isAsking(place.phrase) ? inPlace(place, '', past) : undefined
    const state =
      place && (at === undefined || all.where !== '') ? undefined : stateOf(thing, owner, all, past)
    if (state) return at === undefined ? state : { ...state, where: at }
  }
  const crowded = thing?.phrase.values.get('at')
  if (crowded !== undefined && !owner && more.length === 0 && (place || all.where !== '') && thing)
    return atPlace(thing, crowded, place, all, past)
  if (than) return undefined
  // പനിയുണ്ടെങ്കിൽ പോകണ്ട: whoever has it.
  const isIll = thing && (thing.phrase.values.has('feel') || thing.phrase.marks.has('ache'))
  const mayBeAnyones =
    mayLeaveOut(form.link) || (form.link === 'end' && all.where === '' && thing && isOfOne(thing.phrase))
  if (isIll && !owner && !place && more.length === 0 && mayBeAnyones)
    return having(thing, unsaid('people', form.asks), true, form, past)
  if (!thing || more.length > 0 || owners.length > 1 || places.length > 1) return undefined
  const inHand = place && isHand(place) ? place.phrase.before.owner : undefined
  const isAsked = isAsking(thing.phrase)
  if (owner || inHand) {
    if (owner && place) return undefined
    const phrase = owner?.phrase ?? inHand
    if (!phrase || isAsking(phrase) || !mayHave(phrase)) return undefined
    const subject = owner
      ? subjectOf(owner, past)
      : subjectOf({ kind: 'noun', phrase, case: '', also: '' }, past)
    // പോകാൻ ആഗ്രഹമുണ്ട്: “I wish to go”.
    const act = thing.phrase.values.get('act')
    if (act !== undefined && all.whatFor !== '' && isPerson(phrase) && isEmpty(thing.phrase.before))
      return { subject, verb: act, rest: '' }
    return having(thing, subject, isPerson(phrase), form, past)
  }
  if (place && (place.phrase.marks.has('time') || isAsking(place.phrase))) return undefined
  const where = place ? inPlace(place, '', past) : all.where
  if (where === undefined || (place && all.where !== '')) return undefined
  const isCounted = thing.phrase.before.count !== undefined || thing.phrase.before.determiner !== undefined
  if (isKnown(thing) || (all.isWhereLast && !isCounted && !thing.phrase.pronoun)) {
    if (where === '' && all.asks === '' && thing.phrase.of === 'thing') return undefined
    const here = where === '' && all.asks === '' ? 'there' : where
    return { subject: subjectOf(thing, past), verb: 'be', rest: here, where: '' }
  }
  if (thing.phrase.values.has('feel') || thing.phrase.values.has('has')) return undefined
  const is = thing.phrase.values.get('is')
  if (is !== undefined && is !== 'raining') return undefined
  if (thing.phrase.marks.has('ache')) return undefined
  const isMany = thing.phrase.number === 'many'
  const there: Subject = { ...unsaid('thing', false), text: 'there', who: isMany ? 'many' : 'one' }
  if (isAsked) return { subject: there, verb: 'be', rest: where, where: '', asks: sayAsked(thing.phrase) }
  const pronoun = thing.phrase.pronoun
  if (pronoun?.kind === 'none')
    return form.not
      ? { subject: there, verb: 'be', rest: line(pronoun.subject, where), where: '', not: false }
      : undefined
  if (pronoun && !form.asks && form.not) return undefined
  const isSession =
    where === '' && isEmpty(thing.phrase.before) && thing.also === '' && sessions.has(thing.phrase.head)
  const text = isSession ? thing.phrase.head : sayPart(thing, 'there is', past)
  if (form.not && !isCounted && thing.also === '' && !pronoun)
    return {
      subject: there,
      verb: 'be',
      rest: line(`no ${text.replace(/^(?:an?|the) /u, '')}`, where),
      where: '',
      not: false,
    }
  return { subject: there, verb: 'be', rest: line(text, where), where: '' }
}

/** ബസിൽ നല്ല തിരക്കുണ്ട്: “it is very crowded on the bus”. */
function atPlace(
  { phrase, also }: NounPart,
  is: string,
  place: NounPart | undefined,
  all: Gathered,
  past: boolean,
): Said | undefined {
  const { adjectives, ...others } = phrase.before
  const where = place ? inPlace(place, '', past) : all.where
  const isVery = /^(?:strong|good)$/u.test(adjectives.join(' '))
  if (where === undefined || also !== '' || !isEmpty({ ...others, adjectives: [] })) return undefined
  if (adjectives.length > 0 && !isVery) return undefined
  const it: Subject = { ...unsaid('thing', false), text: 'it' }
  return { subject: it, verb: 'be', rest: line(isVery ? 'very' : '', is), where }
}

/** ഇന്ന് സ്കൂൾ ഉണ്ടോ: not whether there is a school. */
const sessions = new Set(['school', 'college', 'work'])

/** “It is very hot”, “the coffee is hot”, “how is your mother”. */
function stateOf(
  { phrase, also }: NounPart,
  owner: NounPart | undefined,
  all: Gathered,
  past: boolean,
): Said | undefined {
  if (also !== '') return undefined
  if (all.asks === 'how' && !owner && !phrase.values.has('is'))
    return { subject: subjectOf({ kind: 'noun', phrase, case: '', also }, past), verb: 'be', rest: '' }
  const is = phrase.values.get('is')
  const { adjectives, ...others } = phrase.before
  if (is !== undefined && all.whatFor !== '') return undefined
  if (is === undefined || is === 'raining' || (phrase.marks.has('only') && !owner)) return undefined
  if (!owner && /^(?:beautiful|tasty|sharp|deep|heavy)$/u.test(is)) return undefined
  // എത്ര ഉയരമുണ്ട്: how tall.
  if (owner && others.determiner?.english === 'how many' && adjectives.length === 0)
    return { subject: subjectOf(owner, past), verb: 'be', rest: '', asks: `how ${is}` }
  if (!isEmpty({ ...others, adjectives: [] })) return undefined
  if (adjectives.length > 0 && adjectives.join() !== 'strong' && adjectives.join() !== 'good')
    return undefined
  if (owner && ((isPerson(owner.phrase) && !/^(?:tall|beautiful)$/u.test(is)) || isAsking(owner.phrase)))
    return undefined
  const than = thanIn(all.nouns)
  if (than)
    return owner && adjectives.length === 0
      ? { subject: subjectOf(owner, past), verb: 'be', rest: `${comparative(is)} ${sayThan(than, past)}` }
      : undefined
  const subject: Subject = owner ? subjectOf(owner, past) : { ...unsaid('thing', false), text: 'it' }
  return { subject, verb: 'be', rest: line(adjectives.length > 0 ? 'very' : '', is) }
}

/** What a thing may have: a house has rooms, and a festival has no elephants. */
const mayHave = ({ of, before, entry }: NounPart['phrase']) =>
  of !== 'thing' ||
  (before.count === undefined &&
    [
      'home',
      'nature',
      'animals',
      'plants',
      'town',
      'travel',
      'body',
      'places',
      'clothes',
      'kitchen',
      'phone',
    ].includes(entry.topic))

const isHand = ({ phrase }: NounPart) => phrase.entry.word === 'കൈ' && phrase.before.owner !== undefined

/** Who is known: “my mother is here”, not “there is my mother here”. */
const isKnown = ({ phrase }: NounPart) =>
  phrase.marks.has('name') ||
  phrase.marks.has('kin') ||
  (phrase.pronoun !== undefined && ['plain', 'all'].includes(phrase.pronoun.kind)) ||
  (phrase.before.owner !== undefined && isPerson(phrase.before.owner) && !phrase.before.count) ||
  ['this', 'that'].includes(phrase.before.determiner?.english ?? '') ||
  (phrase.entry.topic === 'family' && isEmpty(phrase.before))

function having(
  thing: NounPart,
  subject: Subject,
  isPerson: boolean,
  form: Form,
  past: boolean,
): Said | undefined {
  const { phrase } = thing
  const { values, pronoun, before } = phrase
  const feel = values.get('feel')
  if (feel !== undefined) {
    const how = before.adjectives.join(' ')
    if (!isPerson || !isEmpty({ ...before, adjectives: [] })) return undefined
    if (how !== '' && !/^(?:strong|good|big|great)/u.test(how)) return undefined
    return { subject, verb: 'be', rest: line(how === '' ? '' : 'very', feel), marks: felt }
  }
  // എനിക്ക് തണുപ്പുണ്ട്.
  const is = values.get('is')
  if (isPerson && isEmpty(before) && (is === 'cold' || is === 'hot'))
    return { subject, verb: 'be', rest: is, marks: felt }
  if (phrase.marks.has('ache'))
    return { subject, verb: 'have', rest: sayPart(thing, 'there is', past), marks: felt }
  if (phrase.entry.word === 'ഇഷ്ടം' || phrase.entry.word === 'ഓർമ്മ') return undefined
  if (isAsking(phrase)) return { subject, verb: 'have', rest: '', asks: sayAsked(phrase) }
  if (pronoun?.kind === 'none' && !form.not) return undefined
  if (pronoun && pronoun.of === 'person') return undefined
  const has = values.get('has')
  if (has !== undefined) return isPerson && isEmpty(before) ? { subject, verb: 'have', rest: has } : undefined
  return { subject, verb: 'have', rest: pronoun ? pronoun.object : sayPart(thing, 'there is', past) }
}

/** വേണം, അറിയാം, മതി: what one wants, knows, and what is enough. */
export const wantClause = (all: Gathered, form: Form, past: boolean): Clause | undefined =>
  finished(all, form, withObject(all, 'want', form, past))

export const knowClause = (all: Gathered, form: Form, past: boolean): Clause | undefined =>
  finished(all, form, withObject(all, 'know', form, past))

function withObject(all: Gathered, verb: 'want' | 'know', form: Form, past: boolean): Said | undefined {
  const owners = all.nouns.filter((part) => part.case === 'dative' && isPerson(part.phrase))
  const things = all.nouns.filter((part) => part.case === '' || part.case === 'accusative')
  const [owner, ...others] = owners
  const [thing, ...more] = things
  // എല്ലാവർക്കും അറിയില്ല: not all of them, or none.
  if (form.not && owner && isEvery(owner.phrase)) return undefined
  if (more.length > 0 || others.length > 0 || all.nouns.length > owners.length + things.length)
    return undefined
  const isNobody = owner?.phrase.pronoun?.kind === 'none'
  if (isNobody && !form.not) return undefined
  const not = form.not && !isNobody
  // എനിക്ക് അറിയില്ല, എനിക്ക് വേണ്ട: what was spoken of.
  if (!thing) {
    // നോക്കിയാൽ അറിയാം: one can see it.
    if ((!owner && (verb === 'want' || !(form.not || form.asks))) || all.asks !== '' || all.whatFor !== '')
      return undefined
    const who = owner ? subjectOf(owner, past) : unsaid('people', form.asks)
    return { subject: who, verb: verb === 'want' ? 'want/need' : verb, rest: '(it)', not }
  }
  if (verb === 'want' && isPerson(thing.phrase) && thing.case !== 'accusative' && thing.phrase.pronoun)
    return undefined
  const subject = owner ? subjectOf(owner, past) : unsaid('people', form.asks)
  const isTime = thing.phrase.marks.has('time') || thing.phrase.head === 'rupee'
  const said = verb !== 'want' ? verb : isTime ? 'need' : 'want/need'
  if (isAsking(thing.phrase)) return { subject, verb: said, rest: '', asks: sayAsked(thing.phrase), not }
  const none = thing.phrase.pronoun?.kind === 'none'
  if (none && !form.not) return undefined
  const role = thing.case === 'accusative' || verb === 'know' ? 'known object' : 'object'
  return {
    subject,
    verb: said,
    rest: say(thing.phrase, role, past) === '' ? '' : sayPart(thing, role, past),
    not,
  }
}

/** “Two hundred rupees is enough.” */
const isSum = ({ phrase }: NounPart) =>
  phrase.before.count !== undefined &&
  (phrase.marks.has('time') ||
    phrase.marks.has('measure') ||
    phrase.marks.has('vessel') ||
    phrase.before.count.of === true ||
    phrase.head === 'rupee')

/** “Tea is enough for me.” */
export function enoughClause(all: Gathered, form: Form, past: boolean): Clause | undefined {
  const [thing, ...more] = all.nouns.filter((part) => part.case === '')
  const [owner, ...others] = all.nouns.filter((part) => part.case === 'dative')
  if (!thing || more.length + others.length > 0 || isAsking(thing.phrase)) return undefined
  if (all.nouns.length > (owner ? 2 : 1)) return undefined
  const subject = subjectOf(thing, past)
  // കറിക്ക് ഉപ്പ് മതിയോ: asked of what is in it.
  const isIn = owner !== undefined && !isPerson(owner.phrase) && form.asks
  const isLoose = thing.phrase.ready || thing.phrase.before.count || thing.phrase.number === 'mass'
  const text = sayPart(thing, isLoose && !isIn ? 'object' : 'subject', past)
  return finished(all, form, {
    subject: { ...subject, text, who: isSum(thing) ? 'one' : subject.who },
    verb: 'be',
    rest: line('enough', owner ? `for ${sayPart(owner, 'known object', past)}` : ''),
  })
}
