import { easyLatin, latin } from '@app/malayalam/sound'
import { isVirama, soundOfLetter } from '../../../letters/sound-of-letter.ts'
import { idOf } from '../../../practice/item.ts'
import type { CourseLetter } from '../../content.ts'
import { heardKey } from '../../sound-tokens.ts'
import { learnt, type World } from '../world.ts'

/** Letters that learners take for one another by their shape. A row is a group. */
const shapes = [
  'ന ത ദ ന്ന ൻ',
  'ഉ ഊ ള ൾ',
  'ഇ ഈ ഞ ജ',
  'എ ഏ ഐ ന',
  'ഒ ഓ ഔ ഭ',
  'അ ആ',
  'പ വ ച ല ഖ',
  'ഗ ശ',
  'ഡ ധ ഝ യ',
  'ഥ ഫ മ ഹ',
  'ണ ണ്ണ ൺ ന്ന',
  'ര റ ഠ ർ ട',
  'സ ഡ ബ',
  'ഘ ച ല',
  'ങ ഞ ങ്ങ ഞ്ഞ',
  'ഷ ഹ പ',
  'ഴ ശ',
  'ി ീ ാ',
  'െ േ ൈ',
  'ൊ ോ',
  'ു ൂ ൃ',
  'ക്ക ത്ത ക്ത',
  'ട്ട റ്റ ണ്ട ന്റ',
  'ല്ല ള്ള',
  'പ്പ മ്പ',
].map((row) => row.split(' '))

/** Letters that sound near to one another: one row of the alphabet, or one kind of sound. */
const sounds = [
  'ക ഖ ഗ ഘ ങ',
  'ച ഛ ജ ഝ ഞ',
  'ട ഠ ഡ ഢ ണ ത',
  'ത ഥ ദ ധ ന ട',
  'പ ഫ ബ ഭ മ',
  'ര റ ഴ',
  'ല ള ഴ',
  'ശ ഷ സ',
  'ന ണ മ',
  'അ ആ',
  'ഇ ഈ എ',
  'ഉ ഊ ഒ',
  'എ ഏ ഐ',
  'ഒ ഓ ഔ',
  'ൻ ൺ ം',
  'ൽ ൾ ർ',
].map((row) => row.split(' '))

const together = (groups: readonly (readonly string[])[], one: string, other: string) =>
  groups.some((group) => group.includes(one) && group.includes(other))

/** How letters are shown as options: in script, or by their sound in the Latin that the learner chose. */
type ShownIn = 'script' | 'latin'

/**
 * Whether two letters are said alike by our voice, or, where they are shown in Latin, written alike: ആ and its sign ാ in
 * any Latin, എ and ഏ in the easy one.
 */
export function soundTheSame(one: CourseLetter, other: CourseLetter, shown: ShownIn): boolean {
  const [a, b] = [soundOfLetter(one), soundOfLetter(other)]
  return (
    heardKey(one.say) === heardKey(other.say) ||
    latin(a) === latin(b) ||
    (shown === 'latin' && easyLatin(a) === easyLatin(b))
  )
}

/** Letters that are near to one in shape or in sound. */
export const nearLetters = (letter: string): string[] => [
  ...new Set([...shapes, ...sounds].filter((row) => row.includes(letter)).flat()),
]

/** So many letters that were met are enough: a stranger beside them would show itself. */
const enoughMet = 2

/**
 * Wrong options for a letter: near in shape or sound, of its kind if there are enough, known or being learnt. Where not
 * even `enough` are, others fill up. No two of them, and none and the letter, are said alike. The sign that takes a
 * vowel away is none: nobody hears it alone.
 */
export function wrongLetters(
  letter: CourseLetter,
  count: number,
  shown: ShownIn,
  world: World,
  enough = enoughMet,
): CourseLetter[] {
  const { content, random } = world
  const chosen: CourseLetter[] = []
  const take = (candidates: readonly CourseLetter[]) => {
    for (const other of nearestFirst(letter, candidates, random)) {
      if (chosen.length === count) return
      if (!isVirama(other) && ![letter, ...chosen].some((one) => soundTheSame(one, other, shown)))
        chosen.push(other)
    }
  }
  const met = learnt(world, 'letter').flatMap((item) => content.letters.get(idOf(item)) ?? [])
  // What shows a letter of a conjunct tells it, unless another option shows it too.
  const alike =
    letter.kind === 'conjunct'
      ? [...content.letters.values()].filter((other) => sharesPart(letter, other))
      : []
  take(met.filter((other) => alike.includes(other)))
  if (chosen.length === 0) take(alike.slice(0, 1))
  take(met)
  if (chosen.length < Math.min(count, enough)) take([...content.letters.values()])
  return chosen
}

/** Whether two letters have a consonant in common, and one is a conjunct: ക്ക and ക, ന്ത and ന്ദ. */
export function sharesPart(one: CourseLetter, other: CourseLetter): boolean {
  const parts = partsOf(one)
  return (
    one.id !== other.id &&
    parts.length + partsOf(other).length > 2 &&
    partsOf(other).some((part) => parts.includes(part))
  )
}

const partsOf = ({ letter }: CourseLetter): string[] => letter.match(/[ക-ഹ]/gu) ?? []

function nearestFirst(
  letter: CourseLetter,
  others: readonly CourseLetter[],
  random: () => number,
): CourseLetter[] {
  const farness = (other: CourseLetter) =>
    (other.kind === letter.kind ? 0 : 3) +
    (together(shapes, letter.letter, other.letter) ? 0 : 2) +
    (together(sounds, letter.letter, other.letter) ? 0 : 2) +
    random() * 2
  return others
    .map((other) => ({ other, far: farness(other) }))
    .sort((one, two) => one.far - two.far)
    .map(({ other }) => other)
}
