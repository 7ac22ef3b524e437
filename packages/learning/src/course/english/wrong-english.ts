import { contentStems, homophones } from '@app/english'
import { difference } from '../../alignment/difference.ts'
import { type Item, idOfKind } from '../../practice/item.ts'
import type { Memory } from '../../practice/memory.ts'
import { type ShownBy, wrongWords } from '../exercises/options/wrong-words.ts'
import { type World, wordItem } from '../exercises/world.ts'
import type { TurnedCourse, TurnedWord } from './english-course-from.ts'

const memories = new WeakMap<Memory, Memory>()

/**
 * The world as one who learns Malayalam would have it. The rules for wrong options know Malayalam words: two words that
 * may be taken for one another in one direction may be in the other.
 */
export function turnedWorld({ memory, underWay = [], random }: World, { content }: TurnedCourse): World {
  const known = memories.get(memory) ?? new Map([...memory].map(([item, known]) => [asWord(item), known]))
  memories.set(memory, known)
  return { content, memory: known, underWay: underWay.map(asWord), random }
}

/** `english:vellam` as `word:vellam`. */
export function asWord(item: Item): Item {
  const id = idOfKind(item, 'english')
  return id === undefined ? item : wordItem(id)
}

/**
 * Wrong options beside an English word: by the rule of the Malayalam ones, so that none of them is right too. `heard`:
 * none sounds like another, and those that are written alike come first.
 */
export function wrongEnglish(
  word: TurnedWord,
  count: number,
  shown: ShownBy | 'heard',
  world: World,
  turned: TurnedCourse,
): TurnedWord[] {
  const by = shown === 'heard' ? 'meaning' : shown
  const own = turnedWorld(world, turned)
  const near = wrongWords(word.entry, count * spare, by, own).flatMap(({ id }) => turned.words.get(id) ?? [])
  const far = (other: TurnedWord) => difference(word.english, other.english)
  const chosen: TurnedWord[] = []
  for (const other of shown === 'heard' ? near.toSorted((a, b) => far(a) - far(b)) : near)
    if (chosen.length < count && ![word, ...chosen].some((one) => areAlike(one, other))) chosen.push(other)
  return chosen
}

/** Of so many that the rule gives, some are no words to learn here. */
const spare = 3

/** Whether one may be said for the other (“rice”, “raw rice”), or sounds like it. */
export function areAlike(one: TurnedWord, other: TurnedWord): boolean {
  const [a, b] = [one, other].map(({ english, also }) => [english, ...also].map((text) => text.toLowerCase()))
  return (
    (a ?? []).some((text) => b?.includes(text)) ||
    saysAll(one, other) ||
    saysAll(other, one) ||
    homophones.some((group) => [one, other].every(({ english }) => group.includes(english.toLowerCase())))
  )
}

/** Whether some English of one word has all that the other word says. */
const saysAll = (one: TurnedWord, { english }: TurnedWord) =>
  [one.english, ...one.also].some((text) => {
    const stems = contentStems(text)
    return contentStems(english).every((stem) => stems.includes(stem))
  })
