declare module 'virtual:content/titles' {
  import type { TopicKey } from '@app/learning/levels'

  export const titles: Record<TopicKey, { en: string; ml: string }>
  /** Whether the speech engine made any of the clips. */
  export const synthetic: boolean
}

declare module 'virtual:content/questions' {
  import type { TopicKey } from '@app/learning/levels'
  import type { Question, TopicKind } from '@app/learning/quiz'

  /** The title is in both languages. */
  type Topic = { title: { en: string; ml: string }; kind: TopicKind; questions: readonly Question[] }

  export const loaders: Record<TopicKey, () => Promise<Topic>>
}

declare module 'virtual:content/quiz-asks' {
  import type { QuizTargets } from '@app/learning/course'
  import type { TopicKey } from '@app/learning/levels'

  /** What each question of a topic asks for, by the id of the question. */
  export const loaders: Record<
    TopicKey,
    () => Promise<{ targets: Readonly<Partial<Record<string, QuizTargets>>> }>
  >
}

declare module 'virtual:content/topic-words' {
  import type { Letter } from '@app/learning/letters'
  import type { TopicKey } from '@app/learning/levels'
  import type { LexiconEntry } from '@app/learning/vocabulary'

  type TopicWord = Pick<LexiconEntry, 'id' | 'word' | 'means' | 'audio'>

  /** What the questions of each topic ask: words, or letters. */
  export const loaders: Record<
    TopicKey,
    () => Promise<{ words: readonly TopicWord[]; letters: readonly Letter[] }>
  >
}

declare module 'virtual:content/letters' {
  import type { Letter } from '@app/learning/letters'

  export const letters: readonly Letter[]
}

declare module 'virtual:content/phrases' {
  import type { Phrase } from '@app/learning/pages'

  export const phrases: readonly Phrase[]
}

declare module 'virtual:content/number-sounds' {
  /** The clip of each piece that speaks numbers, times and dates. */
  export const numberSounds: Readonly<Record<string, string>>
}

declare module 'virtual:content/film-previews' {
  /**
   * Small pictures of the films by theme, as data addresses. Empty in the browser: only the HTML needs them.
   */
  export const previews: Readonly<Record<string, string>>
}

declare module 'virtual:content/film-lines' {
  /** What is said in each film, by theme. The times are in seconds. */
  export const filmLines: Readonly<
    Record<string, readonly { text: string; translation?: string; start: number; duration: number }[]>
  >
}

declare module 'virtual:content/articles' {
  import type { Article } from '@app/learning/pages'

  export const articles: readonly Article[]
}

declare module 'virtual:content/sounds' {
  /** The sounds of the app itself. */
  export const sounds: Record<'right' | 'wrong', string>
}

declare module 'virtual:content/sound-bytes' {
  import type { EnglishSoundSet, SoundSet } from '@app/learning/offline'

  export const soundBytes: Record<Exclude<SoundSet, 'course' | EnglishSoundSet>, number>
}

declare module 'virtual:content/course-bytes' {
  export const courseBytes: number
}

declare module 'virtual:content/clips' {
  /** The key of all clips. It changes when any clip changes. */
  export const clips: string
}

declare module 'virtual:content/sound-sets' {
  import type { EnglishSoundSet, Sound, SoundSet } from '@app/learning/offline'

  export const soundSets: Record<Exclude<SoundSet, EnglishSoundSet>, readonly Sound[]>
}

declare module 'virtual:content/english-sounds' {
  import type { EnglishSoundSet, Sound } from '@app/learning/offline'

  export const englishSounds: Record<EnglishSoundSet, readonly Sound[]>
}

declare module 'virtual:content/english-bytes' {
  import type { EnglishSoundSet } from '@app/learning/offline'

  export const englishBytes: Record<EnglishSoundSet, number>
}

declare module 'virtual:content/english-voice' {
  /** Of all English clips. */
  export const version: string
}

declare module 'virtual:content/english-clips' {
  /** Of each English clip the number in its id (`numberOfClip`), with a space between two. */
  export const numbers: string
}

declare module 'virtual:content/english-questions' {
  import type { QuizTargets } from '@app/learning/course'
  import type { TopicKey } from '@app/learning/levels'
  import type { Question, TopicKind } from '@app/learning/quiz'

  type Topic = {
    title: { en: string; ml: string }
    kind: TopicKind
    questions: readonly Question[]
    /** What each question asks for, by the id of the question. */
    targets: Readonly<Partial<Record<string, QuizTargets>>>
  }

  /** The topics for who learns English. */
  export const loaders: Record<TopicKey, () => Promise<Topic>>
}

declare module 'virtual:content/english-topic-words' {
  import type { TopicKey } from '@app/learning/levels'

  type Word = { id: string; english: string; malayalam: string }

  /** What each topic asks of who learns English. The Malayalam is empty for what is about sounds. */
  export const loaders: Record<TopicKey, () => Promise<{ words: readonly Word[] }>>
}

declare module 'virtual:content/lexicon' {
  import type { LexiconEntry } from '@app/learning/vocabulary'

  /** The parts of the lexicon, by the first letter of their words in all their forms. */
  export const loaders: Readonly<Record<string, () => Promise<{ entries: readonly LexiconEntry[] }>>>
}

declare module 'virtual:content/lexicon-edition' {
  /** It changes when an entry, its spellings or its meanings do. */
  export const edition: string
}

declare module 'virtual:content/rare-examples' {
  import type { LexiconEntry } from '@app/learning/vocabulary'

  /** The examples of the words that are seldom used, by the id of the word. Their entries have none. */
  export const examples: Readonly<Record<string, NonNullable<LexiconEntry['examples']>>>
}

declare module 'virtual:content/english-words' {
  import type { EnglishData } from '@app/learning/english-words'

  /** How English words are said, and what small ones mean. */
  export const englishData: EnglishData
}

declare module 'virtual:content/coach' {
  import type { CoachBank, Grades } from '@app/coach'

  /** The data of the built-in coach, and how hard its sentences are. */
  export const bank: CoachBank & { grades: Grades }
}

declare module 'virtual:content/translation' {
  import type { Tables } from '@app/coach'

  /** What Malayalam words are in English. */
  export const tables: Tables
}

declare module 'virtual:content/word-counts' {
  import type { WordTopic } from '@app/learning/vocabulary'

  /** A topic without words is left out. */
  export const wordCounts: Readonly<Partial<Record<WordTopic, number>>>
}

declare module 'virtual:content/written-letters' {
  import type { Letter } from '@app/learning/letters'

  /** The single letters and signs that can be written stroke by stroke. */
  export const writtenLetters: readonly Pick<Letter, 'id' | 'letter' | 'kind'>[]
}

declare module 'virtual:content/strokes' {
  import type { PackedStrokes } from '@app/learning/tracing'

  /** How each of those letters is written, by the letter's id. */
  export const loaders: Readonly<Record<string, () => Promise<{ strokes: PackedStrokes }>>>
}

declare module 'virtual:content/pictured-words' {
  /** The ids of the words that have a picture. */
  export const picturedWords: readonly string[]
}

declare module 'virtual:content/pictures' {
  /** The pictures by the ids of their words, each the text of an SVG, 64 × 64. */
  export const pictures: Readonly<Record<string, string>>
}

declare module 'virtual:content/course' {
  import type { PackedContent } from '@app/learning/course'

  /** What the exercises of sessions are made of. */
  export const packed: PackedContent
}

declare module 'virtual:content/course-path' {
  import type { Path } from '@app/learning/course'

  export const path: Path
}

declare module 'virtual:content/course-words' {
  /** The ids of the words that sessions ask. */
  export const courseWords: readonly string[]
}

declare module 'virtual:content/course-scenes' {
  import type { CourseScene } from '@app/learning/course'

  /** The scenes of each stretch, by its id. */
  export const loaders: Readonly<Partial<Record<string, () => Promise<{ scenes: readonly CourseScene[] }>>>>
}

declare module 'virtual:content/topic-items' {
  import type { TextItem } from '@app/learning/course/known'

  /** The words of each topic's quiz, or its letters, with how often they occur. */
  export const topicItems: Readonly<Record<string, readonly TextItem[]>>
}
