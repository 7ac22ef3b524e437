import type { CourseContrast, CourseWord } from './content.ts'
import { heardKey, type Token, writtenTokens } from './sound-tokens.ts'

/**
 * Sounds that learners confuse: the id, and how each is written. Not among them, because our voice does not
 * tell them apart (docs/sound.md): the long ഋ, and double and single ന ണ മ ല ള യ വ, which differ in length
 * alone. They can be asked when both words have a recording.
 */
const table = `
a/aa അ ആ
i/ii ഇ ഈ
u/uu ഉ ഊ
e/ee എ ഏ
o/oo ഒ ഓ
k/kk ക ക്ക
c/cc ച ച്ച
T/TT ട ട്ട
t/tt ത ത്ത
p/pp പ പ്പ
l/L ല ള
L/zh ള ഴ
l/zh ല ഴ
r/R ര റ
r/zh ര ഴ
n/N ന ണ
t/T ത ട
tt/TT ത്ത ട്ട
kk/tt ക്ക ത്ത
kk/pp ക്ക പ്പ
tt/pp ത്ത പ്പ
TT/RR ട്ട റ്റ
tt/RR ത്ത റ്റ
ll/LL ല്ല ള്ള
nn/NN ന്ന ണ്ണ
t/RT ന്ത ന്റ
s/sh സ ശ
sh/S ശ ഷ
d/dh ദ ധ
b/bh ബ ഭ
g/gh ഗ ഘ
k/kh ക ഖ
`
/** What a table calls RR and RT: റ്റ, and the stop of ന്റ. */
const tokenOf = (name: string): Token => ({ RR: 'alveolarTalveolarT', RT: 'alveolarT' })[name] ?? name

/** The most pairs of a contrast. */
const mostPairs = 12

/**
 * The contrasts, each with the pairs of words that differ in nothing else, commonest first. A contrast
 * without pairs is left out. `sameMeaning` says of two words that they are one, in two spellings.
 */
export function contrastsOf(
  words: readonly CourseWord[],
  sameMeaning: (one: CourseWord, other: CourseWord) => boolean,
): CourseContrast[] {
  const spelt = words
    .filter(({ pos, word, audio }) => pos !== 'name' && audio !== '' && !word.includes(' '))
    .map((word) => ({ word, tokens: writtenTokens(word.word) }))
  const byKey = Map.groupBy(spelt, ({ tokens }) => tokens.join(' '))
  return table
    .trim()
    .split('\n')
    .flatMap((row): CourseContrast[] => {
      const [id = '', one = '', other = ''] = row.split(' ')
      const [from = '', to = ''] = id.split('/').map(tokenOf)
      const pairs = spelt.flatMap(({ word, tokens }) =>
        tokens.flatMap((token, at) =>
          token === from
            ? (byKey.get(tokens.with(at, to).join(' ')) ?? []).map((found) => [word, found.word] as const)
            : [],
        ),
      )
      const apart = pairs
        .filter(([a, b]) => heardKey(a.word) !== heardKey(b.word) && !sameMeaning(a, b))
        .toSorted(([a, b], [c, d]) => a.use + b.use - c.use - d.use)
        .filter(([a, b], at, all) => all.findIndex(([c, d]) => c.word === a.word && d.word === b.word) === at)
        .slice(0, mostPairs)
      if (apart.length === 0) return []
      return [{ id, letters: [one, other], pairs: apart.map(([a, b]) => [a.id, b.id]) }]
    })
}
