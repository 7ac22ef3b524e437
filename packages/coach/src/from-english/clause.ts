import type { Tense } from '../frame/form.ts'
import type { Circumstance, Frame, Linked, Thing } from '../frame/frame.ts'
import { noMarks } from '../frame/thing.ts'
import { acts, anybody, frameOf, statement } from './acts.ts'
import {
  type Context,
  isAt,
  isWord,
  type Parses,
  past,
  phrasesAt,
  step,
  textAt,
  type VerbGroup,
} from './context.ts'
import { noun, one } from './noun-phrase.ts'
import { question } from './questions.ts'
import { thereIs } from './there-is.ts'
import { timeAt } from './time.ts'
import { amongHelpers, plainVerb, verbGroup } from './verb-group.ts'

/** A clause with all that goes before and after it. */
export function* clause(c: Context, at: number): Parses<Frame> {
  step(c)
  for (const [before, next] of fronts(c, at))
    for (const [frame, end] of main(c, next)) yield [withFronts(frame, before), end]
}

type Fronts = { links: readonly Linked[]; around: readonly Circumstance[] }

/** “when he came,”, “yesterday”, “in the morning,”: what stands before the subject. */
function* fronts(c: Context, at: number, before: Fronts = { links: [], around: [] }): Parses<Fronts> {
  yield [before, at]
  if (before.links.length + before.around.length > 3) return
  for (const [link, next] of c.grammar.linked(c, at))
    yield* fronts(c, past(c, next, ','), { ...before, links: [...before.links, link] })
  for (const [around, next] of frontAt(c, at))
    yield* fronts(c, past(c, next, ','), { ...before, around: [...before.around, ...around] })
}

function* frontAt(c: Context, at: number): Parses<readonly Circumstance[]> {
  yield* timeAt(c, at)
  for (const [sense, next] of phrasesAt(c, 'first', at))
    if (!isAt(c, next, 'of')) yield [[{ slot: 'first', sense, marks: noMarks }], next]
  for (const [relation, next] of phrasesAt(c, 'prepositions', at))
    if (relation !== 'of' && relation !== 'than')
      for (const [thing, end] of noun(c, next))
        yield [[{ slot: 'where', relation, thing, marks: noMarks }], end]
  for (const [sense, next] of phrasesAt(c, 'where', at))
    if (isAt(c, next, ',', 'there')) yield [[{ slot: 'where', sense, marks: noMarks }], next]
  const word = textAt(c, at)
  if (isWord(c, at) && /[a-z]{2}ly$/u.test(word) && isAt(c, at + 1, ','))
    yield [[{ slot: 'how', sense: word, marks: noMarks }], at + 1]
}

const ofActs: ReadonlySet<Circumstance['slot']> = new Set(['how', 'where', 'back'])

function withFronts(frame: Frame, { links, around }: Fronts): Frame {
  const [first, ...more] = frame.acts
  const ofAct = around.filter(({ slot }) => ofActs.has(slot))
  return {
    ...frame,
    acts: ofAct.length > 0 ? [{ ...first, around: [...ofAct, ...first.around] }, ...more] : frame.acts,
    around: [...around.filter(({ slot }) => !ofActs.has(slot)), ...frame.around],
    links: [...links, ...frame.links],
  }
}

/** “Two teas, please”: a thing, and nothing said of it. */
export function* fragment(c: Context, at: number): Parses<Frame> {
  const group: VerbGroup = { verb: 'be', tense: 'present', not: isAt(c, at, 'not', 'no'), often: [] }
  const from = past(c, at, 'not')
  for (const [found, next] of c.grammar.predicate(c, from, group)) {
    const { says, todo, purpose, thing } = found.act
    if (next > from && found.links.length === 0 && !says && !todo && !purpose && !thing)
      yield [frameOf({ type: 'open', of: 'thing' }, group, found), next]
  }
}

function* main(c: Context, at: number): Parses<Frame> {
  if (mayAsk(c, at)) yield* question(c, at)
  yield* ofDay(c, at)
  yield* thereIs(c, at)
  yield* bidding(c, at)
  yield* statement(c, at)
}

/** Whether the sentence may be a question: its mark says so, or it has none. */
function mayAsk({ tokens }: Context, at: number): boolean {
  const mark = tokens.slice(at).find(({ text }) => ['.', '!', '?', ';'].includes(text))
  return mark === undefined || mark.text === '?'
}

/** “Today is Sunday.” */
function* ofDay(c: Context, at: number): Parses<Frame> {
  if (!isAt(c, at, 'today', 'tomorrow', 'yesterday')) return
  const day: Circumstance = { slot: 'day', sense: textAt(c, at), marks: noMarks }
  for (const [group, next] of verbGroup(c, at + 1))
    if (group.verb === 'be')
      for (const [found, end] of c.grammar.predicate(c, next, group))
        yield [frameOf({ type: 'day', day }, group, found), end]
}

/** “please sit down”, “do not go”, “let us go”. */
function* bidding(c: Context, at: number): Parses<Frame> {
  const from = past(c, at, 'please')
  const tense: Tense = from > at ? 'please' : 'command'
  if (isAt(c, from, 'let'))
    for (const [who, next] of one(c, from + 1))
      for (const [{ not }, start] of amongHelpers(c, next))
        for (const [group, end] of plainVerb(c, start))
          yield* acts(
            c,
            end,
            { type: 'thing', thing: asSubject(c, who) },
            {
              ...group,
              ...{ tense: 'let', not: group.not || not },
            },
          )
  const not = isAt(c, from, 'do') && isAt(c, from + 1, 'not')
  for (const [group, next] of plainVerb(c, not ? from + 2 : from))
    if (group.verb !== 'let' || not) yield* acts(c, next, anybody, { ...group, tense, not: not || group.not })
}

/** “let us go” is of us, who go. */
function asSubject({ words }: Context, found: Thing): Thing {
  const pronoun = found.pronoun && words.pronouns.get(found.pronoun.subject.toLowerCase())
  return pronoun ? { ...found, pronoun } : found
}
