import { LetterWay } from '@app/learning/quiz'
import * as v from 'valibot'
import { Id, Text } from './text.ts'

const WrittenOption = v.strictObject({
  text: Text,
  /** The clip that plays when the option is chosen. */
  audio: v.optional(Id),
  /** What that clip speaks, if no other place says it. */
  say: v.optional(Text),
  /** What it is in the other language: said to who chooses it wrongly. The letters say it themselves. */
  means: v.optional(Text),
  /** Why the text is not the Latin of what its clip speaks. */
  override: v.optional(Text),
})

/** An option as its author writes it: a text, or a text with a sound. */
const AuthoredOption = v.union([
  v.pipe(
    Text,
    v.transform((text): v.InferOutput<typeof WrittenOption> => ({ text })),
  ),
  WrittenOption,
])

/** The place of a second correct option, counted from 1 as an author counts. */
const PlaceInList = v.pipe(
  v.string(),
  v.regex(/^[2-4]$/, 'The place of an option is 2, 3 or 4; the first is correct anyway.'),
  v.transform(Number),
)

/** How many words each phrase of a topic has. */
const NumberOfWords = v.pipe(
  v.string(),
  v.regex(/^[1-9]$/, 'The number of words of a phrase is 1 to 9.'),
  v.transform(Number),
)

const AuthoredQuestion = v.strictObject({
  id: Id,
  prompt: Text,
  help: v.optional(Text),
  /** What the clip speaks if it is not the prompt. */
  say: v.optional(Text),
  /** The clip, if it is not the question's own. */
  audio: v.optional(Id),
  /** What each word of the prompt means here, in the words of the correct option where it can be. */
  gloss: v.optional(v.array(Text)),
  /** How a letter is asked. */
  way: v.optional(LetterWay),
  options: v.pipe(v.array(AuthoredOption), v.length(4, 'A question has four options.')),
  also_correct: v.optional(v.array(PlaceInList)),
})

const topic = {
  title: v.strictObject({ en: Text, ml: Text }),
  questions: v.pipe(v.array(AuthoredQuestion), v.minLength(1, 'A topic has at least one question.')),
}

/** `data/topics/<topic key>.yaml`, as its author writes it. */
export const TopicFile = v.variant(
  'kind',
  [
    /** Which sound a letter has. An option plays its sound. */
    v.strictObject({ ...topic, kind: v.literal('letters') }),
    /** What Malayalam words or sentences mean in English. */
    v.strictObject({ ...topic, kind: v.literal('meanings') }),
    /** How to say an English phrase in Malayalam. */
    v.strictObject({ ...topic, kind: v.literal('phrases'), words: NumberOfWords }),
  ],
  'The kind of a topic is letters, meanings or phrases.',
)
export type TopicFile = v.InferOutput<typeof TopicFile>
