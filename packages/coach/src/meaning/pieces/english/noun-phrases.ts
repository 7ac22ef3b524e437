import { stem } from '@app/english'
import { english } from '../../data.ts'
import type { Reading } from './reading.ts'
import { endsThing, givers, isPlural, mayBeDone } from './word-roles.ts'

/** The last word of a row of things is the thing, and the others say what it is like. */
export function readThing(it: Reading, word: string, next: string) {
  const isLast =
    endsThing(next) ||
    (english.qualities.has(next) && !english.qualities.has(word) && it.clause.being) ||
    next === 's' ||
    (english.adverbs.has(next) && !(next === 'home' && english.qualities.has(word))) ||
    (english.callings.has(next) && it.clause.being && english.qualities.has(word)) ||
    (english.people.has(stem(next)) &&
      it.under !== undefined &&
      it.clause.act === undefined &&
      !english.people.has(stem(word)) &&
      !it.clause.things.length) ||
    english.articles.has(next) ||
    english.owners.has(next) ||
    english.who.has(next) ||
    english.whom.has(next) ||
    english.near.has(next) ||
    english.who.has(word) ||
    english.whom.has(word) ||
    (english.people.has(stem(word)) && it.clause.act !== undefined && !english.people.has(stem(next))) ||
    (mayBeDone(next) &&
      !isNounBeforeHelp(it, next) &&
      (!english.either.has(stem(next)) || (it.clause.act === undefined && !it.clause.being)))
  if (!isLast) {
    it.waiting.push(it.add(word, 'like'))
    return
  }
  const thing = it.add(word, '')
  const isNamed = english.who.has(word) || english.whom.has(word)
  if (!isNamed && isPlural(word)) it.many = true
  placeThing(it, thing)
}

/** “The bridge work is not finished”: what helps stands after it. */
function isNounBeforeHelp(it: Reading, next: string) {
  const [after = '', then = ''] = it.tokens.slice(it.at + 2)
  return (
    english.either.has(stem(next)) &&
    (isBeing.test(after) || (english.adverbs.has(after) && isBeing.test(then)))
  )
}
const isBeing = /^(?:am|is|are|was|were|will|has)$/u

/** Gives a thing its part: that of the word before it, or that of its place. */
function placeThing(it: Reading, thing: number) {
  for (const one of it.waiting) {
    const piece = it.pieces[one]
    if (piece) it.pieces[one] = { ...piece, to: thing }
  }
  const piece = it.pieces[thing]
  if (!piece) return
  if (it.join !== undefined) {
    const how = it.join
    it.join = undefined
    it.open(how, how === '' ? undefined : it.clauses.length - 1)
  }
  const { clause } = it
  const who = clause.things.find((one) => it.pieces[one]?.part === 'who')
  if (
    english.qualities.has(piece.word) &&
    it.under === undefined &&
    who !== undefined &&
    clause.act === undefined
  ) {
    it.pieces[thing] = { ...piece, part: 'like', to: who }
    it.waiting = []
    return
  }
  if (english.times.has(piece.stem) && /^(?:in|on|at|for|during|this|what|$)/u.test(it.under ?? ''))
    it.under = 'when'
  if (
    clause.act === undefined &&
    who !== undefined &&
    english.who.has(piece.word) &&
    it.under === undefined &&
    !clause.being
  )
    it.put(who, clause.helped ? 'call' : 'whom')
  const hasWho = clause.things.some((one) => it.pieces[one]?.part === 'who')
  const byPlace =
    english.who.has(piece.word) &&
    piece.word !== 'it' &&
    (piece.word !== 'you' || (clause.act === undefined && clause.being && hasWho))
      ? 'who'
      : clause.act === undefined
        ? clause.being && (hasWho || isSaidOf(it, piece.word))
          ? 'what'
          : hasWho && it.last !== undefined && clause.helped
            ? 'whom'
            : 'who'
        : 'whom'
  const part = it.under === 'of' ? 'of' : (it.under ?? (english.asks.has(piece.word) ? 'asked' : byPlace))
  it.pieces[thing] = {
    ...piece,
    part,
    ...(it.under === 'of' && it.last !== undefined && { to: it.last }),
    ...(it.many && { many: true }),
    ...(it.points && { points: it.points }),
  }
  if (it.under !== 'of') clause.things.push(thing)
  it.last = thing
  it.under = undefined
  it.waiting = []
  it.many = undefined
  it.points = undefined
}

/** What waited for a thing and got none is one itself: “is mine”, “the big”. */
export function endRow(it: Reading) {
  const thing = it.waiting.pop()
  if (thing !== undefined) placeThing(it, thing)
  it.waiting = []
  it.points = undefined
}

/** “Father’s”: what stood before it owns what follows. */
export function ownWhatFollows(it: Reading) {
  const owner = it.last
  if (owner === undefined) return
  for (const clause of it.clauses) clause.things = clause.things.filter((thing) => thing !== owner)
  const part = it.pieces[owner]?.part ?? ''
  if (english.prepositions.has(part)) it.under = part
  it.put(owner, 'of')
  it.waiting.push(owner)
  it.last = undefined
}

export function pointAt(it: Reading, word: string, next: string) {
  it.points = english.near.has(word) ? 'near' : 'far'
  if (endsThing(next) || (mayBeDone(next) && !english.either.has(stem(next)))) {
    const thing = it.add(word, 'who')
    placeThing(it, thing)
  }
}

export function readAdverb(it: Reading, word: string) {
  const thing = it.add(word, 'like')
  it.clause.things.push(thing)
  if (it.tokens[it.at + 1] === 's') it.last = thing
}

/** “Tea and coffee”: the next thing has the part of the last. */
export function addToLast(it: Reading) {
  it.under = it.last === undefined ? undefined : it.pieces[it.last]?.part
  if (it.under === 'act') it.under = undefined
}

/** “Who it was written to”: the way of what is asked stands at the end. */
export function askWay(it: Reading, way: string) {
  const { clause } = it
  const asked = clause.things.find((one) => it.pieces[one]?.part === 'asked')
  if (asked !== undefined) it.put(asked, way)
  else if (clause.how === 'who') clause.things.push(it.add('who', way))
}

/** “Don’t be afraid”; in “how much is an orange” it is a thing. */
function isSaidOf(it: Reading, word: string): boolean {
  return english.qualities.has(word) && !english.articles.has(it.tokens[it.at - 1] ?? '')
}

/** “Mum’s here”: it is, and owns nothing. */
export function isShort(it: Reading, next: string): boolean {
  return (
    /ing$/u.test(next) ||
    /^(?:not|a|an|the|here|there|in|on|at|from|very|so|too|still|now|been|gone|going)$/u.test(next) ||
    /^right (?:here|there)$/u.test(`${next} ${it.tokens[it.at + 2]}`)
  )
}

/** “He gave her money”, but “he gave her money to me”. */
export function isGiven(it: Reading, word: string, before: string): boolean {
  return word === 'her' && givers.has(stem(before)) && !it.tokens.slice(it.at).includes('to')
}
