import { plural, withA } from '@app/english'
import type { Count, Line, Quality, Thing } from '../frame/frame.ts'
import { isEmpty, noMarks } from '../frame/thing.ts'
import { comparative, superlative } from './compared.ts'
import { line } from './line.ts'

/** What a noun is in its sentence; with each goes its article. */
export type Role = 'subject' | 'object' | 'known object' | 'place' | 'predicate' | 'there is'

/** The clauses within a noun are put into English by who knows clauses. `past`: what is told is of the past. */
export type Clauses = {
  /** “that I bought yesterday”. */
  which: (thing: Thing, past: boolean) => string
  /** “swimming in the sea”. */
  doing: (thing: Thing) => string
  /** “what he said”. */
  what: (thing: Thing) => string
  /** “in the village”, “with glasses”. */
  place: (thing: Thing, past: boolean) => string
}

/** The nouns of one sentence in English. */
export function nounPhrases(clauses: Clauses) {
  /** The noun with “too” or “only”: “the child”, “my two brothers”, “a cup of tea”. */
  function say(thing: Thing, role: Role, past = false): string {
    const said = plain(thing, role, past)
    if (thing.also === 'only' || thing.also === 'even') return `${thing.also} ${said}`
    return thing.also === 'too' ? `${said} too` : said
  }

  function plain(thing: Thing, role: Role, past: boolean): string {
    const { pronoun, both } = thing
    // ഇത് പൂവാണ്.
    if (role === 'predicate' && thing.marks.has('several') && !thing.count && !thing.which)
      return plain({ ...thing, marks: noMarks, number: 'one' }, role, past)
    if (pronoun) return role === 'subject' || role === 'there is' ? pronoun.subject : pronoun.object
    if (thing.head === 'person' && thing.number === 'one' && isEmpty(thing) && thing.entry?.word === 'ആൾ')
      return 'someone'
    if (both) {
      const one = role === 'subject' || role === 'predicate' ? 'subject' : 'object'
      return both.map((each) => say(each, one)).join(' and ')
    }
    if (thing.what) return clauses.what(thing)
    if (thing.doing) return clauses.doing(thing)
    const core = [...thing.qualities.map((one) => quality(one, thing)), headOf(thing)].join(' ')
    const said = determined(thing, core, role)
    const after = line(afterOf(thing, past), thing.than ? than(thing.than, past) : '')
    const owned =
      thing.owner && !isOwner(thing.owner) ? `${said} of ${say(thing.owner, 'place', past)}` : said
    return line(owned, after)
  }

  function afterOf(thing: Thing, past: boolean): string {
    if (!thing.after) return ''
    return 'clause' in thing.after ? clauses.which(thing, past) : clauses.place(thing, past)
  }

  /** “than this”. With `isAny` of any such thing: “more than coffee and films”. */
  function than(thing: Thing, past = false, isAny = false): string {
    const isBare = isEmpty(thing) && !thing.pronoun
    const any: Thing =
      isAny && isBare && thing.number === 'one' && thing.of === 'thing' ? { ...thing, number: 'many' } : thing
    const role = (thing.number === 'mass' || any !== thing) && isBare ? 'object' : 'place'
    const said = say(any, role, past)
    return `than ${said === 'it' ? 'that' : said}`
  }

  function whose(owner: Thing): string {
    if (owner.pronoun) return owner.pronoun.before
    const said = say(owner, 'subject')
    return said.endsWith('s') && owner.number === 'many' ? `${said}’` : `${said}’s`
  }

  function determined(thing: Thing, core: string, role: Role): string {
    const { which, count, owner, number, marks } = thing
    const isOneOf = which?.sense === 'another' && number === 'mass' && isPortion(thing)
    const words = [
      which && determinerOf(which, isOneOf ? 'one' : number),
      owner && isOwner(owner) ? whose(owner) : undefined,
      count && counted(count),
    ].filter((word) => word !== undefined)
    if (words.length > 0) {
      const said = [...words, core].join(' ')
      if (which?.sense !== 'a' || words.length > 1) return said
      return number === 'mass' && role !== 'predicate' && !isPortion(thing) ? `some ${core}` : withA(core)
    }
    if (['bare', 'day', 'month', 'feast'].some((mark) => marks.has(mark))) return core
    if (marks.has('kin') && thing.qualities.length === 0 && number === 'one') return capital(core)
    if (number === 'mass' && isAct.test(core) && !thing.after) return core
    const isKnown = owner !== undefined || thing.after !== undefined
    const article = articles[role][number]
    if (
      (marks.has('the') && thing.qualities.length === 0) ||
      (isKnown && role !== 'there is') ||
      article === 'the'
    )
      return `the ${core}`
    return article === 'a' ? withA(core) : core
  }

  function counted(count: Count): string {
    if (count.type === 'measure') return `${say(count.measure, 'object')} of`
    const { number, all, more } = count
    if (all) return number === 'two' ? 'both' : `all ${number}`
    return more ? `${number} more` : number
  }

  return { say, than, whose }
}

const quality = ({ sense, degree, years }: Quality, { than }: Thing): string => {
  if (years !== undefined) return `${years}-year-old`
  if (degree === 'most') return superlative(sense)
  return than ? comparative(sense) : line(degree ?? '', sense)
}

/** A slash parts two words that the Malayalam one may be. */
const headOf = ({ head, number, marks, count }: Thing) =>
  (number === 'many' || (number === 'mass' && marks.has('portion') && count?.type === 'number')) &&
  !marks.has('many')
    ? head.split('/').map(plural).join('/')
    : head

/** “Amma’s house”, but “the door of the house”. */
const isOwner = ({ of, pronoun, marks }: Thing) =>
  of !== 'thing' || pronoun !== undefined || marks.has('name')

/** Tea is not counted, but one may order two of it. */
const isPortion = ({ marks }: Thing) => marks.has('portion')

const isAct = /^[a-z]+ing$/u

const articles: Readonly<Record<Role, Readonly<Record<Thing['number'], 'the' | 'a' | ''>>>> = {
  subject: { one: 'the', many: 'the', mass: 'the' },
  object: { one: 'a', many: '', mass: '' },
  'known object': { one: 'the', many: 'the', mass: 'the' },
  place: { one: 'the', many: 'the', mass: 'the' },
  predicate: { one: 'a', many: '', mass: '' },
  'there is': { one: 'a', many: '', mass: '' },
}

const ofMany: Readonly<Record<string, string>> = {
  this: 'these',
  that: 'those',
  every: 'all',
  another: 'other',
}
const ofMass: Readonly<Record<string, string>> = { another: 'other', every: 'all', 'how many': 'how much' }

function determinerOf({ sense, marks }: Line, number: Thing['number']): string {
  if (marks.has('ofTime')) return `${sense}’s`
  if (number === 'many') return ofMany[sense] ?? sense
  return number === 'mass' ? (ofMass[sense] ?? sense) : sense
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Who is liked or seen, and what is one’s own, is known. */
export const hasOwnWord = ({ which, owner }: Thing) => which !== undefined || owner !== undefined
