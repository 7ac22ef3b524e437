import { isInflected, stem } from '@app/english'
import { english } from '../../data.ts'
import { plainEnglish } from '../../english/plain-english.ts'
import { withoutTag } from '../../english/yes-no-question.ts'
import type { Pieces } from '../piece.ts'
import { isAct, isQuality, readAct, readHelp } from './acts.ts'
import { callLast, denyClause, isJoin, joinClause, readMark } from './joins.ts'
import { linkClauses } from './links.ts'
import {
  addToLast,
  askWay,
  endRow,
  isGiven,
  isShort,
  ownWhatFollows,
  pointAt,
  readAdverb,
  readThing,
} from './noun-phrases.ts'
import { Reading } from './reading.ts'
import { endsThing, mayBeDone, timeOfForm } from './word-roles.ts'

/** Reads simple English into its pieces, by the order of its words. What it does not know is a thing. */
export function readEnglish(text: string): Pieces {
  const it = new Reading(plainEnglish(withoutTag(text)).match(/[a-z]+|[,;:.?!]/gu) ?? [])
  for (; it.at < it.tokens.length; it.at++) takeWord(it, it.tokens[it.at] ?? '')
  endRow(it)
  callLast(it)
  return { pieces: it.pieces, links: linkClauses(it) }
}

function takeWord(it: Reading, word: string) {
  const next = it.tokens[it.at + 1] ?? ''
  const before = it.tokens[it.at - 1] ?? ''
  if (/[,;:.?!]/u.test(word)) return readMark(it, word)
  if (word === 's') return isShort(it, next) ? readHelp(it, 'is') : ownWhatFollows(it)
  if (stem(word) === 'get' && isInflected(next) && !/(?:ing|s)$/u.test(next) && mayBeDone(next)) {
    it.clause.time ??= timeOfForm(word)
    return readHelp(it, 'be')
  }
  if (english.becoming.has(stem(word)) && isQuality(next, it.tokens[it.at + 2] ?? '')) {
    it.clause.time ??= timeOfForm(word)
    return readHelp(it, 'be')
  }
  if (word === 'to' && (mayBeDone(next) || /^(?:be|have|do)$/u.test(next))) return endRow(it)
  if (isAct(it, word, before, next)) return readAct(it, word, before)
  if (word === 'of' && it.last !== undefined && it.waiting.length === 0) {
    it.under = 'of'
    return
  }
  if (isJoin(it, word, before, next)) return joinClause(it, word)
  if (word === 'and' || word === 'or') return addToLast(it)
  if (
    english.prepositions.has(word) &&
    (!endsThing(next) || english.near.has(next) || english.far.has(next))
  ) {
    endRow(it)
    it.under = word
    return
  }
  if (english.prepositions.has(word)) return askWay(it, word)
  if (english.helps.has(word)) return readHelp(it, word)
  if (english.owners.has(word) && !endsThing(next) && !isGiven(it, word, before)) {
    it.waiting.push(it.add(word, 'of'))
    return
  }
  if (english.near.has(word) || english.far.has(word)) return pointAt(it, word, next)
  if (word === 'but') {
    endRow(it)
    it.join = word
    it.last = undefined
    return
  }
  if (/^(?:no|nobody|nothing|none|nowhere|neither)$/u.test(word)) denyClause(it)
  if (word === 'what' && before === '' && (english.who.has(next) || english.owners.has(next)))
    it.clause.asks = true
  const isSmall = word === 'little' && (before === 'the' || english.owners.has(before))
  if (english.articles.has(word) && !endsThing(next) && !isSmall) return
  if (english.adverbs.has(word) && it.waiting.length === 0 && !(word === 'home' && it.under === 'at'))
    return readAdverb(it, word)
  readThing(it, word, next)
}
