import { keyOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import { difference } from '../../../alignment/difference.ts'
import { idOf } from '../../../practice/item.ts'
import type { CourseWord } from '../../content.ts'
import { courseIndex, sameClass } from '../../course-index.ts'
import { heardKey } from '../../sound-tokens.ts'
import { isLearnt, learnt, type World, wordItem } from '../world.ts'

/** How a wrong option is shown: what must differ, and to what it should be near. */
export type ShownBy = 'meaning' | 'script' | 'sound'

/**
 * Wrong options for a word: of its class, near in sound or meaning, known or being learnt. Where too few are,
 * common words fill up. No option can be right too, for the word or for another option: none share a sense,
 * none sound the same, and none may be read as the word.
 */
export function wrongWords(word: CourseWord, count: number, shown: ShownBy, world: World): CourseWord[] {
  const { content } = world
  const index = courseIndex(content)
  const own = [word, ...index.readAs(word.word), ...index.writtenLike(word.word)]
  const chosen: CourseWord[] = []
  const clashes = (other: CourseWord) =>
    own.some((one) => index.sameMeaning(one, other)) ||
    [word, ...chosen].some(
      (one) => one === other || index.sameMeaning(one, other) || looksSame(one, other, shown),
    ) ||
    index.readAs(other.word).includes(word) ||
    own.includes(other)
  const take = (candidates: readonly CourseWord[]) => {
    for (const other of candidates) {
      if (chosen.length === count) return
      const usual = usualWord(other)
      if (!clashes(usual)) chosen.push(usual)
    }
  }

  /** Of words that mean the same, the commonest: an elder brother is ചേട്ടൻ, unless only ഇക്ക is learnt. */
  const usualWord = (other: CourseWord) => {
    const usual = index.commonest(meaningOf(other))
    return usual &&
      sameClass(usual, other) &&
      (isLearnt(world, wordItem(usual.id)) || !isLearnt(world, wordItem(other.id)))
      ? usual
      : other
  }

  const known = learnt(world, 'word').flatMap((item) => content.words.get(idOf(item)) ?? [])
  take(
    nearestFirst(
      word,
      known.filter((other) => sameClass(word, other)),
      shown,
      world,
    ),
  )
  // Of another class, but met: what was never met is ruled out unread. A verb shows itself, in both languages.
  const isNoVerb = ({ pos }: CourseWord) => pos !== 'verb'
  if (chosen.length < count && isNoVerb(word)) take(nearestFirst(word, known.filter(isNoVerb), shown, world))
  if (chosen.length < count) {
    const common = index.ofClass(word).filter((other) => isMet(other, word))
    take(nearestFirst(word, common.slice(0, mostFilled), shown, world))
    take(index.ofClass(word))
  }
  return chosen
}

/** Where known words do not suffice, others are taken from so many that sentences have most often. */
const mostFilled = 60

/** A greeting stands beside greetings: what is said as a whole is of one topic, or is common to the highest degree. */
const isMet = (other: CourseWord, { pos, topic }: CourseWord) =>
  other.use === 1 && (pos !== other.pos ? topic === other.topic : true)

/** Whether two options would read the same. Homophones are never both options, whatever is shown. */
export function looksSame(one: CourseWord, other: CourseWord, shown: ShownBy): boolean {
  if (keyOf(one.word) === keyOf(other.word) || heardKey(one.word) === heardKey(other.word)) return true
  if (shown === 'meaning') return meaningOf(one).toLowerCase() === meaningOf(other).toLowerCase()
  return shown === 'sound' && spokenLatin(one) === spokenLatin(other)
}

const spokenLatin = ({ word }: CourseWord) => easyLatin(word)

/** The meaning that an option shows. */
export const meaningOf = ({ means }: CourseWord): string => means[0] ?? ''

function nearestFirst(
  word: CourseWord,
  others: readonly CourseWord[],
  shown: ShownBy,
  { content, random }: World,
): CourseWord[] {
  const index = courseIndex(content)
  const tokens = index.tokens(word)
  const farness = (other: CourseWord) =>
    (other.topic === word.topic ? 0 : shown === 'meaning' ? 3 : 1) +
    difference(tokens, index.tokens(other)) * (shown === 'meaning' ? 1.5 : 4) +
    random() * 2
  return others
    .map((other) => ({ other, far: farness(other) }))
    .sort((one, two) => one.far - two.far)
    .map(({ other }) => other)
}
