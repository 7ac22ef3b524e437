import type { Count, Line, Place, Quality, Thing } from '../frame/frame.ts'
import { lineOf, nothingBefore } from '../frame/thing.ts'
import {
  type Context,
  isAt,
  isOf,
  isWord,
  type Parses,
  past,
  phrasesAt,
  remembered,
  step,
  textAt,
} from './context.ts'
import { singular } from './english-words.ts'
import { countAt, halfAt, isDeterminer, mayBeNoun, qualityAt, whichAt } from './noun-words.ts'
import { thing } from './things.ts'

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(', ').map((pair) => pair.split(' ') as [string, string]))

const owners = pairs('my I, your you, his he, her she, its it, our we, their they, whose who')
const alone = pairs('mine I, yours you, hers she, ours we, theirs they')

/** A noun phrase, and several said together: “my two brothers”, “rice and fish”. */
export const noun = remembered('noun', several)

function* several(c: Context, at: number): Parses<Thing> {
  step(c)
  for (const [first, next] of one(c, at)) {
    const comma = past(c, next, ',')
    const and = past(c, comma, 'and', 'or')
    if (and > next)
      for (const [second, end] of noun(c, and))
        if (and > comma || second.both)
          yield [
            thing(isAt(c, and - 1, 'or') ? 'either' : 'both', {
              number: 'many',
              of: second.of,
              both: [first, second],
            }),
            end,
          ]
    yield [first, next]
  }
}

/** A noun phrase that is not several. */
export const one = remembered('one', single)

function* single(c: Context, at: number): Parses<Thing> {
  for (const [found, next] of core(c, at)) {
    if (isAt(c, next, "'s", "'")) {
      yield* ownedBy(c, next + 1, found)
      continue
    }
    for (const [whole, end] of withAfter(c, next, found)) {
      if (isAt(c, end, 'too', 'also')) yield [{ ...whole, also: 'too' }, end + 1]
      yield [whole, end]
    }
  }
}

function* core(c: Context, at: number): Parses<Thing> {
  if (isAt(c, at, 'only', 'even')) {
    const also = isAt(c, at, 'only') ? 'only' : 'even'
    for (const [found, next] of core(c, at + 1)) yield [{ ...found, also }, next]
  }
  yield* c.grammar.what(c, at)
  const mayPoint = isAt(c, at, ...pointing)
  if (mayPoint) yield* described(c, at)
  yield* pronoun(c, at)
  if (!mayPoint) yield* described(c, at)
  yield* doing(c, at)
}

/** They stand before a noun, or alone. */
const pointing = ['this', 'that', 'these', 'those', 'her', 'what', 'which', 'others']

/** “swimming in the sea”. */
function* doing(c: Context, at: number): Parses<Thing> {
  for (const [acts, next] of c.grammar.gerund(c, at)) {
    const [first, ...more] = acts
    if (!first) continue
    const form = { tense: 'present', not: false, asks: false } as const
    const who = { type: 'open', of: 'anybody' } as const
    yield [
      thing('doing', { number: 'mass', doing: { who, acts: [first, ...more], form, around: [], links: [] } }),
      next,
    ]
  }
}

/** I, him, this, everyone, mine. */
function* pronoun(c: Context, at: number): Parses<Thing> {
  const open = c.tokens[at]
  if (open?.kind === 'open') yield [thing(open.text, { pronoun: openPronoun(open.text) }), at + 1]
  if (!isWord(c, at)) return
  for (const text of [`${textAt(c, at)} ${textAt(c, at + 1)}`, textAt(c, at)]) {
    const known = c.words.pronouns.get(spelt.get(text) ?? text)
    if (!known) continue
    const number = known.who === 'many' ? 'many' : 'one'
    yield [thing(known.subject, { number, of: known.of, pronoun: known }), at + text.split(' ').length]
    if (!pointing.includes(text)) return
  }
  const owner = alone.get(textAt(c, at))
  if (owner !== undefined) yield [thing('one', { owner: person(c, owner) }), at + 1]
  if (isAt(c, at, 'those')) yield [thing('they', { number: 'many' }), at + 1]
}

const openPronoun = (text: string): NonNullable<Thing['pronoun']> => ({
  ...{ subject: text, object: text, before: text, alone: text },
  ...{ who: 'many', of: text === '(it)' ? 'thing' : 'person', kind: 'plain' },
})

/** “nobody” and “no one” are one. */
const spelt: ReadonlyMap<string, string> = new Map([
  ['no one', 'nobody'],
  ['somebody', 'someone'],
  ['anyone', 'anybody'],
  ['everybody', 'everyone'],
  ['whom', 'who'],
  ['those', 'they'],
])

function person(c: Context, subject: string): Thing {
  const found = c.words.pronouns.get(subject.toLowerCase())
  return thing(subject, { of: 'person', ...(found && { pronoun: found }) })
}

/** Articles, owners, numbers, qualities and the noun. */
function* described(c: Context, at: number): Parses<Thing> {
  yield* partOf(c, at)
  for (const [before, next] of determined(c, at)) yield* counted(c, next, before)
}

/** “all my friends”, “some of them”, “two of the boys”. */
function* partOf(c: Context, at: number): Parses<Thing> {
  if (isAt(c, at, 'all', 'both', 'half') && (isAt(c, at + 1, 'of') || isAt(c, at + 1, ...definite))) {
    const all = lineOf(isAt(c, at, 'all') ? 'every' : textAt(c, at))
    const from = past(c, at + 1, 'of')
    for (const read of [described, pronoun])
      for (const [found, next] of read(c, from)) yield [found.which ? found : { ...found, which: all }, next]
  }
  if (isAt(c, at, ...parts) && isAt(c, at + 1, 'of'))
    for (const [found, next] of noun(c, at + 2))
      yield [found.which ? found : { ...found, which: lineOf(textAt(c, at)) }, next]
}

const definite = ['the', 'my', 'your', 'his', 'her', 'our', 'their', 'these', 'those']
const parts = ['some', 'many', 'most', 'one', 'none', 'each', 'any', 'two', 'three']

type Before = { which?: Line; owner?: Thing; count?: Count }

function* determined(c: Context, at: number): Parses<Before> {
  for (const [which, next] of whichAt(c, at)) yield [{ which }, next]
  const owner = owners.get(textAt(c, at))
  if (owner !== undefined) yield [{ owner: person(c, owner) }, past(c, at + 1, 'own')]
  if (isAt(c, at, 'the', 'a', 'an')) yield [{}, at + 1]
  else if (!isDeterminer(c, at)) yield [{}, at]
}

function* counted(c: Context, at: number, before: Before): Parses<Thing> {
  for (const read of [halfAt, countAt])
    for (const [count, next] of read(c, at)) yield* qualified(c, next, { ...before, count }, [])
  yield* qualified(c, at, before, [])
  // “Two is enough”, “give me two”.
  if (before.which || before.owner) return
  for (const [count, next] of countAt(c, at))
    if (count.type === 'number' && !isAt(c, next, 'of'))
      yield [thing(count.number, { number: count.one ? 'one' : 'many' }), next]
}

function* qualified(
  c: Context,
  at: number,
  before: Before,
  qualities: readonly Quality[],
  compared = false,
): Parses<Thing> {
  yield* headed(c, at, before, qualities, compared)
  for (const [{ compared: isMore, ...quality }, next] of qualityAt(c, at))
    yield* qualified(c, past(c, next, ','), before, [...qualities, quality], compared || isMore === true)
}

function* headed(
  c: Context,
  at: number,
  before: Before,
  qualities: readonly Quality[],
  compared: boolean,
): Parses<Thing> {
  for (const length of headLengths(c, at)) {
    const words = c.tokens.slice(at, at + length).map(({ text }) => text)
    const last = singular(words.at(-1) ?? '', c.words)
    // “married last week”: the week is not married.
    const isDated = qualities.slice(1).some(({ sense }) => sense === 'last' || sense === 'next')
    if (isDated && c.words.has('units', last.head)) continue
    const head = [...words.slice(0, -1), last.head].join(' ')
    const isMany = last.many || (before.count?.type === 'number' && !before.count.one)
    const of = c.words.has('people', last.head) ? 'person' : 'thing'
    const found = thing(head, { ...nothingBefore, ...before, qualities, number: isMany ? 'many' : 'one', of })
    yield* measured(c, at + length, found)
    if (compared && isAt(c, at + length, 'than'))
      for (const [than, next] of noun(c, at + length + 1)) yield [{ ...found, than }, next]
    yield [found, at + length]
  }
  if (isAt(c, at, 'one', 'ones'))
    yield [thing('one', { ...before, qualities, number: isAt(c, at, 'ones') ? 'many' : 'one' }), at + 1]
}

/** “a glass of water”: so much of it. */
function* measured(c: Context, at: number, measure: Thing): Parses<Thing> {
  if (!isAt(c, at, 'of') || !c.words.has('measures', measure.head)) return
  for (const [whole, end] of described(c, at + 1))
    if (!whole.count && !whole.owner) yield [{ ...whole, count: { type: 'measure', measure } }, end]
}

/** “Mother’s house”, “the teacher’s”. */
function* ownedBy(c: Context, at: number, owner: Thing): Parses<Thing> {
  for (const [found, next] of counted(c, at, { owner })) {
    if (isAt(c, next, "'s", "'")) yield* ownedBy(c, next + 1, found)
    else yield* withAfter(c, next, found)
  }
  yield [thing('one', { owner }), at]
}

/** “the door of the house”, “the man who came”, “the house in the village”. */
function* withAfter(c: Context, at: number, found: Thing): Parses<Thing> {
  if (isAt(c, at, 'of') && !found.owner)
    for (const [owner, next] of noun(c, at + 1)) yield* withAfter(c, next, { ...found, owner })
  if (!found.pronoun || !['plain', 'asks'].includes(found.pronoun.kind))
    for (const [after, next] of c.grammar.which(c, at)) yield [{ ...found, after }, next]
  yield [found, at]
  if (!found.pronoun) for (const [after, next] of placeAfter(c, at)) yield [{ ...found, after }, next]
}

function* placeAfter(c: Context, at: number): Parses<Place> {
  if (isAt(c, at, ...places) && !(isAt(c, at, 'there') && isAt(c, at + 1, 'is', 'are', 'was')))
    yield [{ sense: textAt(c, at) }, at + 1]
  for (const [relation, next] of phrasesAt(c, 'prepositions', at))
    if (!notOfNouns.has(relation)) for (const [of, end] of noun(c, next)) yield [{ relation, thing: of }, end]
}

const places = ['here', 'there', 'upstairs', 'downstairs', 'outside', 'inside', 'nearby']
const notOfNouns = new Set([
  'of',
  'than',
  'as',
  'until',
  'till',
  'since',
  'into',
  'to',
  'per',
  'because of',
  'instead of',
])

/** How many words a noun may have here: those that are known together first, then the longest. */
function headLengths(c: Context, at: number): Iterable<number> {
  const may: number[] = []
  for (let length = 1; length <= 3 && mayBeNoun(c, at + length - 1); length++) {
    may.push(length)
    // One gives mother milk, and no mother milk.
    if (isOf(c, 'people', at + length - 1) && !isOf(c, 'titles', at)) break
  }
  const text = (length: number) =>
    c.tokens
      .slice(at, at + length)
      .map((token) => token.text)
      .join(' ')
  return new Set([...[4, 3, 2].filter((length) => c.words.nouns.has(text(length))), ...may.toReversed()])
}
