import type { Said, Sentence } from '../frame/said.ts'
import { clause, fragment } from './clause.ts'
import { type Context, isAt, isOf, type Parses, phrasesAt, textAt } from './context.ts'

const isEnd = (c: Context, at: number) => at >= c.tokens.length || isAt(c, at, '.', '!', '?', ';')

/** One sentence, up to its mark. */
export function* sentence(c: Context, at: number): Parses<Sentence> {
  for (const [opening, next] of openings(c, at)) {
    for (const read of [clauses, fragments])
      for (const [said, end] of read(c, next, opening))
        for (const [closing, last] of closings(c, end)) {
          if (!isEnd(c, last)) continue
          yield [{ said, closing, asks: isAt(c, last, '?') }, last + 1]
        }
    if (isEnd(c, next) && opening.length > 0)
      yield [
        {
          said: [{ opening: [], phrase: opening.join(' ').replaceAll(',', '') }],
          closing: [],
          asks: isAt(c, next, '?'),
        },
        next + 1,
      ]
  }
}

/** “yes,”, “Mother,”, “but”. */
function* openings(c: Context, at: number, before: readonly string[] = []): Parses<readonly string[]> {
  if (before.length < 3) {
    for (const [call, next] of phrasesAt(c, 'calls', at)) {
      // “No hurry” is no answer.
      if (bare.has(call) && next < c.tokens.length && !isAt(c, next, ',', '!', '.', ';')) continue
      const comma = isAt(c, next, ',', '!') && next + 1 < c.tokens.length ? next + 1 : next
      yield* openings(c, comma, [...before, call])
    }
    for (const [join, next] of phrasesAt(c, 'joins', at))
      yield* openings(c, isAt(c, next, ',') ? next + 1 : next, [...before, join])
    for (const [name, next] of called(c, at))
      if (isAt(c, next, ',', '!')) yield* openings(c, next + 1, [...before, name])
  }
  yield [before, at]
}

const bare = new Set(['no', 'right', 'sure', 'well'])

/** Who is called: “son”, “my dear”, “Mother”. */
function* called(c: Context, at: number): Parses<string> {
  const own = isAt(c, at, 'my', 'dear') ? at + 1 : at
  if (isOf(c, 'people', own) || isOf(c, 'calls', own)) yield [textAt(c, own), own + 1]
  else if (
    c.tokens[own]?.kind === 'word' &&
    /^\p{Lu}/u.test(c.tokens[own]?.written ?? '') &&
    isAt(c, own + 1, ',') &&
    !c.words.pronouns.has(textAt(c, own))
  )
    yield [textAt(c, own), own + 1]
}

function* clauses(c: Context, at: number, opening: readonly string[]): Parses<readonly Said[]> {
  for (const [frame, next] of clause(c, at)) {
    const said: Said = { opening, frame }
    yield* more(c, next, [said])
  }
}

/** Of what is no clause, nothing else may be said: “Two teas, please.” */
function* fragments(c: Context, at: number, opening: readonly string[]): Parses<readonly Said[]> {
  for (const [frame, next] of fragment(c, at)) {
    const said: Said = { opening, frame }
    yield [[said], next]
    const comma = isAt(c, next, ',', ';') ? next + 1 : undefined
    if (comma !== undefined) {
      for (const [all, end] of fragments(c, comma, [])) yield [[said, ...all], end]
      for (const [all, end] of clauses(c, comma, [])) yield [[said, ...all], end]
    }
  }
}

function* more(c: Context, at: number, said: readonly Said[]): Parses<readonly Said[]> {
  yield [said, at]
  if (said.length > 3) return
  const comma = isAt(c, at, ',', ';') ? at + 1 : at
  for (const [join, next] of phrasesAt(c, 'joins', comma))
    for (const [all, end] of clauses(c, isAt(c, next, ',') ? next + 1 : next, [join]))
      yield* joined(c, said, all, end)
  if (comma > at) {
    for (const [all, end] of clauses(c, comma, [])) yield* joined(c, said, all, end)
    for (const [name, next] of called(c, comma))
      if (isAt(c, next, ','))
        for (const [all, end] of clauses(c, next + 1, [`${name},`])) yield* joined(c, said, all, end)
  }
}

function* joined(
  _c: Context,
  said: readonly Said[],
  all: readonly Said[],
  end: number,
): Parses<readonly Said[]> {
  yield [[...said, ...all], end]
}

/** “…, please”, “…, Mother”, “…, right”. */
function* closings(c: Context, at: number, before: readonly string[] = []): Parses<readonly string[]> {
  const comma = isAt(c, at, ',') ? at + 1 : at
  if (before.length < 2) {
    for (const [call, next] of phrasesAt(c, 'calls', comma)) yield* closings(c, next, [...before, call])
    if (comma > at) {
      for (const [name, next] of called(c, comma)) yield* closings(c, next, [...before, name])
      yield* tag(c, comma, before)
    }
  }
  yield [before, at]
}

/** “isn’t it?”, “don’t you?”. */
function* tag(c: Context, at: number, before: readonly string[]): Parses<readonly string[]> {
  if (!isAt(c, at, 'is', 'are', 'do', 'does', 'did', 'was', 'will', 'can', 'has', 'have', 'will')) return
  const not = isAt(c, at + 1, 'not') ? at + 2 : at + 1
  if (isAt(c, not, 'it', 'he', 'she', 'you', 'they', 'we', 'i')) yield [[...before, 'right'], not + 1]
}
