import { stem } from '@app/english'
import { english } from '../data.ts'
import { isPronoun, sameSense } from '../english/content-words.ts'
import type { Piece, Pieces } from './piece.ts'

/** What stands where in a sentence: “dog” is `who` of “bite”. */
type Slot = { is: string; part: string; of: string }

/** Whether in the guess something takes the place that something else has: who bites, whose it is, where it is. */
export function takesPlaces(said: Pieces, guess: Pieces, isKnown = true): boolean {
  const [wanted, given] = [slotsOf(said), slotsOf(guess)]
  const isOf = (one: string, pieces: Pieces) => pieces.pieces.some(({ stem }) => same(stem, one))
  const moves = (one: Slot) =>
    isOf(one.of, said) &&
    !english.numbers.has(one.of) &&
    wanted.some(
      ({ is, part, of }) => part === 'like' && same(is, one.is) && !same(of, one.of) && isOf(of, guess),
    )
  return given.some((one) => {
    const here = wanted.filter(({ part, of }) => part === one.part && same(of, one.of))
    if (here.some(({ is }) => same(is, one.is))) return false
    if ((!isOf(one.is, said) && !(one.part === 'of' && isPronoun(one.is))) || english.numbers.has(one.is))
      return one.part === 'like' && isOf(one.is, said) && moves(one)
    if (wanted.some(({ is, part, of }) => part === 'thing' && same(is, one.is) && same(of, one.of)))
      return false
    if (one.part === 'like') return moves(one)
    const stays = (is: string) =>
      given.some(({ is: own, part, of }) => same(own, is) && part === one.part && same(of, one.of))
    return here.some(
      ({ is }) =>
        !stays(is) &&
        (isOf(is, guess) || (one.part === 'of' && isPronoun(is) && isPronoun(one.is))) &&
        !(isKnown || openPronouns.has(one.is) ? mayBe(is, one.is) : false),
    )
  })
}

/**
 * Whether two things stand in each other's places: “he bit the dog” for “the dog bit him”. `sure`: of one act, or
 * of what is said and who says it.
 */
export function exchanges(said: Pieces, guess: Pieces, sure = false): boolean {
  const [wanted, given] = [said, guess].map((pieces) => {
    const slots = [...slotsOf(pieces), ...countsOf(pieces)]
    return sure ? slots.map((slot) => ofBeing(slot, pieces === said)) : slots
  })
  const areTold = (one: string, other: string) =>
    [said, guess].every(({ pieces, links }) =>
      links.some(({ act, how, on }) => {
        const [told, tells] = [pieces[act]?.stem ?? '', pieces[on]?.stem ?? '']
        return (
          how === 'that' &&
          ((same(told, one) && same(tells, other)) || (same(told, other) && same(tells, one)))
        )
      }),
    )
  const isSure = (one: Slot, other: Slot) =>
    same(one.of, other.of)
      ? /^who/u.test(one.part) && /^who/u.test(other.part)
      : one.part === 'who' && other.part === 'who' && areTold(one.of, other.of)
  const isIn = (slots: readonly Slot[] = [], is: string, { part, of }: Slot) =>
    slots.some((slot) => same(slot.is, is) && slot.part === part && same(slot.of, of))
  const isMoved = (one: Slot, other: Slot) =>
    isIn(given, one.is, other) && !isIn(given, one.is, one) && !isIn(wanted, one.is, other)
  return (wanted ?? []).some((one) =>
    wanted?.some(
      (other) =>
        !same(one.is, other.is) &&
        (!sure || isSure(one, other)) &&
        (same(one.of, other.of) || !(mayStandFor(one.is, other.is) || mayStandFor(other.is, one.is))) &&
        isMoved(one, other) &&
        isMoved(other, one),
    ),
  )
}

/** ദേഷ്യപ്പെട്ടു: who gets angry with somebody is angry with him. The “got” of a guess may be “have”. */
const ofBeing = ({ is, part, of }: Slot, isSaid: boolean): Slot =>
  isSaid && of === stem('get')
    ? { is, part, of: stem('is') }
    : { is, part: !isSaid && part === 'with' && of === stem('is') ? 'whom' : part, of }

/** “Give me the book when you have read it”. */
const mayStandFor = (one: string, other: string) => openThings.has(one) && !isPronoun(other)
const openThings = new Set(['it', 'they', 'this', 'that'].map(stem))

/** “Three” for three of them has the place of what is counted. */
const countsOf = (pieces: Pieces): Slot[] =>
  pieces.pieces.flatMap(({ stem: is, part, to }) => {
    const counted = pieces.pieces[to ?? -1]
    const act = pieces.pieces[counted?.to ?? -1]
    return part === 'like' && (english.numbers.has(is) || counted?.word === 'one') && counted && act
      ? [{ is, part: groupOf(counted.part), of: act.stem }]
      : []
  })

const same = (one: string, other: string) => sameSense(one, other)

/** “She” may be the mother that is named beside it. */
const mayBe = (one: string, other: string) =>
  [one, other].some((word) => openPronouns.has(word) || english.numbers.has(word))
const openPronouns = new Set(
  ['he', 'she', 'it', 'they', 'this', 'that', 'someone', 'what', 'which'].map(stem),
)

function slotsOf({ pieces }: Pieces): Slot[] {
  // “She knows me, I do not know her”: each is another act.
  const isOnlyDenied = (act: Piece) =>
    act.denied === true &&
    act.stem !== stem('is') &&
    pieces.some(({ stem, part, denied }) => part === 'act' && stem === act.stem && !denied)
  return pieces.flatMap(({ stem: is, part, to }) => {
    const of = to === undefined ? undefined : pieces[to]
    return of && part !== 'act' && part !== 'call' && !(part === 'like' && of.part === 'act')
      ? [{ is, part: groupOf(part), of: isOnlyDenied(of) ? `${of.stem} not` : of.stem }]
      : []
  })
}

const groupOf = (part: string) =>
  english.partGroups
    .find((group) => group.has(part))
    ?.values()
    .next().value ?? part

/** How two things that are done hang together. `before` is the earlier, the cause, or the condition. */
type Tie = { kind: string; before: string; after: string }

/** “He said that it is not true” for “what he said is not true”. */
export const reportsIt = (said: Pieces, guess: Pieces): boolean =>
  said.links.some(
    (one) =>
      one.how === 'which' &&
      guess.links.some(
        ({ act, how, on }) =>
          how === 'that' &&
          same(guess.pieces[act]?.stem ?? '', said.pieces[one.on]?.stem ?? '') &&
          same(guess.pieces[on]?.stem ?? '', said.pieces[one.act]?.stem ?? ''),
      ),
  )

/** Whether the guess says that it was done, and the ending that it can, will or shall be. */
export const tellsOfPast = (malayalam: Pieces, guess: Pieces): boolean =>
  malayalam.pieces.some((one) => {
    const given = guess.pieces.filter(({ part, stem }) => part === 'act' && same(stem, one.stem))
    return one.time === 'ahead' && given.length > 0 && given.every(({ time }) => time === 'past')
  })

/** Whether what is done first, why, or on which condition is told the other way round. */
export function turnsTies(said: Pieces, guess: Pieces): boolean {
  const [wanted, given] = [tiesOf(said), tiesOf(guess)]
  return given.some((one) => {
    const here = wanted.filter(
      (other) =>
        (same(other.before, one.before) && same(other.after, one.after)) ||
        (same(other.before, one.after) && same(other.after, one.before)),
    )
    if (same(one.before, one.after) || here.length === 0) return false
    return here.every((other) =>
      other.kind === one.kind || (isTimely(other.kind) && isTimely(one.kind))
        ? !same(other.before, one.before)
        : areOpposed(other.kind, one.kind),
    )
  })
}

/** Whether the guess says if, because, although, before where neither the translation nor an ending does. */
export function tiesMore(said: readonly string[], guess: Pieces): boolean {
  const kinds = new Set(said.flatMap((how) => english.ties.get(how)?.kind ?? []))
  return guess.links.some(({ how }) => {
    const kind = english.ties.get(how)?.kind
    if (kind === undefined || english.freeTies.has(how)) return false
    return ![kind, ...(english.tiesFor.get(kind) ?? [])].some((one) => kinds.has(one))
  })
}

/** “When” may be after, and not before. */
const isTimely = (kind: string) => kind === 'order' || kind === 'time'

const areOpposed = (one: string, other: string) =>
  english.opposedTies.some((pair) => pair.has(one) && pair.has(other))

function tiesOf({ pieces, links }: Pieces): Tie[] {
  return links.flatMap(({ act, how, on }) => {
    const tie = english.ties.get(how)
    const [one, other] = [pieces[act]?.stem, pieces[on]?.stem]
    if (!tie || !one || !other) return []
    return [
      tie.reversed
        ? { kind: tie.kind, before: other, after: one }
        : { kind: tie.kind, before: one, after: other },
    ]
  })
}

/** Whether the guess says that somebody has what the sentence says that he is: “has a good doctor”. */
export const hasForIs = (said: Pieces, guess: Pieces): boolean =>
  said.pieces.some(
    (one) =>
      one.part === 'what' &&
      one.to !== undefined &&
      said.pieces[one.to]?.stem === stem('is') &&
      guess.pieces.some(
        ({ part, stem: is, to }) =>
          part === 'whom' && same(is, one.stem) && guess.pieces[to ?? -1]?.stem === stem('have'),
      ),
  )

/** What is done in both, where one of them only is denied, or is past. */
export function actsOtherwise(
  said: Pieces,
  guess: Pieces,
  isKnown: boolean,
): { denial?: 'missing' | 'extra'; past?: 'missing' | 'extra' } | undefined {
  const [own, given] = [actsOf(said), actsOf(guess)]
  for (const one of given) {
    const both = given.find((other) => same(other.stem, one.stem) && other.denied !== one.denied)
    const alike = own.filter(({ stem }) => same(stem, one.stem))
    const isSaid = own.every(({ stem }) => given.some((other) => same(other.stem, stem)))
    if (both && isSaid && alike.length > 0 && alike.every(({ denied }) => denied === alike[0]?.denied))
      return { denial: alike[0]?.denied ? 'missing' : 'extra' }
    const [act, another] = own.filter(({ stem }) => same(stem, one.stem))
    if (!act || another || given.filter(({ stem }) => same(stem, one.stem)).length > 1) continue
    if (act.denied !== undefined && act.denied !== one.denied && (isKnown || act.denied))
      return { denial: act.denied ? 'missing' : 'extra' }
    if (act.how !== one.how || !act.time || !one.time) continue
    if (act.time === 'past' && notPast.has(one.time)) return { past: 'missing' }
    if (act.time === 'done' && one.time === 'ahead') return { past: 'missing' }
    if (notPast.has(act.time) && one.time === 'past') return { past: 'extra' }
  }
  return undefined
}

const notPast: ReadonlySet<string> = new Set(['ahead', 'now', 'habit'])

/** What is done. It is denied with what it hangs on: “need not go”. */
const actsOf = ({ pieces, links }: Pieces) =>
  pieces.flatMap((piece, at) => {
    if (piece.part !== 'act') return []
    const above = links.find(({ act, how }) => act === at && (how === 'to' || how === 'ing'))
    const denied = piece.denied || (above && pieces[above.on]?.denied)
    return [{ ...piece, ...(denied !== undefined && { denied }) }]
  })

/** Whether the sentence bids, and names nobody who does it. */
export const bids = ({ pieces }: Pieces): boolean =>
  pieces.some(
    ({ part, how, time, word }, at) =>
      part === 'act' &&
      how === '' &&
      (time === 'now' || english.unchanged.has(word)) &&
      !pieces.some((one) => one.to === at && one.part === 'who'),
  )

/** Whether the guess tells of somebody who does what the sentence bids: “grandpa is calling” for “call grandpa”. */
export const tellsOfBidden = (said: Pieces, guess: Pieces): boolean =>
  bids(said) &&
  !bids(guess) &&
  slotsOf(guess).some(
    ({ is, part, of }) =>
      part === 'who' &&
      !english.listeners.has(is) &&
      said.pieces.some(
        (act, at) =>
          act.part === 'act' &&
          same(act.stem, of) &&
          !said.pieces.some((one) => one.to === at && one.part === 'who'),
      ),
  )
