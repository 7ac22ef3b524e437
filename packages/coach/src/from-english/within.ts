import type { Link } from '../frame/form.ts'
import type { Act, Frame, Linked, Quoted, Thing } from '../frame/frame.ts'
import { isAsking } from '../frame/thing.ts'
import { acts, anybody, frameOf, statement } from './acts.ts'
import { type Context, isAt, isOf, isWord, type Parses, past, phrasesAt, type VerbGroup } from './context.ts'
import { noun } from './noun-phrase.ts'
import { askedAt, askedOf } from './questions.ts'
import { thereIs } from './there-is.ts'
import { thing } from './things.ts'
import { timeAt } from './time.ts'
import { plainVerb, verbGroup, verbsAt } from './verb-group.ts'

/** “when he came”, “because it rained”, “before going”, “without asking”. */
export function* linked(c: Context, at: number): Parses<Linked> {
  if (!isWord(c, at)) return
  for (const [link, next] of phrasesAt(c, 'links', at)) {
    const isUnless = link === 'unless'
    for (const [frame, end] of fronted(c, next))
      yield [isUnless ? { link: 'if', frame: denied(frame) } : { link: link as Link, frame }, end]
  }
  for (const [link, next] of phrasesAt(c, 'links_of_acts', at))
    for (const [all, end] of gerund(c, past(c, next, 'not'))) {
      const frame = ofSame(all)
      if (frame) yield [{ link: link as Link, frame: isAt(c, next, 'not') ? denied(frame) : frame }, end]
    }
}

const denied = (frame: Frame): Frame => ({ ...frame, form: { ...frame.form, not: !frame.form.not } })

/** A clause after “when” and its kind: it may begin with what says when or where. */
function* fronted(c: Context, at: number): Parses<Frame> {
  yield* statement(c, at)
  yield* thereIs(c, at)
  for (const [around, next] of timeAt(c, at))
    for (const [frame, end] of statement(c, next))
      yield [{ ...frame, around: [...around, ...frame.around] }, end]
}

/** What the same one does, whoever it is. */
const ofSame = ([first, ...more]: readonly Act[]): Frame | undefined =>
  first && {
    ...{ who: { type: 'same', as: anybody }, acts: [first, ...more], around: [], links: [] },
    form: { tense: 'present', not: false, asks: false },
  }

/** “buy milk tomorrow and come back”, after “to”. */
export function* infinitive(c: Context, at: number): Parses<readonly Act[]> {
  for (const [group, next] of plainVerb(c, at))
    if (!group.not)
      for (const [frame, end] of acts(c, next, anybody, { ...group, tense: 'command' }))
        yield* whole(frame, end)
}

/** “buying milk”. */
export function* gerund(c: Context, at: number): Parses<readonly Act[]> {
  const plain: VerbGroup = { verb: 'be', tense: 'progressive', not: false, often: [] }
  if (isAt(c, at, 'being'))
    for (const [frame, next] of acts(c, at + 1, anybody, plain)) yield* whole(frame, next)
  for (const [verb, next] of verbsAt(c, at, 'ing'))
    for (const [frame, end] of acts(c, next, anybody, { ...plain, verb })) yield* whole(frame, end)
}

/** The acts with what says when. A clause that goes before them is no part of them: it is that of the whole sentence. */
function* whole({ acts: all, around, links }: Frame, end: number): Parses<readonly Act[]> {
  if (links.length > 0) return
  yield [
    all.map((act, at) => (at === all.length - 1 ? { ...act, around: [...act.around, ...around] } : act)),
    end,
  ]
}

/** “what he said”: what is done is done to it. */
export function* what(c: Context, at: number): Parses<Thing> {
  if (isAt(c, at, 'what'))
    for (const [frame, next] of statement(c, at + 1, head))
      yield [thing('what', { what: ofHead(frame) }), next]
}

const head: Thing = thing('head')

const ofHead = (frame: Frame): Frame => {
  const [first, ...more] = frame.acts
  const isHead = first.thing && !('open' in first.thing) && first.thing.head === 'head'
  return isHead ? { ...frame, acts: [{ ...first, thing: { open: 'head' } }, ...more] } : frame
}

/** “who came”, “that I bought”, “I bought”, “where she lives”, “bought yesterday”, “sitting there”. */
export function* which(c: Context, at: number): Parses<NonNullable<Thing['after']>> {
  const isWho = isAt(c, at, 'who', 'that', 'which', 'whom')
  if (isWho)
    for (const [group, next] of verbGroup(c, at + 1))
      for (const [clause, end] of acts(c, next, { type: 'head' }, group))
        yield [{ clause, head: 'doer' }, end]
  if (isAt(c, at, 'where'))
    for (const [clause, next] of statement(c, at + 1)) yield [{ clause, head: 'where' }, next]
  if (isWho || mayBeginClause(c, at))
    for (const [frame, next] of statement(c, isWho ? at + 1 : at, head))
      yield [{ clause: ofHead(frame), head: 'thing' }, next]
  if (isWho) return
  for (const [verb, next] of verbsAt(c, at, 'done')) {
    const group: VerbGroup = { verb, tense: 'past', not: false, often: [] }
    for (const [found, end] of c.grammar.predicate(c, next, group, head))
      yield [{ clause: ofHead(frameOf(anybody, group, found)), head: 'thing' }, end]
  }
  for (const [all, next] of gerund(c, at)) {
    const frame = ofSame(all)
    if (!frame) continue
    const clause: Frame = { ...frame, who: { type: 'head' }, form: { ...frame.form, tense: 'progressive' } }
    yield [{ clause, head: 'doer' }, next]
  }
}

/** “the things I need”: a pronoun, a name or an article begins what one needs of them. */
const mayBeginClause = (c: Context, at: number) =>
  isAt(
    c,
    at,
    'i',
    'you',
    'he',
    'she',
    'we',
    'they',
    'my',
    'your',
    'his',
    'her',
    'the',
    'it',
    'our',
    'their',
  ) || isOf(c, 'people', at)

/** “that he will come”, “whether it rains”, “where he is”, “what she bought”. */
export function* quoted(c: Context, at: number, verb: string): Parses<Quoted> {
  if (c.words.has('telling', verb))
    for (const [frame, next] of fronted(c, past(c, at, 'that'))) yield [{ type: 'that', frame }, next]
  if (!c.words.has('wondering', verb)) return
  for (const [frame, next] of wondered(c, at)) yield [{ type: 'asked', frame }, next]
}

function* wondered(c: Context, at: number): Parses<Frame> {
  if (isAt(c, at, 'whether', 'if'))
    for (const [frame, next] of fronted(c, at + 1))
      yield [frame, isAt(c, next, 'or') && isAt(c, next + 1, 'not') ? next + 2 : next]
  for (const [asks, next] of askedAt(c, at))
    for (const [frame, end] of statement(c, next)) yield [{ ...frame, asks }, end]
  for (const [found, next] of noun(c, at))
    if (isAsking(found)) {
      yield* statement(c, next, found)
      yield* askedOf(c, next, found)
    }
}
