import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseSentence } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { glossesOf, newWords } from '../options/sentence-targets.ts'
import type { Target } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import { joinsOf } from './joins-of.ts'
import { clausesOf } from './phrases.ts'
import type { BuildSentence } from './schema.ts'
import { extraTiles, type MadeTile, wordsToBuild } from './tiles.ts'

const fewestWords = 2
const mostWords = 8

/**
 * A certain sentence, or one with the item in which at most one other word is new. Of what is asked for, it asks for all
 * that a tile too many could be taken for; undefined if that is not so of the first.
 */
export function makeBuildSentence(
  targets: readonly Target[],
  world: World,
  id?: string,
): BuildSentence | undefined {
  const { content, random } = world
  const [asked] = targets
  if (!asked) return undefined
  if (id !== undefined) {
    const sentence = content.sentences.get(id)
    return sentence && buildSentence(sentence, targets, world)
  }
  const found = courseIndex(content)
    .sentences(asked.item)
    .flatMap((one) => content.sentences.get(one) ?? [])
    .filter(isBuildable)
    .map((sentence) => ({ sentence, fresh: newWords(sentence.pieces, asked, world) }))
    .filter(({ fresh }) => fresh <= mostNew)
  const fewest = Math.min(...found.map(({ fresh }) => fresh))
  const sentence = oneOf(
    found.filter(({ fresh }) => fresh === fewest),
    random,
  )?.sentence
  return sentence && buildSentence(sentence, targets, world)
}

/** A sentence of the path has one new word; the item that is asked for may be old. */
const mostNew = 1

/** The tiles of this sentence, if what is asked first can be taken for something else. */
export function buildSentence(
  sentence: CourseSentence,
  asked: readonly Target[],
  world: World,
): BuildSentence | undefined {
  const { content, random } = world
  const [first] = asked
  if (!first || !isBuildable(sentence)) return undefined
  const { id, text, english, audio, pieces } = sentence
  const own = wordsToBuild(pieces, asked, content)
  const { extra, needed } = extraTiles(own, asked, world)
  const targets = asked.filter(({ item }) => needed.has(item))
  if (targets[0] !== first) return undefined

  const all: MadeTile[] = [...own.flatMap(({ tiles }) => tiles), ...extra]
  const order = shuffle([...all.keys()], random)
  const placeOf = (tile: MadeTile) => order.indexOf(all.indexOf(tile))
  return {
    kind: 'build-sentence',
    targets,
    by: 'eye',
    sentence: id,
    text,
    english,
    ...(audio !== undefined && { audio }),
    glosses: glossesOf(pieces, targets, world),
    words: own.map(({ piece, tiles }) => ({
      ...{ text: piece.text, items: piece.items, tiles: tiles.map(placeOf) },
    })),
    tiles: order.flatMap((at) => all[at]?.tile ?? []),
    joins: joinsOf(own, all, content).map((join) => ({
      ...join,
      stem: order.indexOf(join.stem),
      ending: order.indexOf(join.ending),
    })),
    clauses: clausesOf(text, pieces, content),
  }
}

/** Every word is Malayalam and explained by the lexicon. */
const isBuildable = ({ text, pieces }: CourseSentence) =>
  pieces.length >= fewestWords &&
  pieces.length <= mostWords &&
  pieces.every(({ entry }) => entry !== undefined) &&
  !/[\p{Script=Latin}\p{N}]/u.test(text)
