import { make as makeForm } from '@app/malayalam/forms'
import { type Item, idOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseContent, CourseEnding, CourseWord, SentencePiece } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { endingsAlike } from '../../endings.ts'
import { wrongWords } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { endingItem, isLearnt, type World, wordItem } from '../world.ts'
import type { Tile } from './schema.ts'

/**
 * A tile with what it is made of: a stem, to which endings can join, with the endings that it has already; or an ending.
 */
export type MadeTile = {
  tile: Tile
  stem?: { word: CourseWord; endings: readonly string[] }
  ending?: CourseEnding
}

/** A word of the sentence, and its tiles: where its ending is asked for, its stem and its ending apart. */
export type WordToBuild = { piece: SentencePiece; tiles: MadeTile[] }

export const wordsToBuild = (
  pieces: readonly SentencePiece[],
  targets: readonly Target[],
  content: CourseContent,
): WordToBuild[] =>
  pieces.map((piece) => ({ piece, tiles: apart(piece, targets, content) ?? [whole(piece, content)] }))

function whole({ text, items, entry, endings }: SentencePiece, { words }: CourseContent): MadeTile {
  const word = entry === undefined ? undefined : words.get(entry)
  const isBare = endings.length === 0 && items.length === 1
  return { tile: { text, items }, ...(word && isBare && { stem: { word, endings: [] } }) }
}

function apart(
  { text, items, entry, endings }: SentencePiece,
  targets: readonly Target[],
  content: CourseContent,
): MadeTile[] | undefined {
  const id = endings.at(-1)
  const ending = id === undefined ? undefined : content.endings.get(id)
  const word = entry === undefined ? undefined : content.words.get(entry)
  const words = items.filter((item) => item.startsWith('word:'))
  if (!word || !ending || id === undefined || words.length !== 1) return undefined
  const item = endingItem(ending.id)
  if (!targets.some((target) => target.item === item)) return undefined
  const before = endings.slice(0, -1)
  const stem = stemOf(word, before)
  // What is said in speech alone (എന്താ) is not joined by rule.
  if (stem === undefined || stem === text || !makeForm(word, endings).includes(text)) return undefined
  const shown = courseIndex(content).endingIn(text, word) ?? ending.shown
  return [
    { tile: { text: stem, items: items.filter((one) => one !== item) }, stem: { word, endings: before } },
    { tile: { text: shown, items: [item], joins: true }, ending },
  ]
}

const stemOf = (word: CourseWord, endings: readonly string[]): string | undefined =>
  endings.length === 0 ? word.word : makeForm(word, endings)[0]

/** Of so many words that could be taken for one, one makes a tile. */
const mostTried = 6

/**
 * Tiles that are too many, one for each thing that is asked for: another ending of its word, or another word in its place
 * and form. `needed` is what has one: who does not know it cannot be sure.
 */
export function extraTiles(
  own: readonly WordToBuild[],
  targets: readonly Target[],
  world: World,
): { extra: MadeTile[]; needed: ReadonlySet<Item> } {
  const extra: MadeTile[] = []
  const needed = new Set<Item>()
  const isFree = ({ tile }: MadeTile) =>
    ![...own.flatMap(({ tiles }) => tiles), ...extra].some((one) => one.tile.text === tile.text) &&
    !own.some(({ piece }) => piece.text === tile.text)
  for (const { item } of targets) {
    const place = own.find(({ piece }) => piece.items.includes(item))
    if (!place || needed.has(item)) continue
    const others = item.startsWith('ending:')
      ? otherEndings(place, world).filter(({ ending }) => ending?.id !== 'is' || !namesSomething(own, world))
      : otherWords(place, item, own, world)
    const other = others.find(isFree)
    if (!other) continue
    needed.add(item)
    extra.push(other)
  }
  return { extra, needed }
}

/** Whether a noun says what somebody or something is, without -ആണ്: എന്റെ പേര് രവി. With it the sentence is as right. */
function namesSomething(own: readonly WordToBuild[], { content }: World): boolean {
  const { entry = '', endings = [] } = own.at(-1)?.piece ?? {}
  return endings.length === 0 && ['noun', 'name'].includes(content.words.get(entry)?.pos ?? '')
}

/** Endings that this stem could have, and that say something else: those that are learnt first. */
function otherEndings({ tiles: [stemTile, endingTile] }: WordToBuild, world: World): MadeTile[] {
  const { content, random } = world
  const [stem, own] = [stemTile?.stem, endingTile?.ending]
  if (!stem || !own) return []
  const index = courseIndex(content)
  return shuffle([...content.endings.values()], random)
    .filter((other) => other.of === own.of && !endingsAlike(other.id, own.id))
    .toSorted((one, other) => rank(one, world) - rank(other, world))
    .slice(0, mostTried)
    .flatMap((other): MadeTile[] => {
      const [form] = makeForm(stem.word, [...stem.endings, ...other.form])
      if (form === undefined) return []
      const text = index.endingIn(form, stem.word) ?? other.shown
      return [{ tile: { text, items: [endingItem(other.id)], joins: true }, ending: other }]
    })
}

const rank = ({ id }: CourseEnding, world: World) => Number(!isLearnt(world, endingItem(id)))

/** Words that could stand in a word's place, in its form, and mean something else than any of the sentence. */
function otherWords(
  { piece, tiles: [first, ending] }: WordToBuild,
  item: Item,
  own: readonly WordToBuild[],
  world: World,
): MadeTile[] {
  const { content } = world
  const word = content.words.get(idOf(item))
  if (!word || piece.entry !== word.id) return []
  const { sameMeaning } = courseIndex(content)
  const said = own.flatMap(({ piece }) => content.words.get(piece.entry ?? '') ?? [])
  const endings = ending ? (first?.stem?.endings ?? []) : piece.endings
  return wrongWords(word, mostTried, 'script', world)
    .filter((other) => !said.some((one) => sameMeaning(one, other)))
    .flatMap((other): MadeTile[] => {
      const text = stemOf(other, endings)
      if (text === undefined) return []
      const isStem = ending !== undefined || endings.length === 0
      return [
        { tile: { text, items: [wordItem(other.id)] }, ...(isStem && { stem: { word: other, endings } }) },
      ]
    })
}
