import {
  type CourseContent,
  type CourseSentence,
  type CourseWord,
  type Path,
  unitsOf,
} from '@app/learning/course'
import { idOfKind } from '@app/learning/practice'
import { foldText } from '@app/malayalam/find'
import { analyse, makeLexicon } from '@app/malayalam/forms'

/**
 * The part of the content that sessions need: the words of the path and of its sentences, and what they can be
 * confused with; the path's sentences, and all others of its words alone. A word has no examples, because those
 * are among the sentences. The questions of the topics are with their topics.
 */
export function cutCourse(content: CourseContent, path: Path): CourseContent {
  const units = unitsOf(path)
  const taught = new Set(units.flatMap(({ words }) => words))
  const own = new Set(units.flatMap(({ sentences }) => sentences))
  const sentences = [...content.sentences.values()].filter(
    (sentence) => own.has(sentence.id) || isOf(sentence, taught),
  )
  const wanted = new Set([
    ...taught,
    ...sentences.flatMap(wordsOf),
    ...[...content.endings.values()].map(({ example }) => example),
    ...[...content.contrasts.values()].flatMap(({ pairs }) => pairs.flat()),
  ])
  for (const id of confusedWith([...wanted], content)) wanted.add(id)
  return {
    ...content,
    words: new Map([...content.words].filter(([id]) => wanted.has(id)).map(([id, word]) => [id, bare(word)])),
    sentences: new Map(sentences.map((sentence) => [sentence.id, sentence])),
    questions: new Map(),
  }
}

const bare = ({ examples: _, ...word }: CourseWord): CourseWord => word

/** Whether a sentence can be built of these words: it has more than one, and all are explained. */
const isOf = (sentence: CourseSentence, words: ReadonlySet<string>) =>
  sentence.pieces.length > 1 &&
  sentence.pieces.every(({ items }) => items.length > 0) &&
  wordsOf(sentence).every((id) => words.has(id))

const wordsOf = ({ pieces }: CourseSentence): string[] =>
  pieces.flatMap(({ items }) => items.flatMap((item) => idOfKind(item, 'word') ?? []))

/** The entries that these words may also be a form of, and those that are typed alike. */
function confusedWith(ids: readonly string[], { words }: CourseContent): string[] {
  const all = [...words.values()]
  const lexicon = makeLexicon(all)
  const typed = Map.groupBy(all, ({ word }) => foldText(word))
  return ids
    .flatMap((id) => words.get(id) ?? [])
    .flatMap(({ word }) => [
      ...analyse(word, lexicon).map(({ entry }) => entry.id),
      ...(typed.get(foldText(word)) ?? []).map((other) => other.id),
    ])
}
