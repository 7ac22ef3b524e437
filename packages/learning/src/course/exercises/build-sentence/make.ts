import { make as makeForm } from '@app/malayalam/forms'
import { idOf, kindOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseSentence } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { endingsAlike } from '../../endings.ts'
import { otherForms } from '../options/other-forms.ts'
import { glossesOf, newWords, targetsOf } from '../options/sentence-targets.ts'
import { wrongWords } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { endingItem, isLearnt, oneOf, type World, wordItem } from '../world.ts'
import { clausesOf } from './phrases.ts'
import type { BuildSentence, Clause, Tile } from './schema.ts'

const fewestWords = 2
const mostWords = 8

/** A certain sentence, or one with the item in which at most one other word is new, and the fewest are. */
export function makeBuildSentence(asked: Target, world: World, id?: string): BuildSentence | undefined {
  const { content, random } = world
  if (id !== undefined) {
    const sentence = content.sentences.get(id)
    return sentence && buildSentence(sentence, asked, world)
  }
  const found = courseIndex(content)
    .sentences(asked.item)
    .flatMap((one) => content.sentences.get(one) ?? [])
    .filter((sentence) => isBuildable(sentence) && (asked.skill !== 'hear' || sentence.audio !== undefined))
    .map((sentence) => ({ sentence, fresh: newWords(sentence.pieces, asked, world) }))
    .filter(({ fresh }) => fresh <= mostNew)
  const fewest = Math.min(...found.map(({ fresh }) => fresh))
  const sentence = oneOf(
    found.filter(({ fresh }) => fresh === fewest),
    random,
  )?.sentence
  return sentence && buildSentence(sentence, asked, world)
}

/** A sentence of the path has one new word; the item that is asked for may be old. */
const mostNew = 1

function buildSentence(sentence: CourseSentence, asked: Target, world: World): BuildSentence | undefined {
  const { content, random } = world
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  const { id, text, english, audio, pieces } = sentence
  if (!isBuildable(sentence) || (by === 'ear' && audio === undefined)) return undefined
  const own = pieces.map(({ text, items }): Tile => ({ text, items }))
  const extra = extraTiles(sentence, asked, world)
  const order = shuffle(
    [...own, ...extra].map((_, at) => at),
    random,
  )
  const placeOf = (at: number) => order.indexOf(at)
  const tiles = order.flatMap((at) => [...own, ...extra][at] ?? [])
  const clauses = clausesOf(text, pieces, content).map(
    ({ phrases, ...clause }): Clause => ({
      ...clause,
      phrases: phrases.map((phrase) => ({ ...phrase, tiles: phrase.tiles.map(placeOf) })),
    }),
  )
  return {
    kind: 'build-sentence',
    targets: targetsOf(pieces, asked, by === 'ear' ? 'hear' : 'read', content),
    glosses: glossesOf(pieces, asked, world),
    by,
    sentence: id,
    text,
    english,
    ...(audio !== undefined && { audio }),
    tiles,
    clauses,
  }
}

/** Every word is Malayalam and explained by the lexicon. */
const isBuildable = ({ text, pieces }: CourseSentence) =>
  pieces.length >= fewestWords &&
  pieces.length <= mostWords &&
  pieces.every(({ entry }) => entry !== undefined) &&
  !/[\p{Script=Latin}\p{N}]/u.test(text)

/** Tiles that are too many: a word of the sentence with another ending, and a word near one of its own. */
function extraTiles(sentence: CourseSentence, asked: Target, world: World): Tile[] {
  const forms = shuffle(sentence.pieces, world.random)
    .toSorted(
      (one, other) => Number(other.items.includes(asked.item)) - Number(one.items.includes(asked.item)),
    )
    .flatMap((piece) => otherForm(piece, world) ?? [])
  const texts = new Set(sentence.pieces.map(({ text }) => text))
  const form = forms.find(({ text }) => !texts.has(text))
  const word = otherWord(sentence, world)
  return [...(form ? [form] : []), ...(word && !texts.has(word.text) ? [word] : [])]
}

/** The word of a piece with a usual ending that says something else than its own. */
function otherForm(
  { entry, endings, text }: CourseSentence['pieces'][number],
  world: World,
): Tile | undefined {
  const { content, random } = world
  const word = entry === undefined ? undefined : content.words.get(entry)
  const [own] = endings
  if (!word || own === undefined || endings.length > 1 || !content.endings.has(own)) return undefined
  const right = makeForm(word, endings)
  for (const forms of otherForms(word, content)) {
    const others = shuffle(forms, random).filter(
      (one) => !endingsAlike(one.ending.id, own) && one.text !== text && !right.includes(one.text),
    )
    const other = others.find(({ ending }) => isLearnt(world, endingItem(ending.id))) ?? others[0]
    if (other) return { text: other.text, items: [wordItem(word.id), endingItem(other.ending.id)] }
  }
  return undefined
}

/** A learnt word that could stand in the place of one of the sentence's own, and means something else. */
function otherWord(sentence: CourseSentence, world: World): Tile | undefined {
  const { content, random } = world
  const { sameMeaning } = courseIndex(content)
  const own = sentence.pieces.flatMap(({ items }) =>
    items.flatMap((item) => (kindOf(item) === 'word' ? (content.words.get(idOf(item)) ?? []) : [])),
  )
  const bare = sentence.pieces.flatMap(({ entry, endings }) => {
    const word = entry === undefined ? undefined : content.words.get(entry)
    return word && endings.length === 0 && ['noun', 'adjective', 'numeral'].includes(word.pos) ? [word] : []
  })
  const word = oneOf(bare, random)
  const other =
    word && wrongWords(word, 3, 'script', world).find((one) => !own.some((mine) => sameMeaning(mine, one)))
  return other && { text: other.word, items: [wordItem(other.id)] }
}
