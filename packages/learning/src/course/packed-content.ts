import type {
  CourseContent,
  CourseContrast,
  CourseLetter,
  CourseLine,
  CourseQuestion,
  CourseScene,
  CourseSentence,
  CourseWord,
} from './content.ts'
import { courseEndings } from './endings.ts'

/** The content of the course as a file has it. Its endings are in the code, its scenes in files of their own. */
export type PackedContent = {
  letters: readonly CourseLetter[]
  words: readonly CourseWord[]
  contrasts: readonly CourseContrast[]
  sentences: readonly CourseSentence[]
  lines: readonly CourseLine[]
  questions: readonly CourseQuestion[]
  synonyms: CourseContent['synonyms']
}

export function packContent(content: CourseContent): PackedContent {
  const { letters, words, contrasts, sentences, lines, questions, synonyms } = content
  return {
    letters: [...letters.values()],
    words: [...words.values()],
    contrasts: [...contrasts.values()],
    sentences: [...sentences.values()],
    lines: [...lines.values()],
    questions: [...questions.values()],
    synonyms,
  }
}

export function unpackContent(packed: PackedContent): CourseContent {
  return {
    letters: byId(packed.letters),
    words: byId(packed.words),
    endings: byId(courseEndings),
    contrasts: byId(packed.contrasts),
    sentences: byId(packed.sentences),
    lines: byId(packed.lines),
    questions: byId(packed.questions),
    scenes: new Map(),
    synonyms: packed.synonyms,
  }
}

/** The content with these scenes besides: those of a stretch are in a file of their own, so that no page waits for all. */
export const withScenes = (content: CourseContent, scenes: readonly CourseScene[]): CourseContent => ({
  ...content,
  scenes: new Map([...content.scenes, ...byId(scenes)]),
})

const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))
