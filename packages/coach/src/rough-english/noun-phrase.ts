import { type Agreement, plural, withA } from '@app/english'
import type { LexiconEntry } from '@app/learning/vocabulary'
import { meansPerson } from '@app/malayalam/forms'
import { readTable, type TableLine } from './table.ts'
import { nounLines } from './tables/nouns.ts'
import { type Pronoun, pronouns } from './tables/pronouns.ts'

const nouns = readTable(nounLines)

export const isNounInTable = (word: string) => nouns.has(word)

/** What stands before a noun and waits for it. */
export type Before = {
  /** this, that, every: with what they do to the noun. */
  determiner?: TableLine | undefined
  /** two, ten, half a. */
  count?: { english: string; one: boolean; of?: true } | undefined
  adjectives: readonly string[]
  /** Whose it is, or of what. */
  owner?: NounPhrase | undefined
  /** Where it is, or the clause that says which: it stands after the noun. */
  after?: ((past: boolean) => string) | undefined
  /** “than this”, after a noun that is compared. */
  than?: string | undefined
  asks: boolean
}

export const nothingBefore: Before = { adjectives: [], asks: false }

export const isEmpty = ({ determiner, count, adjectives, owner, after, than }: Before) =>
  !determiner && !count && adjectives.length === 0 && !owner && !after && !than

/** A noun with all that is said of it, or a pronoun. */
export type NounPhrase = {
  entry: LexiconEntry
  /** In the singular. */
  head: string
  number: 'one' | 'many' | 'mass'
  before: Before
  marks: ReadonlySet<string>
  values: ReadonlyMap<string, string>
  of: 'person' | 'animal' | 'thing'
  pronoun?: Pronoun
  /** “he”, “she” or “it”, where it is known. */
  again?: string
  /** Several, said together: the text is ready. */
  ready?: { subject: string; object: string }
}

/** What a sense says first, without what is in brackets: “dog, hound (tame)” is “dog”. */
export const firstOf = (sense: string): string =>
  (sense.replace(/\s*\([^)]*\)/gu, '').split(/[,;]/u)[0] ?? '').trim()

/** Water, oil and swimming are not counted; of these few a learner may order two. */
const massNouns = new Set(
  `water tea coffee milk rice oil sugar salt flour money juice meat beef mutton chicken fish bread butter honey ghee curd jam soup
  cardamom pepper turmeric cumin cinnamon coriander mustard garlic ginger spinach tamarind jaggery powder paste wool cotton silk cloth
  leather paper wood glass sand mud dust smoke steam ice snow rain fog dew mist air gas petrol diesel furniture luggage information
  advice news homework work traffic electricity internet data music art science history geography politics poetry literature
  health weather darkness light sunlight moonlight heat cold blood sweat hair skin dung manure hay straw grass charcoal gold silver iron
  food breakfast lunch dinner supper payasam biryani sambar rasam avial thoran chutney pickle cricket football hockey volleyball
  badminton chess carrom carroms tennis yoga gravy waste rubbish jewellery alcohol henna medicine silver cutlery machinery cement rubber plastic time`.split(
    /\s+/u,
  ),
)
const counted = new Set(['tea', 'coffee', 'juice', 'fish', 'black tea', 'biryani'])

const isMassNoun = (head: string) => {
  const last = head.split(' ').at(-1) ?? ''
  return (
    massNouns.has(last) ||
    last.endsWith('ness') ||
    (/.{3}ing$/u.test(last) &&
      !/^(?:painting|building|meeting|wedding|evening|morning|string|offering|drawing|clothing|saying|sibling|earring)$/u.test(
        last,
      ))
  )
}

/** “The Bible”, “Jesus”, “scissors”: what the words of an entry show of themselves. */
const marksOf = (told: string): ReadonlySet<string> =>
  new Set([
    ...(told.startsWith('the ') ? ['the'] : []),
    ...(/^\p{Lu}\S*(?: (?:\p{Lu}|al-)\S*)*$/u.test(told) ? ['bare'] : []),
    ...(/^(?:two|three|four|five|six|seven|eight|nine|ten|both|all) /u.test(told) ? ['bare', 'many'] : []),
    ...(/^(?:this|that|some|every|no|another) /u.test(told) ? ['bare'] : []),
    ...(/(?:^| )people$/u.test(told) ? ['many'] : []),
    ...(/[^siu]s$/u.test(told) && !/(?:news|bus|gas|lens)$/u.test(told) ? ['many'] : []),
  ])

/** Its senses may be so unlike that only who knows the place can tell: a word with one sense, or in our table. */
const isPlain = ({ means, use }: LexiconEntry) => means.length === 1 || use < 3

export function nounPhrase(entry: LexiconEntry, isMany: boolean, before: Before): NounPhrase | undefined {
  const pronoun = entry.pos === 'pronoun' ? pronouns.get(entry.word) : undefined
  if (entry.pos === 'pronoun') {
    if (!pronoun || !isEmpty(before)) return undefined
    return {
      ...{ entry, before, pronoun, head: pronoun.subject, number: pronoun.who === 'many' ? 'many' : 'one' },
      ...{
        marks: new Set<string>(),
        values: new Map<string, string>(),
        of: pronoun.of,
        again: pronoun.subject,
      },
    }
  }
  if (entry.pos === 'name') {
    if (before.determiner || before.count) return undefined
    return {
      ...{
        entry,
        before,
        head: firstOf(entry.means[0] ?? ''),
        number: 'one',
        values: new Map<string, string>(),
      },
      ...{ marks: new Set(['bare', 'name']), of: entry.kind === 'person' ? 'person' : 'thing' },
    }
  }
  // പേര് after a number is പേർ, people.
  const isPeople =
    entry.word === 'പേര്' && !before.owner && (before.count || before.determiner?.english === 'how many')
  if (entry.word === 'പേർ' && !before.count && !before.determiner) return undefined
  const line = nouns.get(isPeople ? 'പേർ' : entry.word)
  if (line?.english === 'no' || line?.marks.has('no') || (!line && !isPlain(entry))) return undefined
  const told = line?.english ?? firstOf(entry.means[0] ?? '')
  const head = told.replace(/^(?:the|an?) /u, '')
  if (/ or |\bof$/u.test(head) || head.split(' ').length > 4) return undefined
  if (/ of /u.test(head) && before.owner) return undefined
  const marks = line?.marks ?? marksOf(told)
  const values = line?.values ?? new Map<string, string>()
  if (before.determiner?.english === 'a' && !before.count && (isMany || marks.has('many'))) return undefined
  // കുറച്ച് വില കുറയ്ക്കൂ: a little less, not some prices.
  if (before.determiner?.marks.has('some') && marks.has('single')) return undefined
  const isMass = marks.has('mass') || (!line && isMassNoun(head))
  if (isMass && before.count && !before.count.of && !counted.has(head)) return undefined
  return {
    ...{
      entry,
      before,
      head,
      marks,
      values,
      number: numberOf(marks, isMass, isMany, before),
      of: kindOf(entry, marks),
    },
    ...(marks.has('he') && { again: 'he' }),
    ...(marks.has('she') && { again: 'she' }),
  }
}

function numberOf(
  marks: ReadonlySet<string>,
  isMass: boolean,
  isMany: boolean,
  { count, determiner }: Before,
): NounPhrase['number'] {
  if (marks.has('many')) return 'many'
  if (isMass) return 'mass'
  if (count?.of && /piece/u.test(count.english)) return 'one'
  if (count) return count.one ? 'one' : 'many'
  if (determiner?.marks.has('many') || determiner?.marks.has('some') || determiner?.english === 'how many')
    return 'many'
  return isMany || (marks.has('several') && !determiner) ? 'many' : 'one'
}

const kindOf = (entry: LexiconEntry, marks: ReadonlySet<string>): NounPhrase['of'] => {
  if (
    marks.has('he') ||
    marks.has('she') ||
    marks.has('group') ||
    meansPerson(entry) ||
    entry.topic === 'family'
  )
    return 'person'
  if (['കുട്ടി', 'കുഞ്ഞ്', 'ആൾ', 'ഒരാൾ', 'മക്കൾ', 'പേർ'].includes(entry.word)) return 'person'
  return entry.topic === 'animals' && !marks.has('mass') ? 'animal' : 'thing'
}

/** What a noun is in its sentence; with each goes its article. */
type Role = 'subject' | 'object' | 'known object' | 'place' | 'predicate' | 'there is'

const none: ReadonlySet<string> = new Set()

/** The noun in English: “the child”, “my two brothers”, “a cup of tea”. */
export function say(phrase: NounPhrase, role: Role, past = false): string {
  const { pronoun, ready, before, entry } = phrase
  // ഇത് പൂവാണ്.
  if (role === 'predicate' && phrase.marks.has('several') && !before.count && !before.determiner)
    return say({ ...phrase, marks: none, number: 'one' }, role, past)
  if (entry.word === 'ആൾ' && phrase.number === 'one' && isEmpty(before)) return 'someone'
  if (ready) return role === 'subject' || role === 'predicate' ? ready.subject : ready.object
  if (pronoun) return role === 'subject' || role === 'there is' ? pronoun.subject : pronoun.object
  const core = [...before.adjectives, headOf(phrase)].join(' ')
  const said = determined(phrase, core, role)
  const after = (before.after ? ` ${before.after(past)}` : '') + (before.than ? ` ${before.than}` : '')
  return before.owner && !isOwner(before.owner)
    ? `${said} of ${say(before.owner, 'place', past)}${after}`
    : said + after
}

/** A slash parts two words that the Malayalam one may be. */
const headOf = ({ head, number, marks, before }: NounPhrase) =>
  (number === 'many' || (number === 'mass' && counted.has(head) && before.count && !before.count.of)) &&
  !marks.has('many')
    ? head.split('/').map(plural).join('/')
    : head

/** “Amma’s house”, but “the door of the house”. */
const isOwner = ({ of, pronoun, marks }: NounPhrase) =>
  of !== 'thing' || pronoun !== undefined || marks.has('name')

export const whose = (owner: NounPhrase): string => {
  if (owner.pronoun) return owner.pronoun.before
  const said = say(owner, 'subject')
  return said.endsWith('s') && owner.number === 'many' ? `${said}’` : `${said}’s`
}

function determined(phrase: NounPhrase, core: string, role: Role): string {
  const { before, number, marks } = phrase
  const { determiner, count, owner } = before
  const words = [
    determiner &&
      determinerOf(
        determiner,
        counted.has(phrase.head) && determiner.english === 'another' && number === 'mass' ? 'one' : number,
      ),
    owner && isOwner(owner) ? whose(owner) : undefined,
    count?.english,
  ].filter((word) => word !== undefined)
  if (words.length > 0) {
    const said = [...words, core].join(' ')
    if (determiner?.english === 'a' && words.length === 1)
      return number === 'mass' && role !== 'predicate' && !counted.has(phrase.head)
        ? `some ${core}`
        : withA(core)
    return said
  }
  if (marks.has('bare') || marks.has('day') || marks.has('month') || marks.has('feast')) return core
  if (marks.has('kin') && before.adjectives.length === 0 && number === 'one') return capital(core)
  if (number === 'mass' && /^[a-z]+ing$/u.test(core) && !before.after) return core
  const isKnown = owner !== undefined || before.after !== undefined
  if (
    (marks.has('the') && before.adjectives.length === 0) ||
    (isKnown && role !== 'there is') ||
    articles[role][number] === 'the'
  )
    return `the ${core}`
  return articles[role][number] === 'a' ? withA(core) : core
}

const articles: Readonly<Record<Role, Readonly<Record<NounPhrase['number'], 'the' | 'a' | ''>>>> = {
  subject: { one: 'the', many: 'the', mass: 'the' },
  object: { one: 'a', many: '', mass: '' },
  'known object': { one: 'the', many: 'the', mass: 'the' },
  place: { one: 'the', many: 'the', mass: 'the' },
  predicate: { one: 'a', many: '', mass: '' },
  'there is': { one: 'a', many: '', mass: '' },
}

const determinerOf = ({ english }: TableLine, number: NounPhrase['number']): string => {
  if (number === 'many') {
    if (english === 'this') return 'these'
    if (english === 'that') return 'those'
    if (english === 'every') return 'all'
    if (english === 'another') return 'other'
    return english
  }
  if (number === 'mass' && english === 'another') return 'other'
  if (number === 'mass') return english === 'every' ? 'all' : english === 'how many' ? 'how much' : english
  return english
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

export const agreementOf = ({ number, pronoun }: NounPhrase): Agreement =>
  pronoun?.who ?? (number === 'many' ? 'many' : 'one')

/** Both, said together: “rice and fish”. */
export function both(first: NounPhrase, second: NounPhrase): NounPhrase {
  const join = (role: Role) => `${say(first, role)} and ${say(second, role)}`
  return {
    ...second,
    number: 'many',
    before: nothingBefore,
    of: first.of === 'person' ? 'person' : second.of,
    ready: { subject: join('subject'), object: join('object') },
  }
}
