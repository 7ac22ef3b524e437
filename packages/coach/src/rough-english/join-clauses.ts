import type { LexiconEntry } from '@app/learning/vocabulary'
import { asked, type Clause, gerund, line, plainly, type Subject, statement } from './clause.ts'
import type { Form, Link } from './form.ts'

/** A clause that goes before another one, and how it is linked to it. */
export type Sub = {
  link: Link
  clause: Clause
  verb: LexiconEntry | undefined
  /** Another one may do it than what follows: വന്ന ശേഷം, വരുന്നതിന് മുമ്പ്. */
  apart?: boolean
}

const isPast = ({ time }: Form) => ['past', 'pastProgressive', 'pluperfect', 'usedTo', 'could'].includes(time)

/** Those that the same one does: coming, going and buying are all done by whoever buys. */
const shared = new Set<Link>(['and', 'while', 'without', 'after', 'before'])

/** A clause with all that goes before it, in English. Undefined where it is not sure who does what. */
export function joinedUp(subs: readonly Sub[], main: Clause): string | undefined {
  let whole = main
  const fronts: string[] = []
  for (const sub of [...subs].reverse()) {
    const joined = joinedTo(sub, whole)
    if (!joined || (sub.link === 'and' && fronts.length > 0)) return undefined
    whole = joined.whole
    // ചോദിക്കാതെ എടുക്കരുത്: “do not take it without asking”.
    if (joined.front !== undefined && sub.link === 'without')
      whole = { ...whole, when: line(whole.when, joined.front) }
    else if (joined.front !== undefined) fronts.unshift(joined.front)
  }
  if (fronts.length > 1) return undefined
  const said = whole.form.asks ? asked(whole) : statement(whole)
  const [front] = fronts
  return front === undefined ? said : `${front}, ${said}`
}

type Joined = { whole: Clause; front?: string | undefined }

function joinedTo(sub: Sub, main: Clause): Joined | undefined {
  const { link, clause, apart } = sub
  // പനിയുണ്ടെങ്കിലും പോയി: what was so.
  if (link === 'even if' && (isPast(main.form) || (isTold(sub) && !isToCome(main))))
    return joinedTo({ ...sub, link: 'although' }, main)
  // എത്തിയപ്പോഴേക്കും തുടങ്ങി: it had happened before.
  if (link === 'by the time' && main.form.time === 'past' && !/^be\b/u.test(main.acts[0]?.verb ?? ''))
    return joinedTo(sub, { ...main, form: { ...main.form, time: 'pluperfect' } })
  if (link === 'that' || link === 'and') {
    const whole = link === 'that' ? withThat(sub, main) : withAct(clause, main)
    return whole && { whole }
  }
  if (link === 'after' && !apart && isThereAndBack(clause, main)) {
    const back = { ...main, acts: [{ verb: 'come back', rest: '' }] }
    const time = clause.subject.unsaid ? main.form.time : timeOf(main, clause.subject)
    const whole = withAct(clause, { ...back, form: { ...main.form, time } })
    return whole && { whole }
  }
  // വിശന്നിട്ട് കരയുന്നു: because one is; of what is to come, it may be when or after.
  if (link === 'after' && !apart && isState(clause))
    return isToCome(main) ? undefined : joinedTo({ ...sub, link: 'because' }, main)
  // ഞാൻ വിളിച്ചിട്ട് അവൾ വന്നില്ല: after it, in spite of it or because of it.
  if (link === 'after' && !apart && main.form.not) return undefined
  const given = clause.subject
  if (shared.has(link)) {
    // ഞാൻ എത്തിയ ശേഷം വിളിക്കാം: who says so will do it.
    const isOffer = main.subject.text === '(I/we/you…)' && /^(?:I|we)$/u.test(given.text)
    if (apart && isOffer && !given.unsaid && link === 'after') {
      const whole = { ...main, subject: given, form: { ...main.form, time: timeOf(main, given) } }
      const front = frontOf(sub, whole)
      return front === undefined ? undefined : { whole, front }
    }
    if (!apart && !given.unsaid && main.subject.unsaid && given.isPerson && main.subject.unsaid !== 'thing') {
      if (main.subject.text === 'there' || isBidden(main)) return undefined
      const whole = { ...main, subject: given, form: { ...main.form, time: timeOf(main, given) } }
      return { whole, front: withoutSubject(sub) }
    }
  } else if (given.unsaid === 'people' && (isBidden(main) || isSomebody(main.subject))) {
    const same = withSameDoer(sub, main)
    // അയച്ചാൽ ഞാൻ നോക്കാം: whoever it is, English can leave it open.
    if (same || isBidden(main) || !/^(?:I|we)$/u.test(main.subject.text) || isGoingOn(link, main)) return same
    if (link !== 'if' || isFelt(clause) || main.acts.length > 1) return undefined
  } else if (!given.unsaid && given.isAlive && main.subject.unsaid === 'people' && isOnesOwn(sub, main)) {
    if (isGoingOn(link, main)) return undefined
    const front = frontOf(sub, { ...main, subject: given })
    return front === undefined
      ? undefined
      : { whole: { ...main, subject: { ...given, text: given.again } }, front }
  }
  if (isOpen(sub, main)) return undefined
  const front = frontOf(sub, main)
  return front === undefined ? undefined : { whole: main, front }
}

/** വിശന്നാൽ കരയും, പനിയായതുകൊണ്ട് പോയില്ല: why one goes is one's own, too. */
const isOnesOwn = (sub: Sub, main: Clause) =>
  isOwnTo(main, sub.clause) || isReason(sub, main) || isInVain(sub, main) || isMyChance(sub, main)

/** അവളെ കണ്ടപ്പോൾ അവൻ കരയുകയായിരുന്നു: what went on when anybody saw her. */
const isGoingOn = (link: Link, { form }: Clause) =>
  link === 'when' && /^(?:past)?progressive$|perfect$/iu.test(form.time)

/** ഞാൻ പോയെങ്കിലും ടിക്കറ്റ് കിട്ടിയില്ല: who went is who gets and sees. */
const isInVain = ({ link, clause }: Sub, main: Clause) =>
  link === 'although' &&
  !clause.subject.unsaid &&
  isFelt(main) &&
  /^(?:go|return)\b/u.test(clause.acts[0]?.verb ?? '')

/** സമയം കിട്ടിയാൽ ഞാൻ വരാം: of oneself one knows who gets it. */
const isMyChance = ({ clause }: Sub, { subject }: Clause) =>
  clause.subject.unsaid === 'people' &&
  /^(?:get|find time|have time)$/u.test(clause.acts[0]?.verb ?? '') &&
  /^(?:I|we)$/u.test(subject.text)

const isReason = ({ link, clause }: Sub, { marks }: Clause) =>
  ['because', 'although', 'even if'].includes(link) && isFelt(clause) && marks?.has('moves') === true
/** പോയിട്ട് വരാം: as one says who leaves. */
const isThereAndBack = (first: Clause, { acts: [act, ...more] }: Clause) =>
  first.acts[0]?.verb === 'go' && act?.verb === 'come' && act.rest === '' && more.length === 0

const isBidden = ({ form }: Clause) => form.time === 'command' || form.time === 'please'

/** Who may be the one of the clause before, too. */
const isSomebody = ({ unsaid, isAlive, text }: Subject) => !unsaid && isAlive && text !== 'nobody'

/**
 * വിശന്നിട്ട് കുഞ്ഞ് കരയുന്നു, പഠിച്ചാൽ നീ ജയിക്കും: the one of both. വിളിച്ചപ്പോൾ അവൻ വന്നു is of two, and of most others
 * nobody can tell.
 */
function withSameDoer(sub: Sub, main: Clause): Joined | undefined {
  const { clause } = sub
  if (isBidden(main)) {
    const subject = isFelt(clause) || clause.form.time === 'can' ? you : clause.subject
    return { whole: main, front: frontOf({ ...sub, clause: { ...clause, subject } }, main) }
  }
  if (!isOnesOwn(sub, main) || isGoingOn(sub.link, main) || main.subject.asks) return undefined
  const front = frontOf({ ...sub, clause: { ...clause, subject: main.subject } }, main)
  return { whole: { ...main, subject: { ...main.subject, text: main.subject.again } }, front }
}

const you: Subject = {
  ...{ text: 'you', object: 'you', who: 'many', again: 'you', isPerson: true, isAlive: true },
}

/** Hunger, sleep, what one gets to see: who has it is the only one to know. */
export const isFelt = ({ marks }: Clause) =>
  marks !== undefined && (marks.has('felt') || marks.has('inner') || marks.has('sensed'))

/** Being hungry, getting angry; not what one gets or sees. */
const isState = ({ acts, marks }: Clause) =>
  marks?.has('inner') === true ||
  (marks?.has('felt') === true && /^(?:be|feel|get) (?!a job)/u.test(acts[0]?.verb ?? ''))

/** വന്നില്ലെങ്കിലും, പണമുണ്ടെങ്കിലും; വന്നാലും is of what may be. */
const isTold = ({ clause, verb }: Sub) => clause.form.time === 'past' || verb?.pos === 'particle'

const isToCome = ({ form }: Clause) =>
  ['future', 'can', 'may', 'must', 'let', 'command', 'please'].includes(form.time)

/** Whether who does the second must be who does the first: who is hungry cries, who studied wins. */
export const isOwnTo = (second: Clause, first: Clause) =>
  isFelt(first)
    ? isFelt(second) || second.marks?.has('self') === true || second.marks?.has('result') === true
    : first.marks?.has('effort') === true && (isFelt(second) || second.marks?.has('result') === true)

/** അമ്മ വന്നപ്പോൾ ചായ കുടിച്ചു: who drank it is hers to know. What one can or must do may be anyone's. */
const isOpen = ({ clause }: Sub, { subject, form }: Clause) =>
  !clause.subject.unsaid &&
  clause.subject.isPerson &&
  subject.unsaid === 'people' &&
  !['command', 'please', 'must', 'can', 'may'].includes(form.time)

/** “went to the shop and bought milk”: the one act has no not, time or doer of its own. */
function withAct({ subject, acts, form, first, often, when }: Clause, main: Clause): Clause | undefined {
  if (form.not || first !== '' || often !== '' || main.form.not || main.asks !== '') return undefined
  if (when !== '' && main.when !== '') return undefined
  if (main.subject.text === 'there' || main.subject.unsaid === 'thing') return undefined
  const doer = subject.unsaid ? main.subject : main.subject.unsaid ? subject : undefined
  if (!doer?.isAlive || main.form.time === 'let') return undefined
  const [act] = acts
  if (!act || act.verb.startsWith('be ') !== (main.acts[0]?.verb.startsWith('be ') ?? false)) return undefined
  return { ...main, subject: doer, acts: [...acts, ...main.acts], when: line(when, main.when) }
}

/** കുളിച്ചിട്ട് വരാം: it is “will” where it is I who says it. */
const timeOf = ({ form, subject }: Clause, given: Clause['subject']): Form['time'] =>
  form.time === 'can' && subject.text === '(I/we/you…)' && /^(?:I|we)$/u.test(given.text)
    ? 'future'
    : form.time

/** “said that he will come”, “I think that it will rain”. */
function withThat({ clause }: Sub, main: Clause): Clause | undefined {
  const [act, ...more] = main.acts
  if (!act || more.length > 0) return undefined
  // പോകണമെന്ന് ആഗ്രഹിക്കുന്നു: “want to go”.
  if (
    act.verb === 'wish for' &&
    act.rest.startsWith('(it)') &&
    clause.form.time === 'must' &&
    !clause.form.not &&
    clause.subject.unsaid
  )
    return {
      ...main,
      acts: [{ verb: 'want', rest: `to ${plainly(clause)}` }],
      form: timeOfSeeming(main.form),
    }
  if (clause.subject.unsaid === 'people') return undefined
  if (clause.form.asks || clause.asks !== '') return withQuestion(clause, act, main)
  // എനിക്ക് പേടിയാണെന്ന് അവൻ പറഞ്ഞു: his words, or of me.
  if (/^(?:I|we|you)$/u.test(clause.subject.text) && !/^(?:I|we)$/u.test(main.subject.text)) return undefined
  const rest = line('that', statement(clause))
  const plain = act.rest.replace(/^\(it[^)]*\) ?/u, '')
  if (act.verb === 'feel') {
    if (plain !== '' || main.form.asks) return undefined
    if (main.subject.unsaid)
      return {
        ...main,
        subject: { ...main.subject, text: 'it', who: 'one' },
        acts: [{ verb: 'seem', rest }],
        form: timeOfSeeming(main.form),
      }
    return { ...main, acts: [{ verb: 'think', rest }], form: timeOfSeeming(main.form) }
  }
  if (main.subject.unsaid || !/^(?:say|think|know|hear|believe)$/u.test(act.verb)) return undefined
  return { ...main, acts: [{ verb: act.verb, rest: line(plain, rest) }] }
}

/** “know where he is”, “ask whether the shop will open”. */
function withQuestion(
  clause: Clause,
  { verb, rest }: Clause['acts'][number],
  main: Clause,
): Clause | undefined {
  if (
    !/^(?:know|understand|remember|forget|ask|say|look)$/u.test(verb) ||
    /^(?:command|please|let)$/u.test(clause.form.time)
  )
    return undefined
  // എങ്ങനെയുണ്ടെന്ന് ഞാൻ ചോദിച്ചു: his words, or of me.
  const isTelling = verb === 'ask' || verb === 'say'
  if (isTelling && /^(?:I|we|you)$/u.test(clause.subject.text)) return undefined
  const plain = rest.replace(/^\(it[^)]*\) ?/u, '')
  if (verb === 'look' && plain !== '') return undefined
  const [front = '', back = ''] = (
    clause.asks === '' && !clause.subject.asks ? 'whether' : clause.asks
  ).split(' … ')
  const question = line(front, statement(clause), back)
  return { ...main, acts: [{ verb: verb === 'look' ? 'check' : verb, rest: line(plain, question) }] }
}

const timeOfSeeming = (form: Form): Form => ({
  ...form,
  time: form.time === 'progressive' ? 'present' : form.time,
})

const words: Partial<Record<Link, string>> = {
  when: 'when',
  if: 'if',
  'even if': 'even if',
  although: 'although',
  because: 'because',
  'as soon as': 'as soon as',
  'by the time': 'by the time',
  after: 'after',
  before: 'before',
  until: 'until',
}

const withoutSubject = ({ link, clause }: Sub) => `${link === 'while' ? 'while' : link} ${notGerund(clause)}`

const notGerund = (clause: Clause) => line(clause.form.not ? 'not' : '', gerund(clause))

function frontOf(sub: Sub, main: Clause): string | undefined {
  const { link, clause } = sub
  if (clause.subject.unsaid && clause.subject.text.startsWith('(') && shared.has(link)) {
    if (main.subject.text === 'there' || clause.subject.unsaid === 'thing' || !main.subject.isPerson)
      return undefined
    return withoutSubject(sub)
  }
  if (link === 'while' || link === 'without') return undefined
  const word = words[link]
  return word === undefined ? undefined : `${word} ${statement(clause, timeIn(sub, main))}`
}

function timeIn({ link, clause }: Sub, { form }: Clause): Form['time'] {
  const { time } = clause.form
  const isState = /^(?:be|have)(?: |$)/u.test(clause.acts[0]?.verb ?? '')
  // അവൻ വരുമ്പോൾ: when he came, not while.
  const isMoment = /^(?:come|arrive|return|start|end|finish|stop|see|hear|get)\b/u.test(
    clause.acts[0]?.verb ?? '',
  )
  if (time === 'can') return isPast(form) ? 'could' : 'can'
  if (link === 'when' && time === 'present')
    return isPast(form) ? (isState || isMoment ? 'past' : 'pastProgressive') : 'present'
  if (link === 'although' && time === 'present' && isPast(form)) return timeOfCause(clause, true)
  if (link === 'because' && time === 'present') return timeOfCause(clause, isPast(form))
  if ((link === 'because' || link === 'although') && time === 'past' && isState)
    return isPast(form) ? 'past' : 'present'
  if (
    link === 'after' ||
    link === 'before' ||
    link === 'until' ||
    link === 'as soon as' ||
    link === 'by the time'
  )
    return isPast(form) ? 'past' : 'present'
  if (link === 'if' || link === 'even if') {
    if (form.time === 'would have') return 'pluperfect'
    if (time === 'past' && !isPast(form)) return 'present'
    return time === 'future' ? 'present' : time
  }
  return time
}

/** ബസ് വരാത്തതുകൊണ്ട്, മഴ പെയ്യുന്നതുകൊണ്ട്: what is so when the other thing is. */
function timeOfCause({ acts, form, marks, when }: Clause, isPast: boolean): Form['time'] {
  // നാളെ പരീക്ഷയുള്ളതുകൊണ്ട്: what is to come.
  const past = isPast && !/tomorrow|next/u.test(when)
  if (
    acts[0]?.verb === 'be' ||
    acts[0]?.verb.startsWith('be ') ||
    acts[0]?.verb === 'have' ||
    marks?.has('state')
  )
    return past ? 'past' : 'present'
  if (form.not) return past ? 'past' : 'perfect'
  return past ? 'pastProgressive' : 'progressive'
}
