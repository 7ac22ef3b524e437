import { idOf, kindOf, type Skill } from '../../practice/item.ts'
import { shuffle } from '../../quiz/shuffle.ts'
import { saidInEnglish } from '../../spoken-english/said-in-english.ts'
import { movable } from '../../typed-english/other-orders.ts'
import type { BuildSentence, Phrase, Tile } from '../exercises/build-sentence/schema.ts'
import type { Target } from '../exercises/parts.ts'
import { makeSentenceMeaning } from '../exercises/sentence-meaning/make.ts'
import type { SentenceMeaning } from '../exercises/sentence-meaning/schema.ts'
import { isLearnt, oneOf, type World } from '../exercises/world.ts'
import {
  englishItem,
  type TurnedCourse,
  type TurnedPiece,
  type TurnedSentence,
} from './english-course-from.ts'
import { asWord, turnedWorld, wrongEnglish } from './wrong-english.ts'

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

const glossesOf = ({ pieces }: TurnedSentence, asked: Target, world: World, { words }: TurnedCourse) =>
  pieces.flatMap(({ text, word, gloss }) => {
    if (gloss !== undefined) return [{ text, means: gloss }]
    if (word === undefined || englishItem(word) === asked.item || isLearnt(world, englishItem(word)))
      return []
    const means = words.get(word)?.malayalam
    return means === undefined ? [] : [{ text, means }]
  })

/** What an English sentence means: the Malayalam exercise, turned round. */
export function makeEnglishMeaning(
  asked: Target,
  world: World,
  turned: TurnedCourse,
  id?: string,
): SentenceMeaning | undefined {
  const found = sentenceFor(asked, world, turned, id)
  const made =
    found &&
    makeSentenceMeaning({ item: asWord(asked.item), skill: 'read' }, turnedWorld(world, turned), found.id)
  if (!found || !made) return undefined
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  const targets = sentenceAsks(found, asked, by === 'ear' ? 'hear' : 'read', world)
  const { pieces } = found.sentence
  return {
    ...made,
    targets,
    told: targets.map(({ item }) => ({
      item,
      means: [],
      in: pieces.filter(({ entry }) => entry === idOf(item)).map(({ text }) => text),
    })),
    by,
    text: found.english,
    audio: saidInEnglish(found.english),
    glosses: glossesOf(found, asked, world, turned),
    options: made.options.map(({ text, means = '', says }) => ({
      ...{ text: means, means: text },
      ...(says && { says: says.map((item) => (kindOf(item) === 'word' ? englishItem(idOf(item)) : item)) }),
    })),
  }
}

const mostWords = 9

/** An English sentence to be built of its words. */
export function makeBuildEnglish(
  asked: Target,
  world: World,
  turned: TurnedCourse,
  id?: string,
): BuildSentence | undefined {
  const found = sentenceFor(asked, world, turned, id, ({ pieces }) => pieces.length <= mostWords)
  if (!found) return undefined
  const own = found.pieces.map(
    (piece, at): Tile => ({
      text: tileText(piece, at, found, turned),
      items: piece.word === undefined ? [] : [englishItem(piece.word)],
    }),
  )
  const all = [...own, ...extraTiles(found, own, world, turned)]
  const order = shuffle([...all.keys()], world.random)
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  return {
    kind: 'build-sentence',
    targets: sentenceAsks(found, asked, by === 'ear' ? 'hear' : 'read', world),
    by,
    sentence: found.id,
    text: found.english,
    english: found.sentence.text,
    audio: saidInEnglish(found.english),
    glosses: glossesOf(found, asked, world, turned),
    tiles: order.flatMap((at) => all[at] ?? []),
    clauses: [
      {
        phrases: phrasesOf(found).map((phrase) => ({
          ...phrase,
          tiles: phrase.tiles.map((at) => order.indexOf(at)),
        })),
        linked: false,
      },
    ],
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
  if (!moved || rest.length === 0) return [{ tiles: places, place: 'last' }]
  const [call, row]: Phrase[] = [
    { tiles: moved, place: 'call' },
    { tiles: rest, place: 'last' },
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
