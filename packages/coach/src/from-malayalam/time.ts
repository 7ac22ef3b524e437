import type { Circumstance, Thing } from '../frame/frame.ts'
import { isPerson, lineOf } from '../frame/thing.ts'
import { circumstance, type Part } from './part.ts'

const habit = new Set(['habit'])
const lengths = new Set(['day', 'week', 'month', 'year', 'hour', 'minute'])
const nths = new Set(['first', 'second', 'third', 'fourth', 'fifth'])

/** The nouns that say when, in the forms in which they do so: “on Sunday”, “for two days”, “next week”. */
export function asTime(thing: Thing, ending: string): Part | undefined {
  const { marks, which, count, qualities, head, also } = thing
  if (thing.owner || thing.after) return undefined
  if (head === 'time' && ending === '' && which && qualities.length === 0) {
    if (which.sense === 'a lot of') return circumstance('long', 'for a long time')
    return which.sense === 'some' ? circumstance('long', 'for a while') : undefined
  }
  const [first] = qualities
  const quality = qualities.length === 1 && !first?.degree ? first?.sense : undefined
  const isNear = quality === 'next' || quality === 'last'
  if (marks.has('month') && ending === 'locative' && !which && qualities.length === 0)
    return circumstance('when', { relation: 'in', thing: named(thing) })
  if (isFeast(thing) && ending === 'dative' && !which) {
    // കഴിഞ്ഞ ഓണത്തിന്: “last Onam”.
    if (isNear && marks.has('feast')) return circumstance('when', { relation: '', thing: named(thing) })
    return isNear || qualities.length === 0
      ? circumstance('when', { relation: 'for', thing: marks.has('feast') ? named(thing) : thing })
      : undefined
  }
  if (!marks.has('time') && !marks.has('day')) return undefined
  if (!['', 'locative', 'dative'].includes(ending)) return undefined
  if (isNear && !count && !which && ending !== 'dative')
    return circumstance('when', { relation: '', thing: named(thing) })
  // ആദ്യത്തെ ദിവസം.
  const isNth = nths.has(quality ?? '') && which?.sense === 'the' && !count && !also
  if (isNth && ending !== 'dative' && lengths.has(head))
    return circumstance('when', { relation: head === 'day' ? 'on' : 'in', thing: named(thing) })
  if (qualities.length > 0) return undefined
  if (which) return withWhich(thing, ending)
  if (count)
    return ending === '' && !also && lengths.has(head)
      ? circumstance('long', { relation: 'for', thing: named(thing) })
      : undefined
  if (also) return undefined
  if (marks.has('day') && ending === 'locative' && thing.number === 'many')
    return circumstance('day', { relation: 'on', thing: { ...named(thing), number: 'many' } }, habit)
  if (marks.has('day') && ending === '') return circumstance('day', { relation: 'on', thing: named(thing) })
  if (head === 'night' && ending !== 'dative') return circumstance('part', 'at night')
  if (head === 'day' && thing.entry?.word === 'പകൽ') return circumstance('part', 'during the day')
  return undefined
}

const isFeast = ({ marks, entry }: Thing) => marks.has('feast') || entry?.topic === 'festivals'

/** The time as it is named: without an article, however it stands. */
const named = (thing: Thing): Thing => ({ ...thing, marks: new Set([...thing.marks, 'bare']) })

function withWhich(thing: Thing, ending: string): Part | undefined {
  const { which, head, marks, also } = thing
  const one = named({ ...thing, number: 'one' })
  const at = (relation: string) => circumstance('when', { relation, thing: one })
  switch (which?.sense) {
    case 'every':
    case 'each':
      return circumstance('when', { relation: '', thing: { ...one, which: lineOf('every') } }, habit)
  }
  if (also || ending === 'dative') return undefined
  switch (which?.sense) {
    case 'this':
      return marks.has('day') || head !== 'day' ? at('') : circumstance('when', 'today')
    case 'another':
      return ending === '' && head === 'day' ? at('') : undefined
    case 'that':
      return at(head === 'night' || head === 'day' ? '' : 'in')
    case 'a':
      return ending === '' && lengths.has(head) && head !== 'day'
        ? circumstance('long', { relation: 'for', thing: one })
        : undefined
    default:
      return undefined
  }
}

/** രണ്ട് ദിവസമായി. */
export function sinceThen(thing: Thing): Part | undefined {
  const part = asTime(thing, '')
  return part?.kind === 'circumstance' && part.circumstance.slot === 'long'
    ? { ...part, circumstance: { ...part.circumstance, marks: new Set(['since']) } }
    : undefined
}

/** പത്ത് വയസ്സിൽ: “at the age of ten”. */
export function atAge(thing: Thing, ending: string): Part | undefined {
  const years = ending === 'locative' ? yearsOf(thing) : undefined
  return years === undefined ? undefined : circumstance('when', `at the age of ${years}`)
}

/** How many years old. */
export function yearsOf({ marks, count, which }: Thing): string | undefined {
  if (!marks.has('age')) return undefined
  if (count?.type === 'number') return count.number
  return which?.sense === 'a' ? 'one' : undefined
}

/** What may be over: lunch, work, school. */
export const mayEnd = (thing: Thing) => !thing.count && !isPerson(thing) && thing.of === 'thing'

const orders = ['long', 'clock', 'part', 'when', 'day'] as const

/** Whether each kind of time is said once. */
export const areTimesClear = (around: readonly Circumstance[]) =>
  orders.every((slot) => around.filter((one) => one.slot === slot).length <= 1)
