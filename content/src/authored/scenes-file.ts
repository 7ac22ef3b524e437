import * as v from 'valibot'
import { HourName, PersonName, PlaceName, Shows, Things } from './picture.ts'
import { Id, Text } from './text.ts'

const Bilingual = v.strictObject({ en: Text, ml: Text })

/** What somebody says: as it is said, the written form where that differs, its English, and a gloss for each word. */
const said = { text: Text, written: v.optional(Text), english: Text, gloss: v.array(Text) }

/** A wrong answer that makes sense, and what the other person then says. */
const WrongAnswer = v.strictObject({
  ...{ ...said, gloss: v.optional(v.array(Text)) },
  reply: v.strictObject(said),
})

const SceneLine = v.strictObject({
  by: PersonName,
  to: PersonName,
  ...said,
  /** The lexicon entries in it that no unit up to this one teaches. */
  new: v.optional(v.array(Id)),
  /** The task, if the learner says this line. */
  learner: v.optional(Bilingual),
  /** Right answers besides the model. */
  answers: v.optional(v.array(Text)),
  wrong: v.optional(v.array(WrongAnswer)),
  shows: Shows,
  things: v.optional(Things),
})
export type SceneLine = v.InferOutput<typeof SceneLine>

const LineNumber = v.pipe(
  Text,
  v.regex(/^[1-9]\d*$/, 'A line is a number, counted from 1.'),
  v.transform(Number),
)

/** Asked another day: a question that one line of the scene answers. */
const Recall = v.strictObject({
  question: Bilingual,
  line: LineNumber,
  right: Bilingual,
  wrong: v.pipe(v.array(Bilingual), v.length(2, 'A question has two wrong answers.')),
})

export const Scene = v.strictObject({
  /** Whose words it opens again. */
  unit: Id,
  title: Bilingual,
  /** What happens, in one English sentence. */
  about: Text,
  place: PlaceName,
  hour: HourName,
  /** Who is seen, from left to right. */
  people: v.pipe(v.array(PersonName), v.minLength(2, 'A scene has at least two people.')),
  things: v.optional(Things),
  /** Phrases that are shown whole, with their meaning. */
  fixed: v.optional(v.array(v.strictObject({ text: Text, english: Text }))),
  lines: v.array(SceneLine),
  tomorrow: Bilingual,
  recall: Recall,
})
export type Scene = v.InferOutput<typeof Scene>

/** `data/scenes/<n>-<stretch>.yaml`, as its author writes it: one episode, with a scene for each unit of a stretch. */
export const ScenesFile = v.strictObject({ id: Id, title: Bilingual, scenes: v.array(Scene) })
export type ScenesFile = v.InferOutput<typeof ScenesFile>
