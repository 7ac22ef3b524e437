import type { LexiconEntry } from '@app/learning/vocabulary'
import { isAskedFor } from '../frame/asked.ts'
import { isBidden, isPast, isToCome, type Link, type Tense } from '../frame/form.ts'
import type { Frame, Who } from '../frame/frame.ts'
import { isAlive, isAsking, isPerson } from '../frame/thing.ts'
import { hasWhen } from './circumstances.ts'
import { marksOf } from './infinitive.ts'
import { withThat } from './quoted.ts'
import { again, isFelt, isOwnTo, isSomeone, isSpeaker } from './same-doer.ts'
import { tenseIn } from './tense-in.ts'

/** A clause that goes before another one, and how it is linked to it. */
export type Sub = {
  link: Link
  frame: Frame
  verb: LexiconEntry | undefined
  /** Another one may do it than what follows: വന്ന ശേഷം, വരുന്നതിന് മുമ്പ്. */
  apart?: boolean
}

/** Those that the same one does: coming, going and buying are all done by whoever buys. */
const shared: ReadonlySet<Link> = new Set(['and', 'while', 'without', 'after', 'before'])

/** A clause with all that goes before it. Undefined where it is not sure who does what. */
export function joined(subs: readonly Sub[], main: Frame): Frame | undefined {
  let whole = main
  for (const sub of [...subs].reverse()) {
    const fronts = whole.links.filter(({ link }) => link !== 'without')
    if (sub.link === 'and' && fronts.length > 0) return undefined
    const found = joinedTo(sub, whole)
    if (!found) return undefined
    whole = found
  }
  return whole.links.filter(({ link }) => link !== 'without').length > 1 ? undefined : whole
}

const withLink = (whole: Frame, { link }: Sub, frame: Frame): Frame => ({
  ...whole,
  links: [{ link, frame }, ...whole.links],
})

function joinedTo(sub: Sub, main: Frame): Frame | undefined {
  const { link, frame, apart } = sub
  // പനിയുണ്ടെങ്കിലും പോയി: what was so.
  if (link === 'even if' && (isPast(main.form) || (isTold(sub) && !isToCome(main.form))))
    return joinedTo({ ...sub, link: 'although' }, main)
  // എത്തിയപ്പോഴേക്കും തുടങ്ങി: it had happened before.
  if (link === 'by the time' && main.form.tense === 'past' && main.acts[0].verb.sense !== 'be')
    return joinedTo(sub, withTense(main, 'pluperfect'))
  if (link === 'that') return withThat(frame, main)
  if (link === 'and') return withAct(frame, main)
  if (link === 'after' && !apart && isThereAndBack(frame, main)) {
    const [back] = main.acts
    const [whole, open] = [{ ...back, verb: { ...back.verb, sense: 'come back' } }, frame.who.type === 'open']
    const tense = open ? main.form.tense : offered(main, frame.who)
    return withAct(frame, withTense({ ...main, acts: [whole] }, tense))
  }
  // വിശന്നിട്ട് കരയുന്നു: because one is; of what is to come, it may be when or after.
  if (link === 'after' && !apart && isState(frame))
    return isToCome(main.form) ? undefined : joinedTo({ ...sub, link: 'because' }, main)
  // ഞാൻ വിളിച്ചിട്ട് അവൾ വന്നില്ല: after it, in spite of it or because of it.
  if (link === 'after' && !apart && main.form.not) return undefined
  const who = shared.has(link) ? sharedDoer(sub, main) : ownDoer(sub, main)
  if (who === 'unsure') return undefined
  if (who) return who
  if (isOpen(sub, main)) return undefined
  return withFront(sub, main)
}

const withTense = (frame: Frame, tense: Tense): Frame => ({ ...frame, form: { ...frame.form, tense } })

/** ഞാൻ എത്തിയ ശേഷം വിളിക്കാം, കുളിച്ച ശേഷം അവൻ പോയി: one of both. */
function sharedDoer(sub: Sub, main: Frame): Frame | 'unsure' | undefined {
  const { link, frame, apart } = sub
  const given = frame.who
  if (given.type === 'open') return undefined
  // ഞാൻ എത്തിയ ശേഷം വിളിക്കാം: who says so will do it.
  const isOffer = main.who.type === 'open' && main.who.of === 'us' && isSpeaker(given)
  if (apart) {
    if (!isOffer || link !== 'after') return undefined
    return withFront(sub, withTense({ ...main, who: given }, offered(main, given))) ?? 'unsure'
  }
  const isSomebodys = given.type === 'thing' && isPerson(given.thing)
  if (!isSomebodys || main.who.type !== 'open' || main.who.of === 'thing') return undefined
  if (isBidden(main.form)) return 'unsure'
  const whole = withTense({ ...main, who: given }, offered(main, given))
  return withLink(whole, sub, { ...frame, who: { type: 'same', as: given } })
}

/** Who does both, where one clause names nobody. */
function ownDoer(sub: Sub, main: Frame): Frame | 'unsure' | undefined {
  const { link, frame } = sub
  const given = frame.who
  if (given.type === 'open' && given.of !== 'thing' && (isBidden(main.form) || isSomebody(main.who))) {
    const same = withSameDoer(sub, main)
    // അയച്ചാൽ ഞാൻ നോക്കാം: whoever it is, English can leave it open.
    if (same || isBidden(main.form) || !isSpeaker(main.who) || isGoingOn(link, main)) return same ?? 'unsure'
    return link !== 'if' || isFelt(frame) || main.acts.length > 1 ? 'unsure' : undefined
  }
  const isGiven = given.type === 'thing' && isAlive(given.thing)
  const isOpenWho = main.who.type === 'open' && main.who.of !== 'thing'
  if (!isGiven || !isOpenWho || !isOnesOwn(sub, main)) return undefined
  if (isGoingOn(link, main)) return 'unsure'
  return withFront(sub, { ...main, who: again(given) }, { ...main, who: given }) ?? 'unsure'
}

/** വിശന്നാൽ കരയും, പനിയായതുകൊണ്ട് പോയില്ല: why one goes is one's own, too. */
const isOnesOwn = (sub: Sub, main: Frame) =>
  isOwnTo(main, sub.frame) || isReason(sub, main) || isInVain(sub, main) || isMyChance(sub, main)

/** അവളെ കണ്ടപ്പോൾ അവൻ കരയുകയായിരുന്നു: what went on when anybody saw her. */
const isGoingOn = (link: Link, { form }: Frame) => link === 'when' && goingOn.has(form.tense)
const goingOn: ReadonlySet<Tense> = new Set([
  'progressive',
  'pastProgressive',
  'perfect',
  'pluperfect',
  'perfectProgressive',
])

/** ഞാൻ പോയെങ്കിലും ടിക്കറ്റ് കിട്ടിയില്ല: who went is who gets and sees. */
const isInVain = ({ link, frame }: Sub, main: Frame) =>
  link === 'although' && frame.who.type !== 'open' && isFelt(main) && goes.has(frame.acts[0].verb.sense)

const goes = new Set(['go', 'return'])

/** സമയം കിട്ടിയാൽ ഞാൻ വരാം: of oneself one knows who gets it. */
const isMyChance = ({ frame }: Sub, { who }: Frame) =>
  frame.who.type === 'open' && chances.has(frame.acts[0].verb.sense) && isSpeaker(who)
const chances = new Set(['get', 'find time', 'have time'])

const isReason = ({ link, frame }: Sub, main: Frame) =>
  ['because', 'although', 'even if'].includes(link) && isFelt(frame) && marksOf(main).has('moves')

/** പോയിട്ട് വരാം: as one says who leaves. */
const isThereAndBack = (first: Frame, { acts: [act, ...more] }: Frame) =>
  first.acts[0].verb.sense === 'go' &&
  act.verb.sense === 'come' &&
  more.length === 0 &&
  !act.thing &&
  act.fillers.length + act.around.length === 0

/** Who may be the one of the clause before, too. */
const isSomebody = (who: Who) => isSomeone(who) || who.type === 'same'

/**
 * വിശന്നിട്ട് കുഞ്ഞ് കരയുന്നു, പഠിച്ചാൽ നീ ജയിക്കും: the one of both. വിളിച്ചപ്പോൾ അവൻ വന്നു is of two, and of most others
 * nobody can tell.
 */
function withSameDoer(sub: Sub, main: Frame): Frame | undefined {
  const { frame } = sub
  if (isBidden(main.form)) {
    const who = isFelt(frame) || frame.form.tense === 'can' ? you : frame.who
    return withFront({ ...sub, frame: { ...frame, who } }, main)
  }
  const isAsked = main.who.type === 'thing' && isAsking(main.who.thing)
  if (!isOnesOwn(sub, main) || isGoingOn(sub.link, main) || isAsked) return undefined
  return withFront({ ...sub, frame: { ...frame, who: main.who } }, { ...main, who: again(main.who) }, main)
}

const you: Who = {
  type: 'thing',
  thing: {
    ...{ head: 'you', number: 'many', of: 'person', marks: new Set(), values: new Map(), qualities: [] },
    pronoun: {
      ...{ subject: 'you', object: 'you', before: 'your', alone: 'yours' },
      ...{ who: 'many', of: 'person', kind: 'plain' },
    },
  },
}

/** Being hungry, getting angry; not what one gets or sees. */
const isState = (frame: Frame) => {
  const { marks, sense } = frame.acts[0].verb
  if (marksOf(frame).has('inner')) return true
  return (
    marks.has('felt') && states.has(sense.split(' ')[0] ?? '') && sense !== 'get' && sense !== 'get a job'
  )
}
const states = new Set(['be', 'feel', 'get'])

/** വന്നില്ലെങ്കിലും, പണമുണ്ടെങ്കിലും; വന്നാലും is of what may be. */
const isTold = ({ frame, verb }: Sub) => frame.form.tense === 'past' || verb?.pos === 'particle'

/** അമ്മ വന്നപ്പോൾ ചായ കുടിച്ചു: who drank it is hers to know. What one can or must do may be anyone's. */
const isOpen = ({ frame }: Sub, { who, form }: Frame) =>
  frame.who.type === 'thing' &&
  isPerson(frame.who.thing) &&
  who.type === 'open' &&
  who.of !== 'thing' &&
  !anyones.has(form.tense)
const anyones: ReadonlySet<Tense> = new Set(['command', 'please', 'must', 'can', 'may'])

/** “went to the shop and bought milk”: the one act has no not, time or doer of its own. */
function withAct(first: Frame, main: Frame): Frame | undefined {
  if (first.form.not || main.form.not || isAskedFor(main) || main.links.length > 0) return undefined
  if (first.around.some(({ slot }) => slot === 'first' || slot === 'often')) return undefined
  if (hasWhen(first) && hasWhen(main)) return undefined
  if (main.who.type === 'there' || main.who.type === 'it' || main.form.tense === 'let') return undefined
  if (main.who.type === 'open' && main.who.of === 'thing') return undefined
  const doer = first.who.type === 'open' ? main.who : main.who.type === 'open' ? first.who : undefined
  const isDoer =
    doer?.type === 'open' ? doer.of !== 'thing' && doer.of !== 'any' : doer && isSomeoneOrOne(doer)
  if (!doer || !isDoer || isBe(first) !== isBe(main)) return undefined
  const [start, ...more] = first.acts
  return {
    ...main,
    who: doer,
    acts: [start, ...more, ...main.acts],
    around: [...first.around, ...main.around],
  }
}

const isSomeoneOrOne = (who: Who) => who.type === 'thing' && isAlive(who.thing)

const isBe = ({ acts: [act] }: Frame) => act.verb.sense.startsWith('be ')

/** കുളിച്ചിട്ട് വരാം: it is “will” where it is I who says it. */
const offered = ({ form, who }: Frame, given: Who): Tense =>
  form.tense === 'can' && who.type === 'open' && who.of === 'us' && isSpeaker(given) ? 'future' : form.tense

/** The clause with the other before it: “before going, he …”, “when he came, …”. `seen` is the main clause as it was read. */
function withFront(sub: Sub, whole: Frame, seen: Frame = whole): Frame | undefined {
  const { link, frame } = sub
  const { who } = frame
  if (who.type === 'open' && shared.has(link)) {
    if (whole.who.type === 'there' || who.of === 'thing') return undefined
    const isSomebodys = whole.who.type === 'open' ? whole.who.of !== 'thing' : isOfPerson(whole.who)
    return isSomebodys ? withLink(whole, sub, { ...frame, who: { type: 'same', as: whole.who } }) : undefined
  }
  if (link === 'while' || link === 'without') return undefined
  return withLink(whole, sub, withTense(frame, tenseIn(link, frame, seen)))
}

const isOfPerson = (who: Who) => who.type === 'thing' && isPerson(who.thing)
