import type { Asked, Frame, Thing, Who } from '../frame/frame.ts'
import { isAsking, noMarks } from '../frame/thing.ts'
import { acts, frameOf, whoOf } from './acts.ts'
import { type Context, isAt, isOf, isWord, type Parses, past, textAt } from './context.ts'
import { noun } from './noun-phrase.ts'
import { qualityAt } from './noun-words.ts'
import { helped, verbGroup } from './verb-group.ts'

/** “where are you going”, “what did you buy”, “who came”, “did he go”, “is she at home”. */
export function* question(c: Context, at: number): Parses<Frame> {
  if (!isWord(c, at)) return
  yield* asking(c, at)
  yield* inverted(c, at)
}

function* asking(c: Context, at: number): Parses<Frame> {
  for (const [asks, next] of askedAt(c, at)) yield* inverted(c, next, asks)
  // “Where from”: the place that is left alone at the end.
  if (isAt(c, at, 'where'))
    for (const [frame, next] of inverted(c, at + 1, circumstance('where')))
      if (isAt(c, next, 'from', 'to'))
        yield [{ ...frame, asks: circumstance('where', textAt(c, next)) }, next + 1]
  const isPlaced = isOf(c, 'prepositions', at)
  for (const [found, next] of noun(c, isPlaced ? at + 1 : at)) {
    if (!isAsking(found)) continue
    if (isPlaced)
      for (const [frame, end] of inverted(c, next)) yield [withFiller(frame, textAt(c, at), found), end]
    else {
      for (const [frame, end] of askedOf(c, next, found))
        yield [{ ...frame, form: { ...frame.form, asks: true } }, end]
      yield* inverted(c, next, undefined, found)
    }
  }
}

/** What is said of whom one asks for: “who came”. */
export function* askedOf(c: Context, at: number, who: Thing): Parses<Frame> {
  for (const [group, next] of verbGroup(c, at))
    for (const [frame, end] of acts(c, next, { type: 'thing', thing: who }, group))
      if (group.verb !== 'be' || (end > next && !isAt(c, next, 'there'))) yield [frame, end]
}

/** A helper, the subject and the rest: of a question, with or without what is asked for. */
function* inverted(c: Context, at: number, asks?: Asked, gap?: Thing): Parses<Frame> {
  for (const [{ subject, ...group }, next] of helped(c, at, (from) => subjectAt(c, from)))
    for (const [found, end] of c.grammar.predicate(c, next, group, gap)) {
      const is = found.act.is
      if (!subject || (subject.type === 'there' && is?.type !== 'thing')) continue
      const many = is?.type === 'thing' && is.thing.number === 'many'
      const frame = frameOf(subject.type === 'there' ? { type: 'there', many } : subject, group, found, true)
      yield [asks ? { ...frame, asks } : frame, end]
    }
}

function* subjectAt(c: Context, at: number): Parses<Who> {
  if (isAt(c, at, 'there')) yield [{ type: 'there', many: false }, at + 1]
  else if (isAt(c, at, 'today', 'tomorrow'))
    yield [{ type: 'day', day: { slot: 'day', sense: textAt(c, at), marks: noMarks } }, at + 1]
  else for (const [subject, next] of noun(c, at)) yield [whoOf(subject), next]
}

function withFiller(frame: Frame, relation: string, thing: Thing): Frame {
  const [first, ...more] = frame.acts
  return { ...frame, acts: [{ ...first, fillers: [...first.fillers, { relation, thing }] }, ...more] }
}

const circumstance = (sense: string, relation?: string): Asked => ({
  ...{ type: 'circumstance', sense },
  ...(relation !== undefined && { relation }),
})

/** When, where, why, how, how old, at what time. */
export function* askedAt(c: Context, at: number): Parses<Asked> {
  if (isAt(c, at, 'when', 'where', 'why', 'how')) yield [circumstance(textAt(c, at)), at + 1]
  const time = past(c, at, 'at')
  if (isAt(c, time, 'what') && isAt(c, time + 1, 'time')) yield [circumstance('what time', 'at'), time + 2]
  if (isAt(c, at, 'what') && isAt(c, at + 1, 'for')) yield [circumstance('why'), at + 2]
  if (!isAt(c, at, 'how')) return
  if (isAt(c, at + 1, 'come')) yield [circumstance('why'), at + 2]
  if (isAt(c, at + 1, 'much', 'long', 'far', 'often'))
    yield [circumstance(`how ${textAt(c, at + 1)}`), at + 2]
  for (const [{ sense, degree }, next] of qualityAt(c, at + 1))
    if (degree === undefined) yield [{ type: 'quality', sense }, next]
}
