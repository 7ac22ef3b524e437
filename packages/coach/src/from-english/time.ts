import type { Circumstance, Slot, Thing } from '../frame/frame.ts'
import { lineOf, noMarks } from '../frame/thing.ts'
import { type Context, isAt, isOf, isWord, type Parses, phrasesAt, remembered, textAt } from './context.ts'
import { singular } from './english-words.ts'
import { countAt, numberOf } from './noun-words.ts'
import { thing } from './things.ts'

const said = (slot: Slot, sense: string): Circumstance => ({ slot, sense, marks: noMarks })
const placed = (slot: Slot, relation: string, of: Thing): Circumstance => ({
  slot,
  relation,
  thing: of,
  marks: noMarks,
})

/** What says when: “yesterday morning”, “at eight”, “for two days”, “on Sundays”. Each may be several circumstances. */
export const timeAt = remembered('time', anyTime)

function* anyTime(c: Context, at: number): Parses<readonly Circumstance[]> {
  yield* dayAndPart(c, at)
  yield* clock(c, at)
  yield* length(c, at)
  yield* unit(c, at)
  yield* times(c, at)
  yield* upTo(c, at)
  for (const [sense, next] of phrasesAt(c, 'parts', at)) yield [[said('part', sense)], next]
  for (const [sense, next] of phrasesAt(c, 'when', at))
    if (!dayWords.has(sense)) yield [[said('when', sense)], next]
}

const dayWords = new Set(['today', 'tomorrow', 'yesterday', 'tonight'])

const partOf: ReadonlyMap<string, string> = new Map([
  ['morning', 'in the morning'],
  ['afternoon', 'in the afternoon'],
  ['evening', 'in the evening'],
  ['night', 'at night'],
  ['noon', 'at noon'],
])

const partAt = (c: Context, at: number) => (isWord(c, at) ? partOf.get(textAt(c, at)) : undefined)

/** “tomorrow”, “yesterday morning”, “this evening”, “last night”, “tonight”, “on Sunday morning”. */
function* dayAndPart(c: Context, at: number): Parses<readonly Circumstance[]> {
  const text = textAt(c, at)
  const part = partAt(c, at + 1)
  if (text === 'tonight') yield [[said('day', 'today'), said('part', 'at night')], at + 1]
  if (isOf(c, 'when', at) && dayWords.has(text) && text !== 'tonight') {
    if (part !== undefined) yield [[said('day', text), said('part', part)], at + 2]
    yield [[said('day', text)], at + 1]
  }
  if (text === 'this' && part !== undefined) yield [[said('day', 'today'), said('part', part)], at + 2]
  if (text === 'last' && part === 'at night') yield [[said('day', 'yesterday'), said('part', part)], at + 2]
  const on = isAt(c, at, 'on') ? at + 1 : at
  const day = dayName(c, on)
  if (day === undefined) return
  const after = partAt(c, on + 1)
  if (after !== undefined) yield [[placed('day', 'on', day), said('part', after)], on + 2]
  yield [[placed('day', 'on', day)], on + 1]
}

function dayName(c: Context, at: number): Thing | undefined {
  const { head, many } = singular(textAt(c, at), c.words)
  return isWord(c, at) && c.words.has('days', head)
    ? thing(head, { number: many ? 'many' : 'one' })
    : undefined
}

/** “at eight o’clock”, “at half past two”, “at 5 pm”, “until nine”. */
function* clock(c: Context, at: number): Parses<readonly Circumstance[]> {
  const relation = isAt(c, at, 'until', 'till')
    ? 'until'
    : isAt(c, at, 'at', 'by', 'around', 'about')
      ? 'at'
      : undefined
  if (relation === undefined) return
  for (const [hour, part, next] of hoursAt(c, at + 1)) {
    const time = placed('clock', relation, thing(hour))
    yield [part === undefined ? [time] : [time, said('part', part)], next]
  }
}

/** The hour as a frame has it, and the part of the day that “am” and “pm” say. */
export function* hoursAt(c: Context, at: number): Generator<readonly [string, string | undefined, number]> {
  const half = isAt(c, at, 'half') && isAt(c, at + 1, 'past') ? at + 2 : at
  const token = c.tokens[half]
  const [, digits = '', minutes = ''] = /^(\d{1,2})(?:[.:](\d{2}))?$/u.exec(token?.text ?? '') ?? []
  const number = token?.kind === 'number' ? numberOf([digits]) : numberOf([textAt(c, half)])
  if (number === undefined) return
  const isHalf = half > at || minutes === '30'
  if (minutes !== '' && minutes !== '00' && minutes !== '30') return
  if (isUnit(c, half + 1)) return
  const oclock = isAt(c, half + 1, "o'clock") ? half + 2 : half + 1
  const hour = isHalf ? `half past ${number}` : `${number} o’clock`
  const day = halves.get(textAt(c, oclock))
  if (day !== undefined) yield [hour, day, oclock + 1]
  else if (!isWord(c, oclock) || oclock > half + 1 || isHalf || !c.words.verbs.has(textAt(c, oclock)))
    yield [hour, undefined, oclock]
}
const halves: ReadonlyMap<string, string> = new Map([
  ['am', 'in the morning'],
  ['pm', 'in the evening'],
])

const isUnit = (c: Context, at: number) =>
  isWord(c, at) && c.words.has('units', singular(textAt(c, at), c.words).head)

/** “for two days”, “two days ago”, “in an hour”, “after ten minutes”, “since Monday”, “for a week”. */
function* length(c: Context, at: number): Parses<readonly Circumstance[]> {
  const relation = isAt(c, at, 'by')
    ? 'for'
    : isAt(c, at, 'for', 'in', 'after', 'within')
      ? textAt(c, at)
      : ''
  const from = relation === '' ? at : at + 1
  for (const [span, next] of spanAt(c, from)) {
    if (isAt(c, next, 'ago', 'back')) yield [[placed('when', 'ago', span)], next + 1]
    else if (isAt(c, next, 'later')) yield [[placed('when', 'after', span)], next + 1]
    else if (isAt(c, next, 'late', 'early'))
      yield [[placed('long', 'for', span), said('when', textAt(c, next))], next + 1]
    else if (relation === 'for' || relation === '') yield [[placed('long', 'for', span)], next]
    else yield [[placed('when', relation === 'within' ? 'in' : relation, span)], next]
  }
}

/** So much time: “two days”, “an hour”, “half an hour”, “a few minutes”. */
function* spanAt(c: Context, at: number): Parses<Thing> {
  if (isAt(c, at, 'half') && isAt(c, at + 1, 'an', 'a') && isAt(c, at + 2, 'hour'))
    yield [thing('hour', { count: { type: 'number', number: 'half', one: true } }), at + 3]
  for (const [count, next] of countAt(c, at)) {
    const isHalf = isAt(c, next, 'and') && isAt(c, next + 1, 'a') && isAt(c, next + 2, 'half')
    const end = isHalf ? next + 3 : next
    if (!isUnit(c, end) || count.type !== 'number') continue
    const number = isHalf ? `${count.number} and a half` : count.number
    const { head } = singular(textAt(c, end), c.words)
    if (count.more) yield [thing(head, { number: 'many', count: { ...count, number } }), end + 1]
    else yield [thing(head, { number: count.one ? 'one' : 'many', count: { ...count, number } }), end + 1]
  }
  if (
    isAt(c, at, 'a', 'an', 'one') &&
    isUnit(c, at + 1) &&
    isAt(c, at + 2, 'and') &&
    isAt(c, at + 3, 'a') &&
    isAt(c, at + 4, 'half')
  )
    yield [
      thing(singular(textAt(c, at + 1), c.words).head, {
        number: 'many',
        count: { type: 'number', number: 'one and a half', one: false },
      }),
      at + 5,
    ]
  if (isAt(c, at, 'a', 'an') && isUnit(c, at + 1)) {
    const { head } = singular(textAt(c, at + 1), c.words)
    if (head !== 'time' && head !== 'while')
      yield [thing(head, { count: { type: 'number', number: 'one', one: true } }), at + 2]
  }
  const some =
    isAt(c, at, 'a') && isAt(c, at + 1, 'few')
      ? at + 2
      : isAt(c, at, 'some', 'several', 'many')
        ? at + 1
        : undefined
  if (some !== undefined && isUnit(c, some))
    yield [
      thing(singular(textAt(c, some), c.words).head, { number: 'many', which: lineOf('some') }),
      some + 1,
    ]
}

const points = new Set([
  'this',
  'that',
  'last',
  'next',
  'every',
  'each',
  'another',
  'all',
  'the',
  'one',
  'any',
])

/** “next week”, “every Sunday”, “that day”, “all night”, “in January”, “on the first day”. */
function* unit(c: Context, at: number): Parses<readonly Circumstance[]> {
  const on = isAt(c, at, 'in', 'on', 'during', 'by') ? at + 1 : at
  const relation = on > at ? textAt(c, at) : ''
  if (isWord(c, on) && c.words.has('months', textAt(c, on)))
    yield [[placed('when', 'in', thing(textAt(c, on)))], on + 1]
  const year = c.tokens[on]
  if (on > at && year?.kind === 'number' && /^(?:19|20)\d\d$/u.test(year.text))
    yield [[placed('when', 'in', thing(year.text))], on + 1]
  const point = textAt(c, on)
  if (!points.has(point)) return
  const isDay = dayName(c, on + 1)
  const { head } = singular(textAt(c, on + 1), c.words)
  const isNear = point === 'last' || point === 'next'
  if (!isDay && !isUnit(c, on + 1) && !c.words.has('months', head) && !(isNear && isWord(c, on + 1))) return
  if (point === 'the' || point === 'any') return
  const next = isAt(c, on + 2, 'long') && point === 'all' ? on + 3 : on + 2
  if (point === 'all') yield [[placed('part', 'all', thing(head))], next]
  else if (isNear) yield [[placed('when', '', thing(head, { qualities: [{ sense: point }] }))], next]
  else
    yield [
      [
        placed(
          'when',
          relation === 'in' ? 'in' : '',
          thing(head, { which: lineOf(point === 'each' ? 'every' : point) }),
        ),
      ],
      next,
    ]
}

/** “until the evening”, “since morning”, “from tomorrow”. */
function* upTo(c: Context, at: number): Parses<readonly Circumstance[]> {
  if (isAt(c, at, 'at') && isAt(c, at + 2, 'age') && isAt(c, at + 3, 'of'))
    for (const [count, next] of countAt(c, at + 4))
      if (count.type === 'number') yield [[said('when', `at the age of ${count.number}`)], next]
  if (!isAt(c, at, 'until', 'till', 'since', 'from', 'by')) return
  const relation = isAt(c, at, 'till') ? 'until' : textAt(c, at)
  const from = isAt(c, at + 1, 'the') ? at + 2 : at + 1
  const word = textAt(c, from)
  if (partOf.has(word))
    yield [[said(relation === 'since' ? 'long' : 'clock', `${relation} the ${word}`)], from + 1]
  if (dayWords.has(word))
    yield [[said(relation === 'since' ? 'long' : 'clock', `${relation} ${word}`)], from + 1]
}

/** “twice”, “three times”, “once a week”, “twice a day”. */
function* times(c: Context, at: number): Parses<readonly Circumstance[]> {
  const [many, next] = isAt(c, at, 'once', 'twice') ? [textAt(c, at), at + 1] : severalTimes(c, at)
  if (many === '') return
  if (isAt(c, next, 'a', 'every', 'per') && isUnit(c, next + 1))
    yield [
      [
        said('how', many),
        placed('when', '', thing(singular(textAt(c, next + 1), c.words).head, { which: lineOf('every') })),
      ],
      next + 2,
    ]
  yield [[said('how', many === 'once' ? 'one time' : many)], next]
}

function severalTimes(c: Context, at: number): [string, number] {
  for (const [count, next] of countAt(c, at))
    if (count.type === 'number' && isAt(c, next, 'times', 'time'))
      return [count.number === 'two' ? 'twice' : `${count.number} times`, next + 1]
  return ['', at]
}
