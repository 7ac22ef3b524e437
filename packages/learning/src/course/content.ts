import type { Letter } from '../letters/letter.ts'
import type { Item } from '../practice/item.ts'
import type { Question } from '../quiz/question.ts'
import type { Person } from '../scenes/cast.ts'
import type { Shown, Stage } from '../scenes/stage.ts'
import type { LexiconEntry } from '../vocabulary/lexicon-entry.ts'

/**
 * What exercises are made of, each thing by its id. Plain data that never changes: a build of the app makes it
 * from the content. What is looked up in it otherwise than by id is in `CourseIndex`.
 */
export type CourseContent = {
  letters: ReadonlyMap<string, CourseLetter>
  words: ReadonlyMap<string, CourseWord>
  endings: ReadonlyMap<string, CourseEnding>
  /** By `a/aa`: the id is that of the item without its kind. */
  contrasts: ReadonlyMap<string, CourseContrast>
  sentences: ReadonlyMap<string, CourseSentence>
  /** In the order of their films; by `food/3`, counted from 1. */
  lines: ReadonlyMap<string, CourseLine>
  /** The questions of the 27 topics, by `daily_food/food-hungry`. */
  questions: ReadonlyMap<string, CourseQuestion>
  /** By their units. Those of a stretch are loaded when they are wanted: `withScenes`. */
  scenes: ReadonlyMap<string, CourseScene>
  /** English words that may be said for one another, a group a line. */
  synonyms: readonly (readonly string[])[]
}

export type CourseLetter = Letter

export type CourseWord = LexiconEntry

/** An ending that is taught. */
export type CourseEnding = {
  id: string
  /** The names of the rule table, in order: `['locative']`, `['must', 'question']`. */
  form: readonly string[]
  /** As a card shows it: -ഇൽ. */
  shown: string
  /** To which words it is joined. */
  of: 'noun' | 'verb'
  means: { en: string; ml: string }
  /** An entry of the lexicon whose form shows it. */
  example: string
  /** What that form means as a whole, in English: “is a house”. */
  exampleMeans: string
}

/** Two sounds that learners confuse, with words that differ in nothing else. */
export type CourseContrast = {
  id: string
  /** How each of the two is written: അ and ആ, ല and ള, ക and ക്ക. */
  letters: readonly [string, string]
  /** Pairs of entries; the first has the first sound. Commonest first. */
  pairs: readonly (readonly [one: string, other: string])[]
}

/** One word of a sentence: its text without punctuation, and what one must know to understand it. */
export type SentencePiece = {
  text: string
  /** `word:` of its entry, then `ending:` of each ending that is taught. Empty if no entry explains it. */
  items: readonly Item[]
  /** The entry in the lexicon, and all endings by the names of the rule table. */
  entry?: string
  endings: readonly string[]
  /** Its meaning here, in English. */
  gloss?: string
}

export type CourseSentence = {
  id: string
  /** With its punctuation. */
  text: string
  english: string
  audio?: string
  pieces: readonly SentencePiece[]
  /** What it could be taken for. Of a sentence of the path. */
  grids?: readonly Grid[]
}

/**
 * What a sentence could be taken for, two by two: two of its items, each with another that would fit, and the English
 * of the sentence with the first of them swapped, the second, and both. Or one item with three others, and the English
 * with each of these. `null` stands for no ending.
 */
export type Grid = {
  swaps: readonly { item: Item; others: readonly (Item | null)[] }[]
  english: readonly string[]
}

/** A line of a film, spoken from `from` to `to`, in seconds. */
export type CourseLine = {
  id: string
  film: string
  from: number
  to: number
  text: string
  english: string
  pieces: readonly SentencePiece[]
}

export type CourseQuestion = {
  id: string
  topic: string
  question: Question
  /** Of its prompt, if that is Malayalam. */
  pieces: readonly SentencePiece[]
}

type Bilingual = { en: string; ml: string }

/**
 * What somebody says in a scene, as it is said. `written` is the written form where that differs, and the pieces are those
 * of the written form.
 */
export type SceneSaid = {
  text: string
  written?: string
  english: string
  audio?: string
  pieces: readonly SentencePiece[]
}

/** The scene of a unit: people speak to each other, and the learner takes the part of one of them. */
export type CourseScene = Stage & {
  /** The id of its unit. */
  id: string
  title: Bilingual
  people: readonly Person[]
  /** Phrases that are shown whole, with their meaning. */
  fixed?: readonly { text: string; english: string }[]
  lines: readonly CourseSceneLine[]
  tomorrow: Bilingual
  /** Asked another day: a question that this line, counted from 0, answers. */
  recall: { question: Bilingual; line: number; right: Bilingual; wrong: readonly Bilingual[] }
}

export type CourseSceneLine = SceneSaid & {
  by: Person
  to: Person
  /** The words in it that no unit up to this one teaches. */
  fresh?: readonly Item[]
  /** If the learner says it. */
  learner?: LearnersLine
  shows: Shown
  things?: Stage['things']
}

/** What the learner is to say: the line is the model, and `answers` are right too. */
export type LearnersLine = {
  task: Bilingual
  answers: readonly Pick<SceneSaid, 'text' | 'pieces'>[]
  /** Wrong answers that make sense, and what the other person then says. */
  wrong: readonly (Omit<SceneSaid, 'audio'> & { reply: SceneSaid })[]
}
