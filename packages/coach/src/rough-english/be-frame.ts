import { ageOf } from './age.ts'
import { type Clause, line, type Subject, unsaid } from './clause.ts'
import { comparative, sayThan, thanIn } from './comparison.ts'
import { type Form, type Link, mayLeaveOut } from './form.ts'
import { type Gathered, gather, isAlive, isAsking, isEvery, isPerson, sayAsked, subjectOf } from './gather.ts'
import { isEmpty, say } from './noun-phrase.ts'
import { inCase, inPlace, type NounPart, type Part, sayPart } from './parts.ts'

const it: Subject = { ...unsaid('thing', false), text: 'it', unsaid: 'thing' }

type Said = {
  subject: Subject
  verb: string
  rest: string
  asks?: string
  often?: string
  when?: string
  isFelt?: true
}

/** What is said with ആണ് and അല്ല: who or what somebody or something is, where, when, or how. */
export function beClause(parts: readonly Part[], form: Form, past: boolean): Clause | undefined {
  const predicate = parts.at(-1)
  if (!predicate) return undefined
  const all = gather(parts.slice(0, -1), past)
  if (!all) return undefined
  if (form.not && all.nouns.some(({ phrase }) => isEvery(phrase))) return undefined
  const said = sayPredicate(predicate, all, past, form.link)
  if (!said) return undefined
  const asks = line(all.asks, said.asks ?? '')
  // രണ്ട് ദിവസമായി പനിയാണ്.
  const time = all.since && form.time === 'present' ? 'perfect' : form.time
  if (all.since && time !== 'perfect') return undefined
  return {
    subject: said.subject.unsaid === 'people' ? unsaid('people', form.asks || asks !== '') : said.subject,
    acts: [{ verb: said.verb, rest: line(said.rest, all.how, all.where, all.whatFor) }],
    form: { ...form, time, asks: form.asks || asks !== '' || said.subject.asks === true },
    ...{ first: all.first, often: line(all.often, said.often ?? ''), when: said.when ?? all.when, asks },
    ...(said.isFelt && { marks: felt }),
  }
}

const felt: ReadonlySet<string> = new Set(['felt'])

function sayPredicate(predicate: Part, all: Gathered, past: boolean, link: Link): Said | undefined {
  switch (predicate.kind) {
    case 'adjective':
      return ofSubject(all, past, predicate.text)
    case 'asks': {
      if (predicate.text === 'how much') return costs(all, past)
      const said = ofSubject(all, past, '')
      return said && !said.subject.unsaid && all.asks === '' ? { ...said, asks: predicate.text } : undefined
    }
    case 'said':
      return predicate.at === 'where' || predicate.at === 'how' || isTime.has(predicate.at)
        ? ofSubject(all, past, predicate.text)
        : undefined
    case 'to':
      return undefined
    case 'noun':
      return isNoun(predicate, all, past, link)
  }
}

const isTime = new Set(['when', 'day', 'clock', 'part'])

/** The one noun without a case is what it is said of. “It”, where there is none. */
function ofSubject(all: Gathered, past: boolean, said: string): Said | undefined {
  const place = all.nouns.find(({ case: ending }) => ending === 'locative')
  const [subject, ...more] = all.nouns.filter((part) => part !== place)
  const where = place && !isAsking(place.phrase) ? inPlace(place, '', past) : ''
  if (where === undefined || (place && !subject)) return undefined
  const rest = line(said, where)
  if (more.length > 0 || (subject && (subject.case !== '' || subject.phrase.values.has('feel'))))
    return undefined
  // ഫ്രീയാണോ: are you, is he.
  if (!subject && ofPeople.test(rest)) return undefined
  return {
    subject: subject ? thatOf(subject, past) : all.whatFor === '' ? { ...it, text: '(it/he/she…)' } : it,
    verb: 'be',
    rest,
  }
}

const ofPeople =
  /\b(?:free|busy|happy|sad|angry|tired|hungry|afraid|ill|sick|married|single|alone|proud|on holiday|on leave)$/u

/** അത് is “that” beside what it is. */
const thatOf = (part: NounPart, past: boolean): Subject => {
  const subject = subjectOf(part, past)
  return subject.text === 'it' ? { ...subject, text: 'that' } : subject
}

function isNoun(predicate: NounPart, all: Gathered, past: boolean, link: Link): Said | undefined {
  const { phrase } = predicate
  const { marks, values, before } = phrase
  if (predicate.also !== '') return undefined
  if (predicate.case === '') {
    // ഈ ആപ്പിളിന് എന്താ വില: the price of this apple.
    const [owner, owned, ...none] = all.nouns
    if (
      phrase.pronoun?.kind === 'asks' &&
      owner?.case === 'dative' &&
      owned?.case === '' &&
      none.length === 0
    ) {
      if (!isEmpty(owned.phrase.before) || isAsking(owner.phrase) || owned.phrase.values.size > 0)
        return undefined
      const isOf = ofThing.has(owned.phrase.head)
      if (!isOf && isPerson(owner.phrase)) return undefined
      const after = () => `for ${sayPart(owner, 'place', past)}`
      const before = { ...owned.phrase.before, ...(isOf ? { owner: owner.phrase } : { after }) }
      const of = { ...owned, phrase: { ...owned.phrase, before } }
      return isNoun(predicate, { ...all, nouns: [of] }, past, link)
    }
    // എനിക്ക് ഏറ്റവും ഇഷ്ടം ചായയാണ്: what is liked comes last.
    const liking = all.nouns.find((part) => part.case === '' && part.phrase.entry.word === 'ഇഷ്ടം')
    if (liking)
      return isFelt(
        liking,
        { ...all, nouns: [...all.nouns.filter((part) => part !== liking), predicate] },
        past,
      )
    const placed = isThere(predicate, all, past, link)
    if (placed) return placed
    const felt = isFelt(predicate, all, past, link)
    if (felt) return felt
    const is = values.get('is')
    const [what, ...others] = all.nouns
    if (
      is !== undefined &&
      what?.case === 'dative' &&
      others.length === 0 &&
      !isPerson(what.phrase) &&
      !isAsking(what.phrase)
    )
      return isEmpty({ ...before, adjectives: [] })
        ? states(is, before.adjectives, { ...all, nouns: [{ ...what, case: '' }] }, past)
        : undefined
    const whom = all.nouns.find((part) => part.case === 'dative' && isPerson(part.phrase))
    const [thing, ...rest_] = all.nouns.filter((part) => part !== whom)
    if ((is === 'difficult' || is === 'easy') && whom && rest_.length === 0 && isEmpty(before)) {
      if (thing && thing.case !== '') return undefined
      return {
        subject: thing ? thatOf(thing, past) : it,
        verb: 'be',
        rest: `${is} for ${sayPart(whom, 'known object', past)}`,
      }
    }
    if (what?.case === 'dative' && others.length === 0 && isAsking(phrase) && phrase.head === 'rupee')
      return isPerson(what.phrase) || isAsking(what.phrase)
        ? undefined
        : { subject: subjectOf(what, past), verb: 'be', rest: '', asks: sayAsked(phrase) }
    const age = what && others.length === 0 ? ageOf(predicate, what, past) : undefined
    if (age) return age
    if (all.nouns.some((part) => part.case !== '')) return undefined
    if (marks.has('only') || marks.has('age')) return undefined
    if (is !== undefined && isEmpty({ ...before, adjectives: [] }))
      return states(is, before.adjectives, all, past)
    if (values.has('feel') || marks.has('ache')) return undefined
    const [subject, ...more] = all.nouns
    if (more.length > 0 || subject?.phrase.values.has('feel')) return undefined
    if (isAsking(phrase) && phrase.head === 'rupee' && !subject)
      return { subject: it, verb: 'be', rest: '', asks: sayAsked(phrase) }
    if (isAsking(phrase)) {
      if (!subject || isAsking(subject.phrase)) return undefined
      return { subject: thatOf(subject, past), verb: 'be', rest: '', asks: sayAsked(phrase) }
    }
    if (phrase.pronoun && phrase.pronoun.kind !== 'plain') return undefined
    // എന്റെ വീട് കൊച്ചിയാണ്: a house is in a town, and a home village is one.
    const isTown =
      phrase.entry.kind === 'place' &&
      subject !== undefined &&
      !/^(?:home village|place|city|town|village|capital)/u.test(subject.phrase.head)
    if (isTown && !subject.phrase.pronoun)
      return { subject: thatOf(subject, past), verb: 'be', rest: `in ${phrase.head}` }
    const rest = say(phrase, 'predicate', past)
    if (subject && isCompound(subject, predicate)) return undefined
    if (subject) return { subject: thatOf(subject, past), verb: 'be', rest }
    const day = /^(?:today|tomorrow|yesterday)$/u.exec(all.when)?.[0]
    if (day !== undefined && (marks.has('day') || marks.has('feast')) && all.where === '' && isEmpty(before))
      return { subject: { ...it, text: day }, verb: 'be', rest: phrase.head, when: '' }
    if (marks.has('day') || marks.has('feast') || marks.has('time')) return undefined
    return isPerson(phrase) || phrase.of === 'animal' ? undefined : { subject: it, verb: 'be', rest }
  }
  if (predicate.case === 'locative') {
    const feel = values.get('feel')
    if (feel !== undefined && isEmpty({ ...before, adjectives: [] })) {
      const { adjectives } = before
      const isVery = /^(?:good|strong)$/u.test(adjectives.join())
      return adjectives.length === 0 || isVery
        ? ofSubject(all, past, line(isVery ? 'very' : '', feel))
        : undefined
    }
    if (feel !== undefined) return undefined
    const place = inPlace(predicate, '', past)
    return place === undefined || isAsking(phrase) ? undefined : ofSubject(all, past, place)
  }
  const placed = inCase(predicate, past)
  return placed?.kind === 'said' ? ofSubject(all, past, placed.text) : undefined
}

/** വില എത്രയാണ്: “what is the price”; ഒരു കിലോ ഉള്ളിക്ക് എത്രയാണ്: “how much is a kilo of onions”. */
function costs(all: Gathered, past: boolean): Said | undefined {
  const [thing, ...more] = all.nouns
  if (!thing || more.length > 0 || all.asks !== '' || isAlive(thing.phrase)) return undefined
  const subject = { ...subjectOf(thing, past), who: 'one' as const }
  if (thing.case === 'dative') return { subject, verb: 'be', rest: '', asks: 'how much' }
  return thing.case === '' && amounts.has(thing.phrase.head)
    ? { subject, verb: 'be', rest: '', asks: 'what' }
    : undefined
}

const amounts = new Set(
  'price rate amount distance number date age weight height length depth population salary fee fare size speed rent total'.split(
    ' ',
  ),
)

/** ബസിൽ നല്ല തിരക്കാണ്, നാട്ടിൽ മഴയാണ്: how it is at a place. */
function isThere(predicate: NounPart, all: Gathered, past: boolean, link: Link): Said | undefined {
  const [part, ...more] = all.nouns
  const { values, before } = predicate.phrase
  const crowded = values.get('at')
  const place = part?.case === 'locative' && !isAsking(part.phrase) ? inPlace(part, '', past) : undefined
  if (more.length > 0 || (part && place === undefined)) return undefined
  if (crowded !== undefined && (place !== undefined || all.where !== '')) {
    const said = isEmpty({ ...before, adjectives: [] })
      ? states(crowded, before.adjectives, { ...all, nouns: [] }, past)
      : undefined
    return said && { ...said, rest: line(said.rest, place ?? '') }
  }
  if (place === undefined || !values.has('is')) return undefined
  const said = isNoun(predicate, { ...all, nouns: [] }, past, link)
  return said && { ...said, rest: line(said.rest, place) }
}

/** What is of a thing in English; another thing is for it: medicine, a solution. */
const ofThing = new Set(['price', 'name', 'meaning', 'colour', 'taste', 'problem', 'reason', 'use'])

/** പച്ചക്കറി വിളവെടുപ്പാണ് may be the harvest of vegetables: two bare nouns may be one. */
const isCompound = ({ phrase: first }: NounPart, { phrase: second }: NounPart) =>
  [first, second].every(
    ({ of, before, marks, pronoun }) =>
      of === 'thing' && isEmpty(before) && !marks.has('bare') && !marks.has('feast') && !pronoun,
  )

/** “It is hot”, “the tea is very hot”. */
function states(is: string, adjectives: readonly string[], all: Gathered, past: boolean): Said | undefined {
  const how =
    adjectives.length === 0
      ? ''
      : /^(?:strong|good|great|terrible|heavy)/u.test(adjectives.join(' '))
        ? 'very'
        : undefined
  if (how === undefined) return undefined
  const than = thanIn(all.nouns)
  const [subject, ...more] = all.nouns.filter((part) => part !== than)
  if (more.length > 0 || (than && (!subject || how !== '' || is === 'raining'))) return undefined
  if (is === 'raining')
    return subject
      ? undefined
      : { subject: it, verb: 'be', rest: line('raining', how === 'very' ? 'heavily' : '') }
  if (!subject && ofPeople.test(is)) return undefined
  const found = subject ? thatOf(subject, past) : it
  return {
    subject: found,
    verb: 'be',
    rest: than ? `${comparative(is)} ${sayThan(than, past)}` : line(how, is),
  }
}

/** “I am afraid of the dog”, “he has a fever”, “I like tea”: of the one in the dative. */
function isFelt({ phrase }: NounPart, all: Gathered, past: boolean, link?: Link): Said | undefined {
  const feel = phrase.values.get('feel')
  const isLiking = phrase.entry.word === 'ഇഷ്ടം'
  if (feel === undefined && !phrase.marks.has('ache') && !isLiking) return undefined
  const whom = all.nouns.filter((part) => part.case === 'dative')
  const [who] = whom
  const than = isLiking ? thanIn(all.nouns) : undefined
  const others = all.nouns.filter((part) => part.case !== 'dative' && part !== than)
  if (whom.length > 1 || (who && !isPerson(who.phrase)) || others.length > 1) return undefined
  const [what] = others
  const { adjectives, ...others_ } = phrase.before
  if (!isEmpty({ ...others_, adjectives: [] })) return undefined
  const isVery = adjectives.length > 0
  if (isVery && !/^(?:good|strong|big|great|terrible)/u.test(adjectives.join(' '))) return undefined
  if (isLiking) {
    const whatFor = all.whatFor
    if (!what && whatFor === '') return undefined
    if (what && !['', 'accusative'].includes(what.case)) return undefined
    const asks = what !== undefined && isAsking(what.phrase)
    const rest =
      what && !asks
        ? sayPart(what, what.case === '' && !hasOwnWord(what) ? 'object' : 'known object', past)
        : ''
    return {
      subject: who ? subjectOf(who, past) : unsaid('people', true),
      verb: 'like',
      rest: line(
        liked(rest, what),
        isVery ? 'very much' : '',
        than ? `more ${sayThan(than, past, true)}` : '',
      ),
      ...(asks && { asks: sayAsked(what.phrase) }),
    }
  }
  if (!who && (!mayLeaveOut(link) || what)) return undefined
  const subject = who ? subjectOf(who, past) : unsaid('people', false)
  if (what) {
    if (feel !== 'afraid' || what.case !== 'accusative') return undefined
    return {
      subject,
      verb: 'be',
      rest: line(isVery ? 'very' : '', `afraid of ${sayPart(what, 'known object', past)}`),
    }
  }
  if (feel !== undefined) return { subject, verb: 'be', rest: line(isVery ? 'very' : '', feel), isFelt: true }
  return {
    subject,
    verb: 'have',
    isFelt: true,
    rest: say(
      { ...phrase, before: { ...phrase.before, adjectives: isVery ? ['bad'] : [] } },
      'predicate',
      past,
    ),
  }
}

const hasOwnWord = ({ phrase }: NounPart) =>
  phrase.before.determiner !== undefined || phrase.before.owner !== undefined

/** One likes dogs and tea, not a dog: “I like a dog” would be another thing. */
const liked = (text: string, what: NounPart | undefined) =>
  what && /^an? /u.test(text) && what.phrase.number === 'one' && !what.phrase.before.determiner
    ? say({ ...what.phrase, number: 'many' }, 'object')
    : text
