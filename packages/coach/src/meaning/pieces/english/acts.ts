import { isInflected, stem } from '@app/english'
import { english } from '../../data.ts'
import { endRow } from './noun-phrases.ts'
import type { Clause, Reading } from './reading.ts'
import { endsThing, mayBeDone, timeOfForm, timeOfHelp } from './word-roles.ts'

export function isAct(it: Reading, word: string, before: string, next: string): boolean {
  if (!mayBeDone(word) || english.helps.has(word)) return false
  if (before === 's' && /ing$/u.test(word) && it.clause.being) return true
  if (before === 's' || english.owners.has(before) || before === 'very') return false
  if (it.waiting.length > 0) return false
  if (it.clause.being && it.clause.act === undefined && english.qualities.has(word)) return false
  const isForm = isInflected(word) && !/(?:[^s]s|es)$/u.test(word)
  if (before === 'to' || english.helps.has(before) || english.who.has(before)) return true
  if (english.articles.has(before) || english.near.has(before)) return false
  if (before === 'that')
    return english.far.has(before) && it.last !== undefined && !english.either.has(stem(word))
  if (english.prepositions.has(before)) return /ing$/u.test(word) && word !== 'evening'
  const isNoun = english.either.has(stem(word))
  if (before === '' || /[,;:.?!]/u.test(before) || english.joins.has(before))
    return !isNoun || !english.helps.has(next)
  if (english.adverbs.has(before) || english.whom.has(before)) return true
  if (it.clause.act === undefined && !it.clause.being) return true
  return isForm || !isNoun
}

export function readAct(it: Reading, word: string, before: string) {
  const isPassive =
    it.clause.being &&
    it.clause.act === undefined &&
    !/ing$/u.test(word) &&
    isInflected(word) &&
    !isNewDoer(it)
  let clause = it.clause
  if (
    it.join !== undefined ||
    clause.act !== undefined ||
    (english.prepositions.has(before) && clause.being) ||
    (clause.being && !isPassive && !/ing$/u.test(word))
  )
    clause = nextClause(it, word, before)
  clause.passive = isPassive
  if (before === 'without' || (/ing$/u.test(word) && isWithout(it, clause))) clause.denied = true
  clause.act = it.add(word, 'act')
  clause.time ??= timeOfForm(word)
  it.last = undefined
  it.under = undefined
  it.join = undefined
}

/** “The film you saw”: a second doer stands right before what it does. */
function isNewDoer(it: Reading): boolean {
  const doers = it.clause.things.filter((one) => it.pieces[one]?.part === 'who')
  return doers.length > 1 && doers.at(-1) === it.last
}

/** “Without anyone telling him”. */
function isWithout(it: Reading, { things }: Clause): boolean {
  return it.tokens[it.at - 2] === 'without' && things.length > 0
}

/** The clause of a second act: what stood right before it does it. */
function nextClause(it: Reading, word: string, before: string): Clause {
  const prior = it.clause
  const who = it.last
  const isNew = it.join !== undefined
  const how =
    it.join ??
    (before === 'without'
      ? 'without'
      : /^(?:to|for|not)$/u.test(before)
        ? 'to'
        : /ing$/u.test(word)
          ? 'ing'
          : 'that')
  if (isNew && prior.act === undefined && !prior.being && prior.how === how) return prior
  const own =
    who !== undefined &&
    prior.things.includes(who) &&
    !english.prepositions.has(before) &&
    !/^(?:in|on|at|to|from|with)$/u.test(it.pieces[who]?.part ?? '')
      ? prior.things.filter((thing) => thing >= who)
      : []
  prior.things = prior.things.filter((thing) => !own.includes(thing))
  const clause = it.open(how, it.clauses.length - 1)
  clause.things = own
  for (const thing of own) if (it.pieces[thing]?.part !== 'like') it.put(thing, 'who')
  // “What he said is true”.
  if (prior.asks && !isNew && own.length === 0) {
    prior.how = 'which'
    prior.on = it.clauses.length - 1
    clause.how = ''
    clause.on = undefined
    return clause
  }
  if (own.length > 0 && prior.first && !isNew) {
    clause.how = ''
    clause.on = undefined
  }
  return clause
}

export function readHelp(it: Reading, word: string) {
  endRow(it)
  const being = /^(?:am|is|are|was|were|be|been|being)$/u.test(word)
  if (
    it.join !== undefined ||
    ((it.clause.act !== undefined || (it.clause.being && being)) &&
      !/^(?:been|being|be|not|never)$/u.test(word))
  ) {
    nextClause(it, word, it.tokens[it.at - 1] ?? '')
    it.join = undefined
  }
  it.clause.helped = true
  if (/^(?:not|never)$/u.test(word)) it.clause.denied = true
  else it.clause.time ??= timeOfHelp(word)
  if (!/^(?:not|never)$/u.test(word)) it.clause.being = being || (it.clause.being && word === 'been')
  if (/^(?:have|has|had|do|does|did)$/u.test(word)) readOwning(it, word)
}

/** “I have a car”: without another act to help, it is what one does. */
function readOwning(it: Reading, word: string) {
  const ahead = it.tokens.slice(it.at + 1)
  const end = ahead.findIndex((one) => /[,;:.?!]/u.test(one) || english.joins.has(one))
  const part = end < 0 ? ahead : ahead.slice(0, end)
  const helps = part.some(
    (one, at) =>
      (mayBeDone(one) &&
        !english.articles.has(part[at - 1] ?? '') &&
        !english.owners.has(part[at - 1] ?? '') &&
        !(part[at - 1] === 'to')) ||
      /^(?:been|had|done|got|have|be)$/u.test(one),
  )
  if (helps) return
  it.clause.act = it.add(word, 'act')
  it.clause.time = /^(?:had|did)$/u.test(word)
    ? 'past'
    : it.clause.helped && it.clause.time !== 'done'
      ? it.clause.time
      : 'now'
  it.last = undefined
}

export function isQuality(next: string, then: string): boolean {
  return (
    (english.qualities.has(next) && endsQuality(then)) ||
    (english.adverbs.has(next) && english.qualities.has(then))
  )
}

/** “Get wet in the rain”, but “get new clothes”. */
function endsQuality(then: string): boolean {
  return endsThing(then) || english.adverbs.has(then) || english.articles.has(then) || english.who.has(then)
}
