import { keyOf } from '@app/malayalam'
import type { CourseContent, CourseSentence } from '../course/content.ts'
import { courseIndex } from '../course/course-index.ts'
import { apart, sayAlike } from '../course/exercises/options/sentences-apart.ts'
import { type Item, idOfKind } from '../practice/item.ts'
import { hashOf } from '../spoken-english/hash-of.ts'
import { meanApartIn } from './mean-apart.ts'

/** Says whether an English text is right for a Malayalam one. */
export type MayMean = (malayalam: string, english: string) => boolean

type Sentence = Pick<CourseSentence, 'id' | 'text' | 'english' | 'pieces'>

/**
 * Finds three wrong sentences for one: those of its topic and of the bank that share most words with it, not all the same
 * word, and look most like it. Always the same ones. None means what the right one or another option means. How many of
 * them are longer than the right one depends on its id, so that length gives nothing away.
 */
export function wrongSentencesIn(
  content: CourseContent,
  mayMean: MayMean,
): (right: Sentence, ofTopic: readonly Sentence[]) => Sentence[] {
  const index = courseIndex(content)
  const meanApart = meanApartIn(content)
  const differ = (one: Sentence, other: Sentence) =>
    keyOf(one.text) !== keyOf(other.text) && !sayAlike(one, other) && meanApart(one, other)
  const isWrong = (other: Sentence, right: Sentence) =>
    differ(right, other) && !mayMean(other.text, right.english) && !mayMean(right.text, other.english)

  return (right, ofTopic) => {
    const items = itemsOf(right)
    const ofBank = [...items]
      .flatMap((item) => index.sentences(item))
      .flatMap((id) => content.sentences.get(id) ?? [])
    const candidates = new Set([...ofTopic, ...ofBank].filter(isExplained))
    const chosen: Sentence[] = []

    const nearness = (other: Sentence) => {
      const shared = [...itemsOf(other)].filter((item) => items.has(item))
      const told = shared.map((item) => worthOf(item, content) / (1 + timesIn(chosen, item)))
      const words = told.toSorted((one, two) => two - one).slice(0, mostShared)
      return words.reduce((sum, worth) => sum + worth, ofTopic.includes(other) ? worthOfTopic : 0)
    }
    const farness = (other: Sentence) =>
      (apart(right, other) + Math.abs(right.text.length - other.text.length)) / 2 - nearness(other)
    /** The nearest one that is wrong for sure. What is not is dropped for good. */
    const next = (isWanted: (other: Sentence) => boolean) => {
      const near = [...candidates]
        .filter(isWanted)
        .map((other) => ({ other, far: farness(other) }))
        .toSorted((one, two) => one.far - two.far || (one.other.id < two.other.id ? -1 : 1))
      for (const { other } of near) {
        candidates.delete(other)
        if (chosen.every((one) => differ(one, other)) && isWrong(other, right)) return other
      }
      return undefined
    }
    const isLonger = ({ text }: Sentence) => text.length > right.text.length
    const longer = hashOf(right.id) % (count + 1)
    while (chosen.length < count) {
      const found = next((other) => isLonger(other) === chosen.length < longer) ?? next(() => true)
      if (!found) break
      chosen.push(found)
    }
    return chosen
  }
}

const count = 3
/**
 * In letters of difference: so much make up a noun or a verb that both have, a small word or an ending, and a topic
 * that both are of.
 */
const worthOfWord = 14
const worthOfSmall = 3
const worthOfTopic = 5
const mostShared = 3

const itemsOf = ({ pieces }: Sentence): ReadonlySet<Item> => new Set(pieces.flatMap(({ items }) => items))

const timesIn = (sentences: readonly Sentence[], item: Item) =>
  sentences.filter((one) => itemsOf(one).has(item)).length

/** One word is no sentence, and a word that nothing explains may mean anything. */
const isExplained = ({ pieces }: Sentence) =>
  pieces.length > 1 && pieces.every(({ items }) => items.length > 0)

function worthOf(item: Item, { words }: CourseContent): number {
  const pos = words.get(idOfKind(item, 'word') ?? '')?.pos
  return pos !== undefined && telling.has(pos) ? worthOfWord : worthOfSmall
}

const telling = new Set(['noun', 'name', 'verb', 'adjective', 'adverb', 'numeral'])
