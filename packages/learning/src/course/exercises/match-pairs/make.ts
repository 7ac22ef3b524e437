import { latin } from '@app/malayalam/sound'
import { kindOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseLetter, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { soundTheSame } from '../options/wrong-letters.ts'
import { looksSame, meaningOf } from '../options/wrong-words.ts'
import type { Asked } from '../parts.ts'
import { idOf, learnt, letterItem, type World, wordItem } from '../world.ts'
import type { MatchPairs, Pair } from './schema.ts'

/**
 * Up to five pairs: the item that is asked for, then those that this session introduced, then others that are
 * learnt. Each half fits one other half only.
 */
export function makeMatchPairs(asked: Asked, world: World): MatchPairs | undefined {
  const kind = kindOf(asked.item)
  if (kind !== 'letter' && kind !== 'word') return undefined
  const underWay = (world.underWay ?? []).filter((item) => kindOf(item) === kind)
  const others = shuffle(
    learnt(world, kind).filter((item) => !underWay.includes(item)),
    world.random,
  )
  const ids = [...new Set([asked.item, ...underWay, ...others])].map(idOf)
  const pairs = kind === 'letter' ? ofLetters(ids, world) : ofWords(ids, world)
  if (pairs.length < 2 || pairs[0]?.item !== asked.item) return undefined
  return {
    kind: 'match-pairs',
    asks: pairs.map(({ item }) => ({ item, skill: asked.skill })),
    pairs,
    order: shuffle([...pairs.keys()], world.random),
  }
}

const mostPairs = 5

function ofLetters(ids: readonly string[], { content }: World): Pair[] {
  const chosen: CourseLetter[] = []
  for (const id of ids) {
    const letter = content.letters.get(id)
    if (chosen.length < mostPairs && letter && !chosen.some((one) => soundTheSame(one, letter)))
      chosen.push(letter)
  }
  return chosen.map(({ id, letter, say, audio }) => ({
    item: letterItem(id),
    text: letter,
    match: latin(say),
    audio,
  }))
}

function ofWords(ids: readonly string[], { content }: World): Pair[] {
  const { readAs, sameMeaning } = courseIndex(content)
  const chosen: CourseWord[] = []
  const clashes = (one: CourseWord, other: CourseWord) =>
    looksSame(one, other, 'meaning') ||
    sameMeaning(one, other) ||
    readAs(one.word).some((also) => sameMeaning(also, other)) ||
    readAs(other.word).some((also) => sameMeaning(also, one))
  for (const id of ids) {
    const word = content.words.get(id)
    if (chosen.length < mostPairs && word && !chosen.some((one) => clashes(one, word))) chosen.push(word)
  }
  return chosen.map((word) => ({
    item: wordItem(word.id),
    text: word.word,
    match: meaningOf(word),
    ...(word.audio !== '' && { audio: word.audio }),
  }))
}
