import { stem } from '@app/english'
import words from './english.json' with { type: 'json' }

const listed = (text: string) => new Set(text.split(' '))
const stems = (text: string) => new Set(text.split(' ').map(stem))

/** Another way to put what a sentence says, with the cases in which it says the same: `ways.yaml` names them. */
type Otherwise = {
  heard: string
  said: string
  of?: string
  word?: string
  not_word?: string
  ending?: string
  not_ending?: string
  last?: string
  gloss?: string
  affirmed?: string
  denied?: string
  denies?: string
  guess?: string
  where?: string
}

const oneOf = (text: string) => `(?:${text.split(' ').join('|')})`
const number = oneOf(words.numbers)

/** What stands for many words in `ways.yaml`. */
const many: Readonly<Record<string, string>> = {
  number: `(?:${number}(?: ${number})*)`,
  ordinal: oneOf(words.ordinals),
  act: oneOf(words.acts),
  both: oneOf(words.either),
  who: oneOf(words.who),
  please: String.raw`^\W*((?:chetta|chettan|chechi|brother|sister),? )?((?:a|an|${number})\b[^,.?!]*?)(?: for me)?,? please(?=\W*$)`,
}

const pattern = (heard: string) =>
  new RegExp(
    String.raw`\b(?:${heard.replace(/<(\w+)>/gu, (_, name: string) => many[name] ?? '')})(?![a-z])`,
    'gu',
  )

const waysOf = (ways: Readonly<Record<string, string>>) =>
  Object.entries(ways).map(([heard, said]) => [pattern(heard), said] as const)

/** Malayalam words by their entries, and endings by their names. */
export const malayalam = {
  doneAlone: listed(words.done_alone),
  feltBy: listed(words.felt_by),
  gone: listed(words.gone),
  can: listed(words.can),
  may: listed(words.may),
  must: listed(words.must),
  setsOut: listed(words.sets_out),
  near: listed(words.near),
  far: listed(words.far),
  denying: listed(words.denying),
  /** Of names, with the name of the ending. */
  nameEndings: words.names.split(' ').map((one) => one.split(':')),
}

/** How names sound. */
export const nameSounds = {
  ofLetters: new Map(
    Object.entries(words.sounds).flatMap(([sound, letters]) =>
      Array.from(letters, (letter) => [letter, sound] as const),
    ),
  ),
  ofVowels: Object.entries(words.first_vowels).map(
    ([letters, starts]) => [letters, new RegExp(`^${starts}`, 'u')] as const,
  ),
  ofEnglish: words.english_sounds.map((line): [RegExp, string[]] => {
    const [letters = '', sounds = ''] = line.split(' ')
    return [new RegExp(`^${letters}`, 'u'), sounds.split('|')]
  }),
}

/** Which English words do what in a sentence. */
export const english = {
  acts: stems(words.acts),
  notActs: listed(words.not_acts),
  either: stems(words.either),
  people: stems(words.people),
  times: stems(words.times),
  callings: listed(words.callings),
  lightActs: stems(words.light_acts),
  giving: stems(words.giving),
  qualities: listed(words.qualities),
  oneWithS: listed(words.one_with_s),
  becoming: stems(words.becoming),
  unchanged: listed(words.unchanged),
  uncounted: stems(words.uncounted),
  sayings: stems(words.sayings),
  numbers: stems(words.numbers),
  listeners: stems('you we this that it who'),
  helps: listed(words.helps),
  who: listed(words.who),
  whom: listed(words.whom),
  owners: listed(words.owners),
  near: listed(words.pointing_near),
  far: listed(words.pointing_far),
  articles: listed(words.articles),
  asks: listed(words.asks),
  prepositions: listed(words.prepositions),
  joins: listed(words.joins),
  adverbs: listed(words.adverbs),
  partGroups: words.part_groups.map(listed),
  opposedParts: words.opposed_parts.map((pair): [Set<string>, Set<string>] => {
    const [one = '', other = ''] = pair.split(' | ')
    return [listed(one), listed(other)]
  }),
  ties: new Map(
    Object.entries(words.ties).map(([how, tie]) => {
      const [kind = '', reversed] = tie.split(' ')
      return [how, { kind, reversed: reversed !== undefined }]
    }),
  ),
  alike: words.alike.map((group) => group.split(' ')),
  kinds: words.kinds.map((kind) => kind.split(' ')),
  short: waysOf(words.short),
  ways: waysOf(words.ways),
  otherwise: words.otherwise.map((one: Otherwise) => ({ ...one, heard: pattern(one.heard) })),
  counts: words.numbers.split(' '),
  ordinals: words.ordinals.split(' '),
  felt: stems(words.felt),
  little: listed(words.little),
  added: stems(words.added),
  light: stems(words.light),
  marks: stems(words.marks),
  persons: stems(words.persons),
  goals: stems(words.goals),
  realWords: listed(words.real_words),
  perhapsPast: listed(words.perhaps_past),
  tiesFor: new Map(Object.entries(words.ties_for).map(([kind, others]) => [kind, others.split(' ')])),
  freeTies: listed(words.free_ties),
  opposedTies: words.opposed_ties.map(listed),
}
