import { type Item, idOf, idOfKind, type Skill } from '../../practice/item.ts'
import { shuffle } from '../../quiz/shuffle.ts'
import { saidInEnglish } from '../../spoken-english/said-in-english.ts'
import { movable } from '../../typed-english/other-orders.ts'
import type { Grid } from '../content.ts'
import type { BuildSentence, Phrase, Tile } from '../exercises/build-sentence/schema.ts'
import { neededByOptions } from '../exercises/options/needed-by-options.ts'
import { shuffled } from '../exercises/options/shuffled.ts'
import type { Target } from '../exercises/parts.ts'
import { wrongMeanings } from '../exercises/sentence-meaning/make.ts'
import type { SentenceMeaning } from '../exercises/sentence-meaning/schema.ts'
import { isLearnt, oneOf, type World } from '../exercises/world.ts'
import {
  englishItem,
  type TurnedCourse,
  type TurnedPiece,
  type TurnedSentence,
} from './english-course-from.ts'
import { wrongEnglish } from './wrong-english.ts'

/** A certain sentence, or one with the word in which the fewest others are new. */
export function sentenceFor(
  { item }: Target,
  world: World,
  { sentences }: TurnedCourse,
  id: string | undefined,
  isFit: (sentence: TurnedSentence) => boolean = () => true,
): TurnedSentence | undefined {
  if (id !== undefined) {
    const certain = sentences.get(id)
    return certain && isFit(certain) ? certain : undefined
  }
  const found = [...sentences.values()]
    .filter((one) => one.pieces.some(({ word }) => word === idOf(item)) && isFit(one))
    .map((one) => ({ one, fresh: wordsOf(one).filter((word) => !isLearnt(world, englishItem(word))).length }))
  const fewest = Math.min(...found.map(({ fresh }) => fresh))
  return oneOf(
    found.filter(({ fresh }) => fresh === fewest),
    world.random,
  )?.one
}

const wordsOf = ({ pieces }: TurnedSentence) => [...new Set(pieces.flatMap(({ word }) => word ?? []))]

/** What a sentence asks for: what it was made for, and its other words that were met. */
export function sentenceAsks(sentence: TurnedSentence, asked: Target, skill: Skill, world: World): Target[] {
  const others = wordsOf(sentence).map(englishItem)
  return [
    asked,
    ...others
      .filter((item) => item !== asked.item && isLearnt(world, item))
      .map((item): Target => ({ item, skill })),
  ]
}

const glossesOf = (
  { pieces }: TurnedSentence,
  asked: readonly Target[],
  world: World,
  { words }: TurnedCourse,
) =>
  pieces.flatMap(({ text, word, gloss }) => {
    if (gloss !== undefined) return [{ text, means: gloss }]
    if (word === undefined) return []
    const own = englishItem(word)
    if (asked.some(({ item }) => item === own) || isLearnt(world, own)) return []
    const means = words.get(word)?.malayalam
    return means === undefined ? [] : [{ text, means }]
  })

/**
 * Which English sentence says what the Malayalam says, two by two: by a grid of that sentence. Its words are asked for; an
 * ending of Malayalam is none to learn here.
 */
export function makeEnglishMeaning(
  asked: Target,
  world: World,
  turned: TurnedCourse,
  id?: string,
  nth?: number,
): SentenceMeaning | undefined {
  const gridOf = (found: TurnedSentence) => {
    const { grids = [] } = found.sentence
    return nth === undefined ? grids.find((grid) => itemsOf(grid, found).includes(asked.item)) : grids[nth]
  }
  const found = sentenceFor(asked, world, turned, id, (one) => gridOf(one) !== undefined)
  const grid = found && gridOf(found)
  if (!found || !grid) return undefined
  const own = itemsOf(grid, found)
  const wrong = wrongMeanings(grid, found.sentence, turned.content).map(({ takes = [], ...option }) => ({
    ...option,
    takes: takes.flatMap((taken) => {
      const item = asEnglish(taken.item)
      return own.includes(item) ? [{ ...taken, item }] : []
    }),
  }))
  const all = own.map((item): Target => ({ item, skill: asked.skill }))
  const targets = neededByOptions(
    all.toSorted((one, other) => Number(other.item === asked.item) - Number(one.item === asked.item)),
    wrong.map(({ takes }) => takes.map(({ item }) => item)),
  )
  const options = shuffled({ text: found.english }, wrong, world.random)
  if (targets[0]?.item !== asked.item || !options) return undefined
  return {
    kind: 'sentence-meaning',
    targets,
    by: 'meaning',
    sentence: found.id,
    text: found.sentence.text,
    audio: saidInEnglish(found.english),
    glosses: glossesOf(found, targets, world, turned),
    ...options,
  }
}

/** The English words that a grid swaps. */
const itemsOf = ({ swaps }: Grid, { pieces }: TurnedSentence): Item[] =>
  swaps.flatMap(({ item }) => {
    const word = idOfKind(item, 'word')
    return word !== undefined && pieces.some((piece) => piece.word === word) ? [englishItem(word)] : []
  })

const asEnglish = (item: Item): Item => {
  const word = idOfKind(item, 'word')
  return word === undefined ? item : englishItem(word)
}

const mostWords = 9

/** An English sentence to be built of its words. It asks for them only if another word could stand among them. */
export function makeBuildEnglish(
  targets: readonly Target[],
  world: World,
  turned: TurnedCourse,
  id?: string,
): BuildSentence | undefined {
  const [asked] = targets
  const found = asked && sentenceFor(asked, world, turned, id, ({ pieces }) => pieces.length <= mostWords)
  if (!found) return undefined
  const own = found.pieces.map(
    (piece, at): Tile => ({
      text: tileText(piece, at, found, turned),
      items: piece.word === undefined ? [] : [englishItem(piece.word)],
    }),
  )
  const extra = extraTiles(found, own, world, turned)
  if (!extra.some(({ items }) => items.length > 0)) return undefined
  const all = [...own, ...extra]
  const order = shuffle([...all.keys()], world.random)
  const said = new Set(wordsOf(found).map(englishItem))
  return {
    kind: 'build-sentence',
    targets: targets.filter(({ item }) => said.has(item)),
    by: 'eye',
    sentence: found.id,
    text: found.english,
    english: found.sentence.text,
    audio: saidInEnglish(found.english),
    glosses: glossesOf(found, targets, world, turned),
    words: own.map(({ text, items }, at) => ({ text, items, tiles: [order.indexOf(at)] })),
    tiles: order.flatMap((at) => all[at] ?? []),
    joins: [],
    clauses: [{ phrases: phrasesOf(found), linked: false }],
  }
}

/** Without the capital that would show which tile is the first. */
function tileText(
  { text, word, isName }: TurnedPiece,
  at: number,
  { english, pieces }: TurnedSentence,
  { words }: TurnedCourse,
): string {
  const begins = at === 0 || /[.!?]\s*$/u.test(english.slice(0, positionOf(at, pieces, english)))
  const own = word === undefined ? '' : (words.get(word)?.english ?? '')
  const keeps = isName || /^I(?:['’]|$)/u.test(text) || (own !== 'I' && /^\p{Lu}/u.test(own))
  return begins && !keeps ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function positionOf(at: number, pieces: readonly TurnedPiece[], english: string): number {
  let from = 0
  for (const { text } of pieces.slice(0, at)) from = english.indexOf(text, from) + text.length
  return english.indexOf(pieces[at]?.text ?? '', from)
}

/** Who is called and when it is may stand at either end; all else is said as it stands. */
function phrasesOf({ pieces, english }: TurnedSentence): Phrase[] {
  const texts = pieces.map(({ text }) => text)
  const places = [...texts.keys()]
  const moved = endOf(texts, english)
  const rest = places.filter((at) => !moved?.includes(at))
  if (!moved || rest.length === 0) return [{ words: places, place: 'last' }]
  const [call, row]: Phrase[] = [
    { words: moved, place: 'call' },
    { words: rest, place: 'last' },
  ]
  if (!call || !row) return []
  return moved[0] === 0 ? [call, row] : [row, call]
}

function endOf(texts: readonly string[], english: string): number[] | undefined {
  const places = [...texts.keys()]
  for (const count of [3, 2, 1]) {
    const [first, last] = [places.slice(0, count), places.slice(-count)]
    for (const some of [first, last]) if (movable.test(some.map((at) => texts[at]).join(' '))) return some
  }
  const parts = english.split(/,\s*/u).map((part) => part.split(/\s+/u).filter(Boolean).length)
  const [one = 0, other = 0] = parts
  if (parts.length !== 2) return undefined
  return one <= 2 ? places.slice(0, one) : other <= 2 ? places.slice(-other) : undefined
}

const otherBe: Readonly<Record<string, string>> = { is: 'are', are: 'is', am: 'is', was: 'were', were: 'was' }
const otherArticle: Readonly<Record<string, string>> = { a: 'an', an: 'a' }
const pronouns = new Set('i you he she it we they'.split(' '))

/** Tiles that are too many: a form of “to be” that does not go with its pronoun, a or an, and another word. */
function extraTiles(
  { pieces }: TurnedSentence,
  own: readonly Tile[],
  world: World,
  turned: TurnedCourse,
): Tile[] {
  const texts = own.map(({ text }) => text.toLowerCase())
  const small = texts.flatMap((text, at) => {
    const isBeside = [texts[at - 1], texts[at + 1]].filter((one) => pronouns.has(one ?? '')).length === 1
    const other = otherArticle[text] ?? (isBeside ? otherBe[text] : undefined)
    return other === undefined || texts.includes(other) ? [] : [{ text: other, items: [] }]
  })
  const bare = pieces.flatMap(({ text, word }) => {
    const found = word === undefined ? undefined : turned.words.get(word)
    return found && found.english.toLowerCase() === text.toLowerCase() ? [found] : []
  })
  const word = oneOf(
    bare.filter(({ entry }) => ['noun', 'adjective', 'numeral', 'verb'].includes(entry.pos)),
    world.random,
  )
  const isOwn = (english: string) =>
    pieces.some(({ word }) => {
      const mine = word === undefined ? undefined : turned.words.get(word)
      return mine !== undefined && [mine.english, ...mine.also].includes(english)
    })
  const other = word && wrongEnglish(word, 3, 'script', world, turned).find(({ english }) => !isOwn(english))
  const more = other && !texts.includes(other.english.toLowerCase()) && !other.english.includes(' ')
  return [...small.slice(0, 1), ...(more ? [{ text: other.english, items: [englishItem(other.id)] }] : [])]
}
