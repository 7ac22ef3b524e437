import type { Circumstance, Is, Thing } from '../frame/frame.ts'
import { noMarks } from '../frame/thing.ts'
import { assembled, type Part } from './assembled.ts'
import {
  type Context,
  isAt,
  isOf,
  isWord,
  type Parses,
  type Predicate,
  past,
  phrasesAt,
  remembered,
  step,
  textAt,
  type VerbGroup,
} from './context.ts'
import { countAt, qualityAt } from './noun-words.ts'
import { hoursAt, timeAt } from './time.ts'

/** All that stands after a verb. `gap` is a thing that stands before it and belongs after it. */
export function* predicate(c: Context, at: number, group: VerbGroup, gap?: Thing): Parses<Predicate> {
  for (const [parts, next] of remembered(`after ${group.verb}`, (from, place) =>
    partsFrom(from, place, group.verb, []),
  )(c, at)) {
    const whole = gap
      ? withGap(c, parts, gap)
      : parts.some((part) => isLeftAlone(c, part))
        ? undefined
        : parts
    const found = whole && assembled(c.words, group, whole)
    if (found) yield [found, next]
  }
}

/** With the thing that is asked for in its place: after the verb, or after a preposition that is left alone. */
function withGap(c: Context, parts: readonly Part[], gap: Thing): readonly Part[] {
  const alone = parts.findIndex((part) => isLeftAlone(c, part))
  const left = parts[alone]
  return left?.type === 'particle'
    ? parts.with(alone, { type: 'filler', filler: { relation: left.word, thing: gap } })
    : [{ type: 'thing', thing: gap }, ...parts]
}

/** A preposition without its thing: the thing stands before. */
const isLeftAlone = (c: Context, part: Part) =>
  part.type === 'particle' && !c.words.has('particles', part.word)

function* partsFrom(c: Context, at: number, verb: string, before: readonly Part[]): Parses<readonly Part[]> {
  step(c)
  if (before.length < 7)
    for (const [part, next] of partAt(c, at, verb, before)) yield* partsFrom(c, next, verb, [...before, part])
  yield [before, at]
}

function* partAt(c: Context, at: number, verb: string, before: readonly Part[]): Parses<Part> {
  const last = before.at(-1)?.type
  if (last === 'link' || (last === 'says' && !isWord(c, at))) return
  const comma = past(c, at, ',')
  for (const [linked, next] of c.grammar.linked(c, comma)) yield [{ type: 'link', linked }, next]
  if (comma > at) return
  if (verb === 'be') yield* isPart(c, at, verb, before)
  for (const [around, next] of timeAt(c, at)) yield [{ type: 'around', around }, next]
  if (isOf(c, 'particles', at) && c.words.phrasal.has(`${verb} ${textAt(c, at)}`))
    yield [{ type: 'particle', word: textAt(c, at) }, at + 1]
  if (isAt(c, at, 'that', 'whether', 'if')) yield* saysAt(c, at, verb)
  // One goes to work, and wants to work.
  const isGoing = c.words.has('going', verb)
  if (!isGoing) yield* toDo(c, at)
  yield* placedAt(c, at)
  if (isGoing) yield* toDo(c, at)
  if (isAt(c, at, 'how', 'what', 'where', 'when') && c.words.has('knowing', verb)) yield* toDo(c, at + 1)
  if (before.filter(({ type }) => type === 'thing').length < 2)
    for (const [of, next] of c.grammar.noun(c, at)) yield [{ type: 'thing', thing: of }, next]
  if (verb !== 'be') yield* isPart(c, at, verb, before)
  yield* saysAt(c, at, verb)
  yield* actAt(c, at, verb, before)
  yield* howAt(c, at)
  for (const [sense, next] of phrasesAt(c, 'where', at))
    yield [c.words.has('particles', sense) ? { type: 'particle', word: sense } : around('where', sense), next]
  for (const [sense, next] of phrasesAt(c, 'often', at)) yield [around('often', sense), next]
  if (isAt(c, at, 'please')) yield [around('first', 'please'), at + 1]
}

function* toDo(c: Context, at: number): Parses<Part> {
  if (isAt(c, at, 'to'))
    for (const [acts, next] of c.grammar.infinitive(c, at + 1)) yield [{ type: 'to', acts }, next]
}

/** “reading”, after “start”; “carry it”, after “help him”. */
function* actAt(c: Context, at: number, verb: string, before: readonly Part[]): Parses<Part> {
  if (c.words.has('before_ing', verb))
    for (const [acts, next] of c.grammar.gerund(c, at)) yield [{ type: 'doing', acts }, next]
  if (c.words.has('before_plain', verb) && (verb === 'help' || before.at(-1)?.type === 'thing'))
    for (const [acts, next] of c.grammar.infinitive(c, at)) yield [{ type: 'to', acts }, next]
}

function* saysAt(c: Context, at: number, verb: string): Parses<Part> {
  for (const [says, next] of c.grammar.quoted(c, at, verb)) yield [{ type: 'says', says }, next]
}

/** “well”, “slowly”, “very fast”, “better than me”. */
function* howAt(c: Context, at: number): Parses<Part> {
  for (const [sense, next] of phrasesAt(c, 'how', at)) {
    const plain = c.words.named('compared_how', sense)
    if (plain !== undefined && isAt(c, next, 'than'))
      for (const [than, end] of comparedWith(c, next + 1)) yield [around('how', plain, { than }), end]
    yield [around('how', sense), next]
  }
  const isHow = (place: number) => isWord(c, place) && /[a-z]{2}ly$/u.test(textAt(c, place))
  if (isHow(at) && !isOf(c, 'adjectives', at) && !isOf(c, 'often', at))
    yield [around('how', textAt(c, at)), at + 1]
  for (const [degree, next] of phrasesAt(c, 'degrees', at))
    if (isHow(next) || isAt(c, next, 'well', 'hard', 'fast', 'loud', 'far', 'early', 'late'))
      yield [around('how', textAt(c, next), { degree }), next + 1]
}

/** “than me”, “than he does”. */
function* comparedWith(c: Context, at: number): Parses<Thing> {
  for (const [than, next] of c.grammar.noun(c, at))
    yield [than, past(c, next, 'is', 'are', 'does', 'do', 'did', 'was', 'can')]
}

/** “in the house”, “with a spoon”, “to him”; and a preposition that is left alone: “where from”. */
function* placedAt(c: Context, at: number): Parses<Part> {
  for (const [relation, next] of phrasesAt(c, 'prepositions', at)) {
    if (relation === 'than' || relation === 'as') continue
    for (const [of, end] of c.grammar.noun(c, next))
      yield [{ type: 'filler', filler: { relation, thing: of } }, end]
    if (!c.words.has('particles', relation)) yield [{ type: 'particle', word: relation }, next]
  }
}

/** What somebody is, gets or looks: an adjective, an age, an hour. */
function* isPart(c: Context, at: number, verb: string, before: readonly Part[]): Parses<Part> {
  const isMade = c.words.has('making', verb) && before.some(({ type }) => type === 'thing')
  if (!c.words.has('becoming', verb) && !isMade) return
  for (const [count, next] of countAt(c, at)) {
    if (count.type !== 'number' || !isAt(c, next, 'year', 'years')) continue
    const end = isAt(c, next + 1, 'old')
      ? next + 2
      : isAt(c, next + 1, 'of') && isAt(c, next + 2, 'age')
        ? next + 3
        : 0
    if (end > 0) yield [is({ type: 'age', years: count.number }), end]
  }
  if (verb === 'be')
    for (const [hour, , next] of hoursAt(c, at)) yield [is({ type: 'clock', hour, half: false }), next]
  if (isAt(c, at, 'enough')) {
    for (const [whom, next] of forWhom(c, at + 1)) yield [is({ type: 'enough', for: whom }), next]
    yield [is({ type: 'enough' }), at + 1]
  }
  for (const [one, next] of qualityIs(c, at)) {
    if (isAt(c, next, 'and', ','))
      for (const [more, end] of isPart(c, next + 1, verb, before))
        if (more.type === 'is' && more.is.type === 'quality') yield [is({ ...one, and: more.is }), end]
    yield [is(one), next]
  }
}

/** “old”, “older than him”, “the oldest”, “full of water”, “good for you”. */
function* qualityIs(c: Context, at: number): Parses<Is & { type: 'quality' }> {
  const the = past(c, at, 'the')
  for (const [{ compared, sense, degree, years }, next] of qualityAt(c, the)) {
    const most = degree === 'most'
    if (years !== undefined || (the > at && !most)) continue
    const plain = {
      type: 'quality' as const,
      sense,
      ...(most ? { most: true as const } : degree !== undefined && { degree }),
    }
    if (compared && isAt(c, next, 'than')) {
      for (const [than, end] of comparedWith(c, next + 1)) yield [{ ...plain, than }, end]
    } else if (compared) yield [{ ...plain, degree: 'more' }, next]
    else {
      if (isAt(c, next, 'of'))
        for (const [of, end] of c.grammar.noun(c, next + 1)) yield [{ ...plain, of }, end]
      for (const [whom, end] of forWhom(c, next)) yield [{ ...plain, for: whom }, end]
      yield [plain, past(c, next, 'enough')]
    }
  }
}

function* forWhom(c: Context, at: number): Parses<Thing> {
  if (isAt(c, at, 'for')) yield* c.grammar.noun(c, at + 1)
}

const is = (one: Is): Part => ({ type: 'is', is: one })

const around = (slot: Circumstance['slot'], sense: string, more: Partial<Circumstance> = {}): Part => ({
  type: 'around',
  around: [{ slot, sense, marks: noMarks, ...more } as Circumstance],
})
