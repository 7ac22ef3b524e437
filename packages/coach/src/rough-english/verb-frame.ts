import type { LexiconEntry } from '@app/learning/vocabulary'
import { type Clause, line, type Subject, type Unsaid, unsaid } from './clause.ts'
import { lateBy, placedObject, withHow } from './english/phrasal.ts'
import type { Form } from './form.ts'
import { type Gathered, isAlive, isAsking, isEvery, isPerson, sayAsked, subjectOf } from './gather.ts'
import { firstOf, isEmpty, whose } from './noun-phrase.ts'
import { inPlace, type NounPart, sayPart } from './parts.ts'
import { bidding, byItself, sortPlain } from './sort-nouns.ts'
import { lineFor, readTable, type TableLine } from './table.ts'
import { idiomLines } from './tables/idioms.ts'
import { verbLines } from './tables/verbs.ts'
import { timeOf } from './verb-time.ts'

const verbs = readTable(verbLines)
const idioms = new Map([
  ...[...verbs].filter(([words]) => words.includes(' ') && !words.includes('+') && !words.includes('/')),
  ...readTable(idiomLines),
])

/** Whether a noun and a verb say one thing together. */
export const isIdiom = (noun: string, verb: string) => idioms.has(`${noun} ${verb}`)

export const isVerbInTable = (word: string) => verbs.has(word)

/** The English of a verb, and what it does with its cases. Undefined where it has too many senses. */
export function verbLine(
  { word, means }: LexiconEntry,
  kinds: readonly string[] = [],
): TableLine | undefined {
  for (const kind of kinds) {
    const special = verbs.get(`${word} + ${kind}`)
    if (special) return special.english === 'no' ? undefined : special
  }
  const found = lineFor(verbs, word, means[0] ?? '')
  if (found) return found.english === 'no' ? undefined : found
  if (means[0]?.startsWith('to make ')) return undefined
  const [only, ...others] = means
  if (only === undefined || others.length > 0 || !only.startsWith('to ')) return undefined
  const english = firstOf(only.slice(3))
  const changes = /^(?:get|become|grow|turn|be|go|come) /u.test(english) ? ['changes'] : []
  return { english, marks: new Set(['unlisted', ...changes]), values: new Map() }
}

/** Of what kind the nouns beside a verb are: one gets on a bus, and climbs a tree. */
const kindsIn = ({ nouns, where, whatFor }: Gathered): string[] => [
  ...(nouns.some(({ phrase, case: ending }) => phrase.entry.topic === 'clothes' && ending !== 'locative') &&
  (where !== '' || nouns.some(({ case: ending }) => ending === 'locative'))
    ? ['clothes in a place']
    : []),
  ...nouns.flatMap(({ phrase, case: ending }) => [
    phrase.entry.word,
    ...(ending === '' && (phrase.marks.has('ache') || phrase.values.has('feel')) ? ['ache'] : []),
    ...(ending === '' && phrase.marks.has('vehicle') ? ['വാഹനം'] : []),
    ...(ending === 'locative' && phrase.marks.has('vehicle') ? ['vehicle'] : []),
    ...(ending === 'locative' ? [phrase.entry.topic] : []),
    ...(ending === '' || ending === 'accusative' ? [`${phrase.entry.topic} object`] : []),
    ...(ending === 'locative' ? ['place'] : []),
  ]),
  ...(/^from .*\b(?:bus|train|car|auto-rickshaw|vehicle|boat|plane|taxi)$/u.test(where)
    ? ['from vehicle']
    : []),
  ...(/^from /u.test(where) ? ['from place'] : []),
  ...(where === '' ? [] : ['place']),
  ...(whatFor === '' ? [] : ['purpose']),
  ...(where === 'below' && nouns.length > 0 && nouns.every(isLifeless) ? ['thing below'] : []),
]

const isLifeless = ({ phrase, case: ending }: NounPart) =>
  ending === '' && !isAlive(phrase) && !phrase.marks.has('vehicle')

/** The idiom of the noun before the verb, and the parts without it. */
function withIdiom(
  gathered: Gathered,
  verb: LexiconEntry,
): { found: TableLine; rest: Gathered; noun: NounPart } | undefined {
  const noun = gathered.nouns.at(-1)
  if (noun?.case !== '' || noun.also !== '') return undefined
  const found = idioms.get(`${noun.phrase.entry.word} ${verb.word}`)
  if (!found) return undefined
  return { found, rest: { ...gathered, nouns: gathered.nouns.slice(0, -1) }, noun }
}

/** What is said with a verb: who does what, to whom, where and when. Undefined where a case does not fit. */
export function verbClause(all: Gathered, verb: LexiconEntry, form: Form, past: boolean): Clause | undefined {
  if (form.forSomebody && !all.nouns.some(isWhom)) return undefined
  const idiom = withIdiom(all, verb)
  if (idiom?.found.english === 'no') return undefined
  if (idiom?.found.marks.has('keep')) return framed(all, idiom.found, form, past)
  if (idiom && !isEmpty(idiom.noun.phrase.before)) {
    const { adjectives, ...others } = idiom.noun.phrase.before
    const isHeavy = idiom.found.marks.has('weather') && adjectives.join() === 'heavy'
    if (isHeavy && isEmpty({ ...others, adjectives: [] }))
      return framed({ ...idiom.rest, how: line('heavily', all.how) }, idiom.found, form, past)
  }
  if (idiom && isEmpty(idiom.noun.phrase.before)) return framed(idiom.rest, idiom.found, form, past)
  const own = idiom && ofOwner(idiom)
  if (idiom && own) return framed(idiom.rest, own, form, past)
  const found = verbLine(verb, kindsIn(all))
  const given = form.forSomebody ? found && forOther(all, found) : found
  return given && framed(all, given, form, past)
}

const isWhom = ({ case: ending, phrase }: NounPart) => ending === 'dative' && isPerson(phrase)

/** വായിച്ചുകൊടുത്തു: “read to”, ഉണ്ടാക്കിക്കൊടുത്തു: “made for”. */
function forOther({ nouns }: Gathered, found: TableLine): TableLine | undefined {
  const persons = nouns.filter(isWhom)
  if (persons.length !== 1 || !(found.marks.has('it') || found.marks.has('object'))) return undefined
  const own = found.values.get('dat')
  const prep = /^(?:read|sing)\b/u.test(found.english) ? 'to' : own === 'no' ? undefined : (own ?? 'for')
  return prep === undefined ? undefined : { ...found, values: new Map([...found.values, ['dat', prep]]) }
}

/** “brushed my teeth”, “washed the baby’s face”: whose they are, where it is somebody. */
function ofOwner({ found, noun }: { found: TableLine; noun: NounPart }): TableLine | undefined {
  const { owner, ...others } = noun.phrase.before
  if (!found.marks.has('own') || !owner || !isAlive(owner) || !isEmpty(others)) return undefined
  return { ...found, english: found.english.replace('…', whose(owner)) }
}

function framed(all: Gathered, verb: TableLine, form: Form, past: boolean): Clause | undefined {
  const roles = rolesOf(all, verb, form, past)
  if (!roles) return undefined
  const { subject, object, rest, asks } = roles
  const isAsked = form.asks || asks !== '' || all.asks !== '' || subject.asks === true
  const time = timeOf(all, verb, form, subject)
  if (!time) return undefined
  if (all.whatFor !== '' && /(?:of|to|with|in|at|on)$/u.test(verb.english)) return undefined
  if (verb.marks.has('where') && rest === '' && all.where === '') return undefined
  if (all.asks !== '' && asks !== '') return undefined
  const own = verb.marks.has('own') ? owned(verb.english, subject, form) : verb.english
  const { english, when } = lateBy(own, all.when)
  const { how, ...done } = withHow(english, all.how)
  const placed = placedObject(done.english, object, asks !== '')
  if (all.back !== '' && !/^(?:go|come|give|bring|take|send|return|pay)\b/u.test(english)) return undefined
  return {
    subject: roles.subject,
    acts: [
      {
        verb: placed.verb,
        rest: line(
          placed.rest,
          all.back,
          rest,
          how,
          english.match(/^(?:fall|put|sit|come|go|throw|get)\b/u) && all.where === 'below'
            ? 'down'
            : verb.marks.has('away')
              ? all.where.replace(/^from /u, '')
              : all.where,
          all.whatFor,
        ),
      },
    ],
    form: { ...form, time, not: roles.not && !all.never, asks: isAsked },
    ...{ first: all.first, often: all.often, when, asks: line(all.asks, asks) },
    marks: verb.marks.has('sensed') && (object === '' || object.startsWith('(')) ? noMarks : verb.marks,
  }
}

/** What one sees is one's own to know; that one saw is not. */
const noMarks: ReadonlySet<string> = new Set()

const owned = (english: string, { who, again, text }: Subject, { time }: Form) => {
  const whose: Readonly<Record<string, string>> = {
    I: 'my',
    he: 'his',
    she: 'her',
    you: 'your',
    we: 'our',
    they: 'their',
    who: 'their',
  }
  const own = who === 'I' ? 'my' : (whose[again] ?? whose[text] ?? (who === 'many' ? 'their' : 'the'))
  const isBidden = time === 'command' || time === 'please'
  return english.replace('…', isBidden ? 'your' : text.startsWith('(') ? 'the' : own)
}

type Roles = { subject: Subject; object: string; rest: string; asks: string; not: boolean }

/** Who does it, and to what: by their cases, and of two without a case by which of them is alive. */
function rolesOf(all: Gathered, verb: TableLine, form: Form, past: boolean): Roles | undefined {
  const { marks, values } = verb
  const takesObject = marks.has('it') || marks.has('object') || verb.english.includes('(')
  let [doer, object]: [NounPart | undefined, NounPart | undefined] = [undefined, undefined]
  const rest: string[] = []
  let whom = ''
  const plain: NounPart[] = []
  for (const part of all.nouns) {
    const { phrase } = part
    const as = (prep: string) => line(prep, sayPart(part, 'place', past))
    switch (part.case) {
      case '': {
        // ആലപ്പുഴ എത്തി: where one arrives.
        const place = verb.english === 'arrive' && isGoal(part) ? placeOf(part, verb, past) : undefined
        if (place === undefined) plain.push(part)
        else rest.push(place)
        break
      }
      case 'accusative': {
        if (object || (!takesObject && !marks.has('unlisted'))) return undefined
        object = part
        break
      }
      case 'dative': {
        const prep = values.get('dat')
        if (marks.has('felt') && isPerson(phrase) && !doer) doer = part
        else if (phrase.head === 'rupee' && phrase.before.count) rest.push(as('for'))
        else if (prep === 'no' || marks.has('felt')) return undefined
        else if (isPerson(phrase)) {
          if (prep === undefined || whom !== '' || isAsking(phrase) || values.get('loc') === 'to')
            return undefined
          whom = prep === '-' ? as('') : as(prep)
          if (prep === '-' && !marks.has('it')) {
            if (object) return undefined
            object = part
            whom = ''
          }
        } else if (phrase.of === 'animal' || isAsking(phrase)) return undefined
        else if (prep === 'to' && values.get('loc') === 'to' && mayBeGoal(part)) {
          const place = inPlace(part, 'to', past)
          if (place === undefined) return undefined
          rest.push(place)
        } else if (phrase.before.count && phrase.head !== 'rupee') return undefined
        else rest.push(as('for'))
        break
      }
      case 'sociative': {
        const prep = values.get('soc')
        if (prep === undefined || prep === 'no' || isAsking(phrase) || whom !== '') return undefined
        whom = as(prep === '-' ? '' : prep)
        break
      }
      case 'locative': {
        if (values.get('loc') === '-' && !object) {
          object = { ...part, case: 'accusative' }
          break
        }
        const place = placeOf(part, verb, past)
        if (place === undefined || isAsking(phrase)) return undefined
        if (
          verb.english === 'come' &&
          all.nouns.some(
            (one) => one.case === '' && one.phrase.of === 'thing' && !one.phrase.marks.has('vehicle'),
          )
        )
          return undefined
        rest.push(place)
        break
      }
      default:
        return undefined
    }
  }
  for (const part of plain) {
    if (part.phrase.pronoun?.kind === 'all' && doer) return undefined
  }
  const sorted = sortPlain(plain, { doer, object, takesObject, marks, isBidden: bidding.has(form.time) })
  if (!sorted) return undefined
  doer = sorted.doer
  object = sorted.object
  if (doer && (marks.has('weather') || (form.not && isEvery(doer.phrase)))) return undefined
  if (doer && marks.has('thing') && isPerson(doer.phrase)) return undefined
  if (
    doer &&
    !marks.has('thing') &&
    !marks.has('any') &&
    !marks.has('unlisted') &&
    !isAlive(doer.phrase) &&
    !isAsking(doer.phrase)
  )
    if (!/^(?:be afraid|hold)/u.test(verb.english)) return undefined
  if (doer?.phrase.pronoun?.subject === 'what' && !marks.has('thing')) return undefined
  if (marks.has('named') && !doer) return undefined
  if (
    marks.has('few') &&
    object &&
    !object.phrase.pronoun &&
    !object.phrase.before.asks &&
    !deeds.has(object.phrase.entry.word)
  )
    return undefined
  if (marks.has('unlisted') && !doer && !object) return undefined
  const isNobody = doer?.phrase.pronoun?.kind === 'none'
  const isNothing = object?.phrase.pronoun?.kind === 'none'
  if ((isNobody || isNothing) && !form.not && !form.asks && form.link !== 'without') return undefined
  const subject = marks.has('weather')
    ? { ...unsaid('thing', false), text: 'it' }
    : doer
      ? subjectOf(doer, past)
      : unsaid(unsaidOf(marks), form.asks)
  const isObjectAsked = object !== undefined && isAsking(object.phrase)
  if (isObjectAsked && subject.asks) return undefined
  const isHalting = doer !== undefined && !object && byItself(doer.phrase, marks)
  const missing =
    object || isHalting
      ? ''
      : marks.has('whom')
        ? '(me/you/them…)'
        : verb.english === 'see'
          ? '(it/him/her…)'
          : marks.has('it')
            ? '(it)'
            : ''
  const said = object && !isObjectAsked ? sayPart(object, roleOf(object, verb), past) : missing
  const direct =
    whom !== '' && values.get('dat') === '-' && marks.has('it') ? line(whom, said) : line(said, whom)
  return {
    ...{ subject, object: direct, rest: rest.join(' '), not: form.not && !isNobody },
    asks: isObjectAsked && object ? sayAsked(object.phrase) : '',
  }
}

/** One opens the door and not a door: what is changed is known. */
const changing =
  /^(?:open|close|lock|clean|wash|wipe|sweep|switch|cross|stop|fix|repair|heat|park|charge|press|fold|push|pull|turn|finish|reduce|put out|touch|burn|stir|hide|move|shake|change|correct|check|water|cut|bite|throw|say|tell|know|take off|lift|hear|lose|cover)\b/u

/** What one “does” in English too. */
const deeds = new Set('ജോലി പണി കാര്യം ഹോംവർക്ക് യോഗ പരീക്ഷണം'.split(' '))

/** Where one may go: to a shop, to a wedding, to work; not to the winter. */
const goals = new Set([
  'home',
  'town',
  'places',
  'nature',
  'school',
  'work',
  'travel',
  'money',
  'government',
  'culture',
  'film',
  'arts',
  'sport',
  'people',
  'health',
  'phone',
  'directions',
])

const mayBeGoal = ({ phrase }: NounPart) =>
  goals.has(phrase.entry.topic) || phrase.marks.has('name') || phrase.pronoun !== undefined

const isGoal = ({ phrase, also }: NounPart) =>
  phrase.of === 'thing' &&
  also === '' &&
  !isAsking(phrase) &&
  (phrase.marks.has('name') || phrase.marks.has('at') || placeTopics.has(phrase.entry.topic))
const placeTopics = new Set(['home', 'town', 'places', 'school'])

const roleOf = ({ case: ending, phrase }: NounPart, { english }: TableLine) =>
  ending === 'accusative' || phrase.before.after || phrase.entry.topic === 'body' || changing.test(english)
    ? 'known object'
    : 'object'

const unsaidOf = (marks: ReadonlySet<string>): Unsaid => (marks.has('thing') ? 'thing' : 'people')

function placeOf(part: NounPart, { values, english }: TableLine, past: boolean): string | undefined {
  const { phrase } = part
  const isTo = values.get('loc') === 'to'
  if (isTo && !phrase.marks.has('vehicle') && !mayBeGoal(part)) return undefined
  const way = values.get('loc')
  if (phrase.marks.has('vehicle')) {
    const isMoving = /^(?:go|come|travel|arrive|return|set out)\b/u.test(english)
    if (isMoving) return isEmpty(phrase.before) ? `by ${phrase.head}` : inPlace(part, '', past)
  }
  if (phrase.marks.has('bare') && !phrase.marks.has('name'))
    return `${phrase.marks.has('on') ? 'on' : 'in'} ${phrase.head}`
  const isInto = /^(?:put|fall|pour|throw|add|drop)\b/u.test(english)
  return inPlace(part, way ?? (isInto ? 'in' : ''), past)
}
