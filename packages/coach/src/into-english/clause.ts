import { done } from '@app/english'
import { askedThing, isAskedFor } from '../frame/asked.ts'
import { type Form, isPast, type Link, type Tense } from '../frame/form.ts'
import type {
  Agreement,
  Circumstance,
  Frame,
  Linked,
  Open,
  Pronoun,
  Quoted,
  Slot,
  Thing,
  Who,
} from '../frame/frame.ts'
import { agreementOf, isAsking, isPerson } from '../frame/thing.ts'
import { acts, isUncounted } from './act.ts'
import { comparative } from './compared.ts'
import { line, listed } from './line.ts'
import { nounPhrases } from './noun-phrase.ts'
import { sayPlace } from './place.ts'
import { verbGroup } from './verb-group.ts'
import { sayWhen } from './when.ts'

const nouns = nounPhrases({
  which: ({ after, ...head }, past) =>
    after && 'clause' in after ? sayWhich({ ...after, of: head }, past) : '',
  doing: ({ doing }) => (doing ? gerund(doing) : ''),
  what: ({ what }) => (what ? line('what', statement(what)) : ''),
  place: ({ after }, past) => (after && !('clause' in after) ? sayPlace(after, nouns, past) : ''),
})

const { sayAct, plainly, gerunds } = acts(nouns, circumstance, ({ says }) => (says ? quoted(says) : ''))

/** When, where, how: “right here”, “better than he does”, “today too”. */
function circumstance(one: Circumstance, past: boolean): string {
  const { than, itself, also } = one
  const isMore = 'sense' in one && one.sense === 'more'
  const said = than && 'sense' in one && !isMore ? comparative(one.sense) : sayPlace(one, nouns, past)
  return line(itself ? 'right' : '', said, than ? nouns.than(than, past, isMore) : '', also ?? '')
}

/** A clause with all that goes before it, without a mark at its end. */
export function sentence(frame: Frame): string {
  const fronts = frame.links.filter(({ link }) => link !== 'without')
  const behind = frame.links.filter(({ link }) => link === 'without')
  const said = frame.form.asks ? asked(frame) : statement(frame)
  return line(...fronts.map((one) => `${front(one)},`), said, ...behind.map(front))
}

/** “when he came”, “before going”. */
function front({ link, frame }: Linked): string {
  if (frame.who.type !== 'same' || !shared.has(link)) return `${link} ${statement(frame)}`
  return line(link, frame.form.not ? 'not' : '', gerund(frame))
}

/** Those that the same one does: coming, going and buying are all done by whoever buys. */
const shared: ReadonlySet<Link> = new Set(['and', 'while', 'without', 'after', 'before'])

/** “He did not go to school yesterday”. */
function statement(given: Frame, tense: Tense = given.form.tense): string {
  const frame = withLate(given)
  if (bids(tense)) return bidden(frame)
  const { form, around } = frame
  return line(at(around, 'first'), subject(frame, false), saidOf(frame, tense), when(frame, form))
}

const bids = (tense: Tense) => tense === 'command' || tense === 'please' || tense === 'let'

const pastOf = ({ form }: Frame) => isPast(form)

const at = (around: readonly Circumstance[], slot: Slot) =>
  around
    .filter((one) => one.slot === slot)
    .map((one) => circumstance(one, false))
    .join(' ')

/** Not so far is not yet. */
function when(frame: Frame, { not }: Form): string {
  const said = sayWhen(frame.around, (one) => circumstance(one, pastOf(frame)))
  return not && said === 'so far' ? 'yet' : said
}

/** “He really is not”, “still has not come”: what the not does not deny. */
const undenied = new Set(['really', 'still', 'sometimes', 'probably'])

/** What is said of the subject. The help of the first act does for those after it: “will go and buy”. */
function saidOf(frame: Frame, tense: Tense, asks = false): string {
  const { help, said } = groups(frame, tense, asks)
  const often = at(frame.around, 'often')
  const not = saysNot(frame)
  return not && undenied.has(often)
    ? line(often, help, help !== '' ? 'not' : '', said)
    : line(help, help !== '' && not ? 'not' : '', often, said)
}

function groups(frame: Frame, tense: Tense, asks: boolean) {
  const { who, form } = frame
  const said = frame.acts.map((act) => {
    const { verb, rest } = sayAct(act, { who, form, past: pastOf(frame) })
    const not = saysNot(frame)
    return { group: verbGroup({ verb, tense, not, who: agreement(who, frame), asks }), rest }
  })
  const help = said[0]?.group.help ?? ''
  const parts = said.map(({ group, rest }, at) =>
    line(at > 0 && group.help !== help ? group.help : '', group.rest, rest),
  )
  return { help, said: listed(parts) }
}

/** “Did he go to school yesterday”, “when will you come”, “please sit down”. */
function asked(given: Frame): string {
  const frame = withLate(given)
  const { who, form, around } = frame
  if (bids(form.tense)) return bidden(frame)
  if (who.type === 'thing' && isAsking(who.thing))
    return line(at(around, 'first'), subject(frame, true), saidOf(frame, form.tense), when(frame, form))
  const { help, said } = groups(frame, form.tense, true)
  const [what, from] = askedFor(frame)
  return line(
    at(around, 'first'),
    what,
    help,
    subject(frame, true),
    saysNot(frame) ? 'not' : '',
    at(around, 'often'),
    said,
    from,
    when(frame, form),
  )
}

/** “when”, “how many books”; “where … from”. */
function askedFor(frame: Frame): [string, string] {
  const { asks } = frame
  const found = askedThing(frame)
  if (found) return [nouns.say(found, 'object'), '']
  switch (asks?.type) {
    case undefined:
      return ['', '']
    case 'circumstance':
      return asks.relation === 'at' ? [`at ${asks.sense}`, ''] : [asks.sense, asks.relation ?? '']
    case 'thing':
      return [nouns.say(asks.thing, 'object'), '']
    case 'quality':
      return [`how ${asks.sense}`, '']
  }
}

function bidden(frame: Frame): string {
  const { who, form, around } = frame
  const act = plainly(frame.acts, { who, form, past: false })
  const first = at(around, 'first')
  const often = at(around, 'often')
  const time = when(frame, form)
  if (form.tense === 'let') {
    const asksLeave = form.asks || agreement(who, frame) === 'I'
    return asksLeave
      ? line(first, 'may', subject(frame, form.asks), often, act, time)
      : line(first, 'let', object(frame), often, act, time)
  }
  const please = form.tense === 'please' && first !== 'please' ? 'please' : ''
  return line(first, please, form.not ? 'do not' : '', often, act, time)
}

/** “going to school”. */
function gerund(given: Frame): string {
  const frame = withLate(given)
  const { who, form } = frame
  return line(gerunds(frame.acts, { who, form, past: pastOf(frame) }), when(frame, form))
}

/** “that he will come”, “whether the shop will open”, “where he is”. */
function quoted({ type, frame }: Quoted): string {
  if (type === 'that') return line('that', statement(frame))
  const isWho = frame.who.type === 'thing' && isAsking(frame.who.thing)
  const [what, from] = isWho ? ['', ''] : askedFor(frame)
  return line(what === '' && !isWho ? 'whether' : what, statement(frame), from)
}

type Which = { clause: Frame; head: 'doer' | 'thing' | 'where'; of: Thing }

/** “that I bought yesterday”, “who came”, “bought yesterday”, “where she lives”. */
function sayWhich({ clause, head, of }: Which, past: boolean): string {
  const { tense } = clause.form
  const then =
    past && tense === 'progressive' ? 'pastProgressive' : past && tense === 'present' ? 'past' : tense
  if (head === 'where') return line('where', statement(clause, then))
  if (head === 'thing' && clause.who.type === 'open') return doneTo(clause)
  if (head === 'thing') return line('that', statement(clause, then))
  const doer: Frame = { ...clause, who: { type: 'thing', thing: { ...of, pronoun: which(of) } } }
  return statement(doer, then)
}

/** “bought yesterday”, “put on the table”: whoever did it. */
function doneTo(clause: Frame): string {
  const { who, form } = clause
  const { verb, rest } = sayAct(clause.acts[0], { who, form, past: true })
  return line(done(verb), rest, when(clause, form))
}

const which = (of: Thing): Pronoun => {
  const subject = isPerson(of) ? 'who' : 'that'
  return {
    ...{
      subject,
      object: subject,
      before: 'whose',
      alone: 'whose',
      who: of.number === 'many' ? 'many' : 'one',
    },
    ...{ of: isPerson(of) ? 'person' : 'thing', kind: 'plain' },
  }
}

/** Malayalam often does not say who: brackets have the ones that it may be. */
const openWho: Readonly<Record<Open, string>> = {
  anybody: '(I/you/they…)',
  us: '(I/we/you…)',
  leave: '(you/we/I…)',
  speaker: '(I/we)',
  you: 'you',
  thing: '(it)',
  any: '(it/he/she…)',
}

function subject(frame: Frame, asks: boolean): string {
  const { who } = frame
  switch (who.type) {
    case 'thing':
      if (who.again) return againOf(who.thing)
      return nouns.say(who.thing, isLoose(who.thing, frame) ? 'object' : 'subject', pastOf(frame))
    case 'open':
      return who.of === 'anybody' && asks && !isAskedFor(frame) ? '(you/they…)' : openWho[who.of]
    case 'it':
    case 'there':
      return who.type
    case 'day':
      return circumstance(who.day, false)
    case 'same':
    case 'head':
      return ''
  }
}

function object(frame: Frame): string {
  const { who } = frame
  if (who.type === 'open') return who.of === 'thing' ? '(it)' : '(me/you/them…)'
  return who.type === 'thing' ? nouns.say(who.thing, 'known object') : subject(frame, false)
}

/** Tea is enough, and not “the tea”; two hundred rupees are one sum. കറിക്ക് ഉപ്പ് മതിയോ asks of what is in it. */
function isLoose(thing: Thing, { acts: [{ is }], form }: Frame): boolean {
  if (is?.type !== 'enough' || (is.for && !isPerson(is.for) && form.asks)) return false
  return thing.both !== undefined || thing.count !== undefined || thing.number === 'mass'
}

const isSum = ({ count, marks, head }: Thing, { acts: [{ is }] }: Frame): boolean =>
  is?.type === 'enough' &&
  count !== undefined &&
  (count.type === 'measure' || head === 'rupee' || sums.some((mark) => marks.has(mark)))
const sums = ['time', 'measure', 'vessel']

/** He, she, they: to say it again. */
const againOf = (thing: Thing) =>
  thing.pronoun?.subject ??
  (thing.marks.has('he') ? 'he' : thing.marks.has('she') ? 'she' : nouns.say(thing, 'subject'))

/** “went to sleep late”: who slept late got up late. “Ten minutes late” is how late one was. */
function withLate(frame: Frame): Frame {
  const act = frame.acts[0]
  const isAtHour = frame.around.some(
    (one) => 'sense' in one && (one.sense === 'late' || one.sense === 'early'),
  )
  if (act.verb.sense === 'sleep' && isAtHour) return withVerb(frame, 'go to sleep')
  const long = frame.around.find(({ slot }) => slot === 'long')
  if (act.verb.sense !== 'be late' || !long || !('relation' in long) || long.relation !== 'for') return frame
  const around = frame.around.filter((one) => one !== long)
  return withVerb({ ...frame, around }, `be ${nouns.say(long.thing, 'place')} late`)
}

const withVerb = (frame: Frame, sense: string): Frame => {
  const [act, ...more] = frame.acts
  return { ...frame, acts: [{ ...act, verb: { ...act.verb, sense } }, ...more] }
}

function agreement(who: Who, frame: Frame): Agreement {
  switch (who.type) {
    case 'thing':
      return isSum(who.thing, frame) || asksPrice(frame) ? 'one' : agreementOf(who.thing)
    case 'open':
      return who.of === 'thing' || who.of === 'any' ? 'one' : who.of === 'speaker' ? 'I' : 'many'
    case 'there':
      return who.many ? 'many' : 'one'
    case 'same':
      return agreement(who.as, frame)
    default:
      return 'one'
  }
}

const asksPrice = ({ asks }: Frame) => asks?.type === 'circumstance' && asks.sense === 'how much'

/** Nobody came, there is no bread: it is denied without “not”. */
function saysNot({ who, form, acts: [{ is }] }: Frame): boolean {
  if (!form.not || isNone(who.type === 'thing' ? who.thing : undefined)) return false
  if (who.type !== 'there' || is?.type !== 'thing') return true
  return !isNone(is.thing) && !(isUncounted(is.thing) && !isAsking(is.thing))
}

const isNone = (thing: Thing | undefined) => thing?.pronoun?.kind === 'none'
