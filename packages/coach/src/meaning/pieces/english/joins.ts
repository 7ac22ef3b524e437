import { stem } from '@app/english'
import { english } from '../../data.ts'
import { endRow } from './noun-phrases.ts'
import type { Reading } from './reading.ts'
import { mayBeDone } from './word-roles.ts'

/** “When it rains”, but “after school”: the word joins a clause if an act follows before the next mark. */
export function isJoin(it: Reading, word: string, before: string, next: string): boolean {
  if (!english.joins.has(word)) return false
  if (word === 'that' && (english.prepositions.has(before) || english.helps.has(before))) return false
  if (word === 'that' && it.last === undefined && !english.sayings.has(stem(before))) return false
  if (english.asks.has(word) && english.helps.has(next) && it.clause.act === undefined) return false
  const ahead = it.tokens.slice(it.at + 1)
  const end = ahead.findIndex((one) => /[,;:.?!]/u.test(one) || (english.joins.has(one) && one !== 'that'))
  const part = end < 0 ? ahead : ahead.slice(0, end)
  const acts = part.some(
    (one, at) =>
      (mayBeDone(one) &&
        (at === 0
          ? !english.either.has(stem(one)) || /ing$/u.test(one) || word === 'and'
          : !english.articles.has(part[at - 1] ?? '') && !english.owners.has(part[at - 1] ?? ''))) ||
      (english.helps.has(one) && at > 0),
  )
  if (word === 'who' || word === 'which' || word === 'where' || word === 'when')
    return (
      acts &&
      (it.clause.act !== undefined || it.last !== undefined || word === 'when' || it.clauses.length === 0)
    )
  if (word === 'so' && !acts) return false
  return acts
}

export function joinClause(it: Reading, word: string) {
  endRow(it)
  it.under = undefined
  const isFirst = it.clauses.length === 0 || (it.clause.act === undefined && !it.clause.being)
  const doers =
    word === 'and' || word === 'or' ? it.clause.things.filter((one) => it.pieces[one]?.part === 'who') : []
  const on = isFirst ? undefined : it.clauses.length - 1
  const clause = it.open(word, on)
  clause.first = isFirst && word !== 'and'
  clause.things.push(...doers.map((one) => one))
  it.join = undefined
  it.last = undefined
}

/** “A fever, but no headache”: the headache is of a clause of its own. */
export function denyClause(it: Reading) {
  if (it.join !== undefined && it.clauses.length > 0) it.open(it.join, it.clauses.length - 1)
  it.join = undefined
  it.clause.denied = true
}

export function readMark(it: Reading, word: string) {
  endRow(it)
  if (word !== ',') callLast(it)
  const [what, called] = it.clause.things.slice(-2).map((one) => it.pieces[one]?.part)
  if (what === 'what' && called === 'who') it.put(it.clause.things.pop() ?? -1, 'call')
  it.last = undefined
  it.under = undefined
  if (it.clause.things.length > 0 && (word !== ',' || it.clause.denied) && it.clause.act === undefined)
    it.clause.being = true
  const isOver = it.clause.act !== undefined || it.clause.being
  if (word !== ',' || isOver) {
    if (it.clauses.length > 0 && isOver) it.join ??= ''
  } else {
    for (const thing of it.clause.things) if (it.pieces[thing]?.part === 'who') it.put(thing, 'call')
  }
}

/** “…, brother”: a person alone after the last mark is called. */
export function callLast(it: Reading) {
  const { clause } = it
  const [thing, another] = clause.things
  const isAlone = it.clauses.length > 1 && clause.act === undefined && !clause.helped && another === undefined
  const called = it.pieces[thing ?? -1]?.stem ?? ''
  if (
    !isAlone ||
    thing === undefined ||
    !(english.people.has(called) || english.callings.has(it.pieces[thing]?.word ?? ''))
  )
    return
  it.put(thing, 'call')
  clause.things = []
}
