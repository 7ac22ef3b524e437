import * as v from 'valibot'
import { Picture } from './picture.ts'
import { Id, Text } from './text.ts'

const Bilingual = v.strictObject({ en: Text, ml: Text })

/** A question at the end of a story, with its right answer and two wrong ones. */
const StoryQuestion = v.strictObject({
  question: Bilingual,
  right: Bilingual,
  wrong: v.pipe(v.array(Bilingual), v.length(2, 'A question has two wrong answers.')),
})

const StoryLine = v.strictObject({
  text: Text,
  written: v.optional(Text),
  english: Text,
  gloss: v.array(Text),
  /** A new picture begins here. */
  picture: v.optional(Picture),
})

/** `data/stories/<id>.yaml`, as its author writes it. */
export const StoryFile = v.strictObject({
  id: Id,
  title: Bilingual,
  /** The unit after which it can be read. */
  after: Id,
  /** What it tells, in one English sentence. */
  about: Text,
  cover: Picture,
  lines: v.array(StoryLine),
  /** The lexicon entries in it that are not taught by then. */
  new: v.optional(v.array(Id)),
  asks: v.array(StoryQuestion),
})
export type StoryFile = v.InferOutput<typeof StoryFile>
