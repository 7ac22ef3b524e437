import { latin } from '@app/malayalam/sound'
import { isVirama, soundOfLetter } from '../../../letters/sound-of-letter.ts'
import { type Item, idOf, kindOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseLetter, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { sharesPart, soundTheSame } from '../options/wrong-letters.ts'
import { looksSame, meaningOf } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { learnt, letterItem, type World, wordItem } from '../world.ts'
import type { MatchPairs, Pair } from './schema.ts'

/**
 * Two to five pairs, and a half too many: of something that was met (`withSpare`). If one item is asked for, those that
 * this session introduced are added, then others that are learnt. Each half fits one other half only.
 */
export function makeMatchPairs(targets: readonly Target[], world: World): MatchPairs | undefined {
  const [asked] = targets
  const kind = asked && kindOf(asked.item)
  if (!asked || (kind !== 'letter' && kind !== 'word')) return undefined
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  const added = targets.length === 1 ? addedTo(kind, world) : []
  const ids = [...new Set([...targets.map(({ item }) => item), ...added])].map(idOf)
  const { pairs, extra } = kind === 'letter' ? ofLetters(ids, by, world) : ofWords(ids, by, world)
  if (pairs.length < 2 || pairs[0]?.item !== asked.item) return undefined
  // In the order in which they fall due, the same pairs would stand in the same places again. What it is for stays first.
  const mixed = [...pairs.slice(0, 1), ...shuffle(pairs.slice(1), world.random)]
  // Without a half too many, the last pair is what is left over.
  const needed = extra ? mixed : mixed.slice(0, -1)
  return {
    kind: 'match-pairs',
    targets: needed.map(({ item }) => ({ item, skill: asked.skill })),
    by,
    pairs: mixed,
    extras: extra ? [extra] : [],
    order: acrossFrom(mixed.length, extra ? 1 : 0, world.random),
  }
}

/** The places of pairs and of extra halves in a random order, but not all straight across from what they belong to. */
function acrossFrom(pairs: number, extras: number, random: () => number): number[] {
  const order = shuffle([...Array(pairs + extras).keys()], random)
  const isStraight = order.filter((place) => place < pairs).every((place, at) => place === at)
  return isStraight ? order.toReversed() : order
}

/**
 * The pairs, and what has a half too many: something else that was met, or else the last of three pairs or more, which
 * waits to be asked. What was never met would show itself.
 */
export function withSpare<One>(
  chosen: readonly One[],
  met: One | undefined,
): { chosen: readonly One[]; spare?: One } {
  if (met !== undefined) return { chosen, spare: met }
  const last = chosen.at(-1)
  return chosen.length > 2 && last !== undefined ? { chosen: chosen.slice(0, -1), spare: last } : { chosen }
}

function addedTo(kind: 'letter' | 'word', world: World): Item[] {
  const underWay = (world.underWay ?? []).filter((item) => kindOf(item) === kind)
  const others = learnt(world, kind).filter((item) => !underWay.includes(item))
  return [...underWay, ...shuffle(others, world.random)]
}

const mostPairs = 5

type Halves = { pairs: Pair[]; extra: MatchPairs['extras'][number] | undefined }

function ofLetters(ids: readonly string[], by: MatchPairs['by'], world: World): Halves {
  const { content } = world
  const shown = by === 'ear' ? 'script' : 'latin'
  const chosen: CourseLetter[] = []
  for (const id of ids) {
    const letter = content.letters.get(id)
    if (
      chosen.length < mostPairs &&
      letter &&
      !isVirama(letter) &&
      !chosen.some((one) => soundTheSame(one, letter, shown))
    )
      chosen.push(letter)
  }
  // What is heard is found in script.
  const half = (letter: CourseLetter) =>
    by === 'ear'
      ? { match: letter.letter }
      : { match: latin(soundOfLetter(letter)), say: soundOfLetter(letter) }
  const fits = (other: CourseLetter) =>
    !chosen.some((one) => one === other || soundTheSame(one, other, shown))
  const isLike = (other: CourseLetter) => chosen.some((letter) => sharesPart(letter, other))
  const known = shuffle(learnt(world, 'letter'), world.random)
    .flatMap((item) => content.letters.get(idOf(item)) ?? [])
    .filter((other) => !isVirama(other) && fits(other))
    // What shows a letter of a conjunct tells it, unless another half shows it too.
    .toSorted((one, other) => Number(isLike(other)) - Number(isLike(one)))
    .at(0)
  const matched = withSpare(chosen, known)
  return {
    pairs: matched.chosen.map((letter) => ({
      item: letterItem(letter.id),
      text: letter.letter,
      ...half(letter),
      audio: letter.audio,
    })),
    extra: matched.spare && half(matched.spare),
  }
}

function ofWords(ids: readonly string[], by: MatchPairs['by'], world: World): Halves {
  const { content } = world
  const { readAs, sameMeaning, writtenLike } = courseIndex(content)
  const chosen: CourseWord[] = []
  const clashes = (one: CourseWord, other: CourseWord) =>
    looksSame(one, other, 'meaning') ||
    sameMeaning(one, other) ||
    writtenLike(one.word).includes(other) ||
    readAs(one.word).some((also) => sameMeaning(also, other)) ||
    readAs(other.word).some((also) => sameMeaning(also, one))
  for (const id of ids) {
    const word = content.words.get(id)
    if (!word || chosen.length === mostPairs || (by === 'ear' && word.audio === '')) continue
    if (!chosen.some((one) => clashes(one, word))) chosen.push(word)
  }
  const fits = (other: CourseWord) => !chosen.some((one) => one === other || clashes(one, other))
  const known = shuffle(learnt(world, 'word'), world.random)
    .flatMap((item) => content.words.get(idOf(item)) ?? [])
    .find(fits)
  const matched = withSpare(chosen, known)
  return {
    pairs: matched.chosen.map((word) => ({
      item: wordItem(word.id),
      text: word.word,
      match: meaningOf(word),
      ...(word.audio !== '' && { audio: word.audio }),
    })),
    extra: matched.spare && { match: meaningOf(matched.spare) },
  }
}
