import { isPast, type Link } from '../frame/form.ts'
import type { Act, Frame, Linked, Who } from '../frame/frame.ts'
import type { Sentence } from '../frame/said.ts'
import { readEnglish, wordsOf } from '../from-english/read-english.ts'
import type { Language } from '../language/language.ts'
import { mannerOf, withMode } from './manner.ts'
import type { Manner, Meaning, Role, ThingMeaning } from './meaning.ts'
import { afterRoles } from './places.ts'
import type { Reader } from './reader.ts'
import { rolesOf } from './roles.ts'
import { takenApart } from './several-words.ts'

/** Who reads what frames say. */
export function readerOf(language: Language): Reader {
  const known = new Map<string, Act | undefined>()
  const verb = (text: string) => {
    if (!known.has(text)) known.set(text, actIn(text, language))
    return known.get(text)
  }
  const r: Reader = {
    ...{ words: wordsOf(language), verb },
    clause: (frame) => clauseOf(r, frame),
    places: (thing) => afterRoles(r, thing),
  }
  return r
}

/** A clause within a thing: what it says last, and all else that it says. */
function clauseOf(r: Reader, frame: Frame): Meaning {
  const events = eventsOf(r, frame)
  const last = events.at(-1) ?? meaningOf(r, frame, frame.acts[0], '')
  return {
    ...last,
    roles: [...last.roles, ...events.slice(0, -1).map((act): Role => ({ role: 'beside', act }))],
  }
}

/** What is bidden in “take it away”. */
const actIn = (text: string, language: Language): Act | undefined =>
  readEnglish(text, language)
    .flatMap(([first]) => first?.said.slice(0, 1) ?? [])
    .flatMap((said) => ('frame' in said && said.frame.form.tense === 'command' ? [whole(said.frame)] : []))[0]

const whole = ({ acts: [act], around }: Frame): Act => ({ ...act, around: [...act.around, ...around] })

/** What all sentences of a text say, one thing after another. */
export function meaningsOf(r: Reader, sentences: readonly Sentence[]): Meaning[] {
  const found: Meaning[] = []
  const calls: string[] = []
  for (const sentence of sentences) {
    for (const one of sentence.said) {
      const opening = one.opening.map((word) => word.replace(/,$/u, '').toLowerCase())
      const tie = opening.map((word) => joins.get(word) ?? '').find((word) => word !== '')
      if (tie !== undefined) found.push(...tied(found.splice(-1, 1), tie))
      calls.push(...opening.filter((word) => !joins.has(word)))
      if ('frame' in one) found.push(...eventsOf(r, one.frame))
      else found.push(phrase(one.phrase))
    }
    calls.push(...sentence.closing.map((word) => word.replace(/,$/u, '').toLowerCase()))
    // “You are coming?” is asked by its mark alone.
    if (sentence.asks) found.push(...found.splice(-1, 1).map(asked))
  }
  // “Sorry, where is the shop?”: what is called is beside what is said.
  const told = found.filter(({ called }) => !called)
  if (told.length === 0) return called(found, calls)
  return called(told, [...calls, ...found.flatMap(({ called, act }) => (called ? [act] : []))])
}

/** Who is called, and “yes” and “no”, stand with what is said last. */
const called = (all: readonly Meaning[], calls: readonly string[]): Meaning[] =>
  all.map((one, at) => (at === all.length - 1 && calls.length > 0 ? { ...one, calls } : one))

const asked = (one: Meaning): Meaning => ({ ...one, manner: { ...one.manner, asks: true } })

/** How what a word opens goes together with what was said before. */
const joins: ReadonlyMap<string, string> = new Map(
  [
    { words: 'so, therefore, and so, that is why', tie: 'because' },
    { words: 'but, still, yet, however, but still, even so', tie: 'but' },
    { words: 'or, or else, otherwise', tie: 'or' },
    { words: 'and, then, and then, so then, but then, besides', tie: '' },
  ].flatMap(({ words, tie }) => words.split(', ').map((word) => [word, tie] as const)),
)

const phrase = (text: string): Meaning => ({
  ...{ act: text.toLowerCase().replaceAll(',', ''), roles: [], tie: '' },
  manner: mannerOf({ tense: 'present', not: false, asks: false }),
  called: true,
})

/** A clause with all that goes before it: what comes first, first. */
function eventsOf(r: Reader, frame: Frame): Meaning[] {
  const { links, acts } = frame
  const isLater = ({ link }: Linked) => link === 'before' || link === 'until'
  const linked = (one: Linked) => tied(linkedEvents(r, frame, one), tieOf[one.link] ?? one.link)
  const own = acts.map((act, at) => meaningOf(r, frame, act, at === acts.length - 1 ? '' : 'and'))
  const events = [...links.filter((one) => !isLater(one)).flatMap(linked), ...own]
  const later = links.filter(isLater)
  const [first] = later
  if (!first) return events
  return [...tied(events, first.link), ...later.flatMap((one) => tied(linked(one), ''))]
}

const tieOf: Partial<Record<Link, string>> = { 'even if': 'although' }

/** Of what the same one does, time and mode are those of the clause that it goes with. */
const linkedEvents = (r: Reader, frame: Frame, { link, frame: sub }: Linked): Meaning[] =>
  sub.who.type === 'same'
    ? eventsOf(r, { ...sub, who: frame.who }).map(freed)
    : untimed.has(link) && !isPast(frame.form)
      ? eventsOf(r, sub).map(freed)
      : eventsOf(r, sub)

const freed = (one: Meaning): Meaning => ({ ...one, manner: { ...one.manner, free: true } })

/** “after the bus stops”, “once it has stopped”: of what is to come, all tenses say the same. */
const untimed: ReadonlySet<Link> = new Set(['after', 'before', 'until', 'as soon as', 'by the time'])

const tied = (events: readonly Meaning[], tie: string): Meaning[] =>
  events.map((one, at) => (at === events.length - 1 ? { ...one, tie } : one))

/** One act of a clause, with what is said of the whole clause. */
function meaningOf(r: Reader, frame: Frame, given: Act, tie: string): Meaning {
  const act = takenApart(r, given)
  const roles = [...rolesOf(r, frame, act), ...innerRoles(r, act)]
  const { word, entry } = given
  const manner = denied(mannerIn(frame), roles)
  const meaning: Meaning = {
    // “up” and “off” are roles of their own.
    act: act.verb.sense.toLowerCase().split(' ')[0] ?? '',
    ...{ roles: manner.not ? roles.map(ofBoth) : roles, manner, tie },
    ...(word !== undefined && { word }),
    ...(entry && { entry }),
  }
  return inMode(r, withState(withSleep(meaning)), act)
}

/** “neither eats meat or fish” is said of both. */
function ofBoth(role: Role): Role {
  if (!('of' in role)) return role
  const { either: _, ...of } = role.of
  return { ...role, of }
}

/** What one does it for, begins, wants; what one says, thinks and asks. */
function innerRoles(r: Reader, { purpose = [], todo = [], says }: Act): Role[] {
  const todos = [...purpose, ...todo].flatMap((one): Role[] => {
    const act = inner(r, one)
    const isWhen = ({ role }: Role) => role === 'when'
    // “went to see the sea in the evening”: when is of both.
    return [
      { role: 'to do', act: { ...act, roles: act.roles.filter((role) => !isWhen(role)) } },
      ...act.roles.filter(isWhen),
    ]
  })
  const said = says ? eventsOf(r, says.frame) : []
  const isAsked = says?.type === 'asked'
  return [
    ...todos,
    ...said.map(
      (act): Role => ({
        role: isAsked ? 'asked' : 'that',
        act: isAsked ? asked(act) : act,
      }),
    ),
  ]
}

/** An act within another: nobody is said to do it. */
const inner = (r: Reader, act: Act): Meaning =>
  meaningOf(
    r,
    {
      ...{ who: { type: 'head' }, acts: [act], around: [], links: [] },
      form: { tense: 'present', not: false, asks: false },
    },
    act,
    '',
  )

const isSpeaker = (who: Who) =>
  who.type === 'open' ? who.of === 'speaker' : who.type === 'thing' && who.thing.pronoun?.subject === 'I'

function mannerIn({ who, form }: Frame): Manner {
  const manner = mannerOf(form)
  // “Let me go” and “may I go”; and -ആം said of us: we can, shall we, let us.
  if (form.tense === 'let' && isSpeaker(who)) return withMode({ ...manner, asks: true }, 'may', 'can')
  if (who.type !== 'open' || who.of !== 'us' || form.tense !== 'can') return manner
  return { ...withMode(manner, 'can', 'may', 'plain', 'let'), time: new Set(['now', 'ahead']) }
}

/** Nobody came, there is no bread, one never goes: it is not so. */
const denied = (manner: Manner, roles: readonly Role[]): Manner =>
  roles.some((one) =>
    'of' in one && one.role !== 'than' ? isNone(one.of) : 'says' in one && one.says === 'never',
  )
    ? { ...manner, not: true }
    : manner

const isNone = ({ head, which, isPronoun }: ThingMeaning) =>
  which === 'no' || which === 'none' || (isPronoun && (head === 'nobody' || head === 'nothing'))

/** “have to go”, “want to go”, “be able to go”: how going is said. */
function inMode(r: Reader, meaning: Meaning, { todo = [] }: Act): Meaning {
  const [act, ...more] = todo
  const mode = r.words.named('modes', meaning.act)?.split('/')
  if (!act || more.length > 0 || !mode) return meaning
  const done = inner(r, act)
  const { not } = meaning.manner
  return {
    ...done,
    roles: [...meaning.roles.filter(({ role }) => role !== 'to do'), ...done.roles],
    manner: withMode(meaning.manner, ...mode.map((one) => (one === 'must' && not ? 'needless' : one))),
    tie: meaning.tie,
    ...(meaning.word !== undefined && { word: meaning.word }),
  }
}

/** “was late” is what one was. */
function withState(meaning: Meaning): Meaning {
  const isLate = (one: Role) =>
    'says' in one && one.role === 'when' && (one.says === 'late' || one.says === 'early')
  const isBe = meaning.act === 'be' || meaning.act === 'get' || meaning.act === 'become'
  if (!isBe || meaning.roles.some(({ role }) => role === 'is')) return meaning
  return { ...meaning, roles: meaning.roles.map((one) => (isLate(one) ? { ...one, role: 'is' } : one)) }
}

/** “go to sleep”, “go to bed”. */
function withSleep(meaning: Meaning): Meaning {
  const isBed = (one: Role) =>
    one.role === 'to' && 'of' in one && (one.of.head === 'sleep' || one.of.head === 'bed')
  if (meaning.act !== 'go' || !meaning.roles.some(isBed)) return meaning
  return { ...meaning, act: 'sleep', roles: meaning.roles.filter((one) => !isBed(one)) }
}
