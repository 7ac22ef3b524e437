import { line } from './clause.ts'
import { type NounPhrase, say } from './noun-phrase.ts'
import type { TableLine } from './table.ts'

/** Where in an English sentence something is said. */
export type Where =
  | 'when'
  | 'part'
  | 'day'
  | 'clock'
  | 'long'
  | 'how'
  | 'where'
  | 'often'
  | 'first'
  | 'back'
  | 'what for'

/** A part of a clause: a noun in its case, or what says when, where and how. */
export type Part =
  | { kind: 'noun'; phrase: NounPhrase; case: string; also: string }
  | { kind: 'said'; at: Where; text: string; marks: ReadonlySet<string> }
  | { kind: 'asks'; text: string }
  | { kind: 'to'; text: string; verb: string }
  /** What may stand after “is”: “good”, “mine”, “that he came”. */
  | { kind: 'adjective'; text: string }

export type NounPart = Extract<Part, { kind: 'noun' }>

const none: ReadonlySet<string> = new Set()

export const saidPart = (at: Where, text: string, marks: ReadonlySet<string> = none): Part => ({
  kind: 'said',
  ...{ at, text, marks },
})

/** The noun with “too” or “only”. */
export function sayPart({ phrase, also }: NounPart, role: Parameters<typeof say>[1], past = false): string {
  const said = say(phrase, role, past)
  if (also === 'only') return `only ${said}`
  if (also === 'even') return `even ${said}`
  return also === 'too' ? `${said} too` : said
}

/** Whether the noun has nothing before it: “in hospital”, but “in the old hospital”. */
const isBare = ({ before }: NounPhrase) =>
  !before.determiner && !before.count && before.adjectives.length === 0 && !before.owner && !before.after

/** One is in no feeling and no idea as one is in a room. */
const noPlace = new Set(['feelings', 'ideas', 'describing', 'manner', 'numbers', 'time'])

/** “at the market”, “on the table”, “in Kochi”; of things only. */
export function inPlace(part: NounPart, way = '', past = false): string | undefined {
  const { phrase } = part
  if (phrase.of === 'person' || phrase.of === 'animal' || phrase.pronoun?.of === 'person') return undefined
  const { marks, head } = phrase
  const isHome = head === 'house'
  const own = marks.has('on') ? 'on' : marks.has('at') && !(isHome && !isBare(phrase)) ? 'at' : 'in'
  const idiom = phrase.values.get('in')
  if (idiom !== undefined && isBare(phrase)) return idiom
  if (noPlace.has(phrase.entry.topic)) return undefined
  if (isBare(phrase)) {
    if (isHome) return way === 'to' || way === 'at' ? 'home' : 'at home'
    const to = phrase.values.get('to')
    if (way === 'to' && to !== undefined && to !== 'name') return `to ${to}`
    if (to === 'name') return line(way === 'to' ? 'to' : own, head)
  }
  // One is at a shop and puts things into it.
  const prep =
    way === '' ? own : (way === 'in' && own === 'on') || (way === 'at' && marks.has('name')) ? own : way
  return `${prep} ${sayPart(part, marks.has('manner') ? 'there is' : 'place', past)}`
}

const byCase: Readonly<Record<string, string>> = {
  allative: 'to',
  ablative: 'from',
  perlative: 'through',
  together: 'with',
  along: 'with',
  about: 'about',
  for: 'for',
  like: 'like',
  happenedAt: 'in',
  inside: 'inside',
  near: 'near',
  under: 'under',
  beside: 'beside',
  onTop: 'on top of',
  against: 'against',
  accordingTo: 'according to',
  until: 'until',
}

const ofPeople = new Set(['together', 'along', 'about', 'for', 'like', 'near', 'beside', 'against'])

/** What the noun says in a case that means the same with every verb. Undefined where it depends on the verb. */
export function inCase(part: NounPart, past = false): Part | undefined {
  const { phrase } = part
  const prep = byCase[part.case]
  if (prep === undefined) return undefined
  const isPerson = phrase.of === 'person' || phrase.pronoun?.of === 'person'
  if (isPerson && !ofPeople.has(part.case)) return undefined
  if (phrase.marks.has('time')) return undefined
  const text =
    part.case === 'allative' || part.case === 'happenedAt'
      ? inPlace(part, part.case === 'allative' ? 'to' : '', past)
      : line(
          part.case === 'perlative' && phrase.marks.has('on') ? 'along' : prep,
          sayPart(part, 'place', past),
        )
  if (text === undefined) return undefined
  return saidPart(
    part.case === 'about' || part.case === 'like' || part.case === 'for' ? 'how' : 'where',
    text,
  )
}

/** The nouns that say when, in the forms in which they do so: “on Sunday”, “for two days”, “next week”. */
export function asTime(phrase: NounPhrase, ending: string, also: string): Part | undefined {
  const { marks, before, head } = phrase
  const { determiner, count, adjectives, owner, after } = before
  if (owner || after) return undefined
  if (head === 'time' && ending === '' && determiner && adjectives.length === 0) {
    if (determiner.english === 'a lot of') return saidPart('long', 'for a long time')
    return determiner.english === 'some' ? saidPart('long', 'for a while') : undefined
  }
  const [adjective] = adjectives
  const isNear = adjectives.length === 1 && (adjective === 'next' || adjective === 'last')
  if (marks.has('month') && ending === 'locative' && !determiner && adjectives.length === 0)
    return saidPart('when', `in ${head}`)
  if ((marks.has('feast') || phrase.entry.topic === 'festivals') && ending === 'dative' && !determiner) {
    // കഴിഞ്ഞ ഓണത്തിന്: “last Onam”.
    if (isNear && marks.has('feast')) return saidPart('when', line(...adjectives, head))
    if (isNear || adjectives.length === 0)
      return saidPart('when', `for ${marks.has('feast') ? head : say(phrase, 'place')}`)
    return undefined
  }
  if (!marks.has('time') && !marks.has('day')) return undefined
  if (!['', 'locative', 'dative'].includes(ending)) return undefined
  if (isNear && !count && !determiner && ending !== 'dative')
    return saidPart('when', `${adjective ?? ''} ${head}`)
  // ആദ്യത്തെ ദിവസം.
  const isNth =
    adjectives.length === 1 && ['first', 'second', 'third', 'fourth', 'fifth'].includes(adjective ?? '')
  if (
    isNth &&
    determiner?.english === 'the' &&
    !count &&
    also === '' &&
    ending !== 'dative' &&
    isLength.has(head)
  )
    return saidPart('when', `${head === 'day' ? 'on' : 'in'} the ${adjective ?? ''} ${head}`)
  if (adjectives.length > 0) return undefined
  if (determiner) return withDeterminer(determiner, head, ending, also, marks)
  if (count)
    return ending === '' && also === '' && isLength.has(head)
      ? saidPart('long', `for ${say(phrase, 'object')}`)
      : undefined
  if (also !== '') return undefined
  if (marks.has('day') && ending === 'locative' && phrase.number === 'many')
    return saidPart('day', `on ${head}s`, new Set(['habit']))
  if (marks.has('day') && ending === '') return saidPart('day', `on ${head}`)
  if (head === 'night' && ending !== 'dative') return saidPart('part', 'at night')
  if (head === 'day' && phrase.entry.word === 'പകൽ') return saidPart('part', 'during the day')
  return undefined
}

/** രണ്ട് ദിവസമായി. */
export function sinceThen(phrase: NounPhrase): Part | undefined {
  const part = asTime(phrase, '', '')
  return part?.kind === 'said' && part.at === 'long'
    ? saidPart('long', part.text, new Set(['since']))
    : undefined
}

const isLength = new Set(['day', 'week', 'month', 'year', 'hour', 'minute'])

function withDeterminer(
  { english }: TableLine,
  head: string,
  ending: string,
  also: string,
  marks: ReadonlySet<string>,
): Part | undefined {
  if (english === 'every' || english === 'each') return saidPart('when', `every ${head}`, new Set(['habit']))
  if (also !== '' || ending === 'dative') return undefined
  if (english === 'this')
    return saidPart('when', marks.has('day') || head !== 'day' ? `this ${head}` : 'today')
  if (english === 'another' && ending === '' && head === 'day') return saidPart('when', 'another day')
  if (english === 'that')
    return saidPart('when', head === 'night' || head === 'day' ? `that ${head}` : `in that ${head}`)
  if (english === 'a' && ending === '' && ['hour', 'week', 'month', 'year', 'minute'].includes(head))
    return saidPart('long', `for ${head === 'hour' ? 'an' : 'a'} ${head}`)
  return undefined
}

const order: readonly Where[] = ['long', 'clock', 'part', 'when', 'day']

/** All that says when, in the order of English: “at eight in the morning on Sunday”; “yesterday morning”. */
export function whenOf(parts: readonly Part[]): string | undefined {
  const times = parts.filter((part) => part.kind === 'said').filter(({ at }) => order.includes(at))
  for (const at of order) if (times.filter((one) => one.at === at).length > 1) return undefined
  const day = times.find(({ at }) => at === 'day')?.text
  const part = times.find(({ at }) => at === 'part')?.text
  const others = (at: Where) => times.find((one) => one.at === at)?.text ?? ''
  const both = day !== undefined && part !== undefined ? together(day, part) : line(part ?? '', day ?? '')
  if (both === undefined) return undefined
  const when = others('when')
  const isHour = when === 'late' || when === 'early'
  return line(others('long'), others('clock'), isHour ? when : '', both, isHour ? '' : when)
}

function together(day: string, part: string): string | undefined {
  if (part.startsWith('all ')) return `${part} ${day}`
  const name = /(?:morning|afternoon|evening|night|noon|dawn|day)$/u.exec(part)?.[0]
  if (!name || /early/u.test(part)) return undefined
  if (day.startsWith('on '))
    return name === 'noon' || name === 'dawn' ? `at ${name} ${day}` : `${day} ${name}`
  if (name === 'noon' || name === 'dawn') return `at ${name} ${day}`
  if (day === 'today') return name === 'night' ? 'tonight' : `this ${name}`
  if (day === 'yesterday' && name === 'night') return 'last night'
  return `${day} ${name}`
}
