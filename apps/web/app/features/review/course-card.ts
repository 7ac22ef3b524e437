import { type Item, idOfKind, isItem } from '@app/learning/practice'
import type { SavedWord } from '@app/learning/vocabulary'
import { type Course, loadCourse } from '../../course/course.ts'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'

/** A word that was met and is not saved, as it would be saved, with its clip and that of its sentence. */
export type CourseCard = { saved: SavedWord; clip?: string | undefined; sentenceClip?: string | undefined }

/** What the course tells of words that were met. */
export async function courseCards() {
  const course = await loadCourse()
  return {
    has: (word: string) => isItem(word) && course.map.has(word),
    cardOf: (word: string) => (isItem(word) ? cardOf(word, course) : undefined),
  }
}

function cardOf(item: Item, course: Course): CourseCard | undefined {
  const entry = course.content.words.get(idOfKind(item, 'word') ?? '')
  const shown = course.introduced(item)
  if (!shown) return undefined
  const word = entry
    ? wordOfEntry(entry)
    : { word: shown.text, meaning: shown.means, pronunciation: shown.say }
  const sentence = sentenceWith(item, course)
  // Of an English word it is looked up what says it here.
  const clip = entry ? shown.audio : undefined
  if (!sentence) return { saved: word, clip }
  const { text, english, audio } = sentence
  const metAt = entry ? { sentence: text, translation: english } : { sentence: english, translation: text }
  return { saved: { ...word, metAt }, clip, ...(entry && { sentenceClip: audio }) }
}

/** The first sentence of the path with the word: when it comes there, its other words were met. */
function sentenceWith(item: Item, { content, map }: Course) {
  const carriers = map.units.flatMap((unit) => unit.carriers)
  const carrier = [...carriers, ...map.sentences].find(({ words }) => words.includes(item))
  return carrier && content.sentences.get(carrier.id)
}
