import { stem } from '@app/malayalam/find'
import words from './english.json' with { type: 'json' }

const listed = (text: string) => new Set(text.split(' '))
const stems = (text: string) => new Set(text.split(' ').map(stem))

/** Which English words do what in a sentence. */
export const english = {
  acts: stems(words.acts),
  either: stems(words.either),
  people: stems(words.people),
  times: stems(words.times),
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
  ways: Object.entries(words.ways).map(([heard, said]): [RegExp, string] => [
    new RegExp(`\\b(?:${heard})(?![a-z])`, 'gu'),
    said,
  ]),
  opposedTies: words.opposed_ties.map(listed),
}
