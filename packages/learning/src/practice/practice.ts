import * as v from 'valibot'
import { grades, lastMoment, longestThought } from '../review/review.ts'
import { boundedText } from '../vocabulary/bounded-text.ts'
import { hasSkill, type Item, isItem, type Skill, skillsOf } from './item.ts'

/** How well one item was known in one exercise: `again` is not known. */
export const outcomes = grades
export type Outcome = (typeof outcomes)[number]

const skills: readonly Skill[] = [...new Set(Object.values(skillsOf).flat())]

/** What one exercise showed of one item. */
export const Observation = v.pipe(
  v.object({
    item: v.custom<Item>(isItem),
    skill: v.picklist(skills),
    outcome: v.picklist(outcomes),
    /** It stands for eye and ear: the two have one schedule (`common-schedule.ts`). */
    common: v.exactOptional(v.literal(true)),
  }),
  v.check(({ item, skill }) => hasSkill(item, skill), 'look-skill'),
  v.check(({ skill, common }) => common === undefined || skill === 'read' || skill === 'hear', 'look-common'),
)
export type Observation = v.InferOutput<typeof Observation>

/** No exercise asks for more: a matching of five pairs looks at ten, a long sentence at some twenty. */
export const mostObservations = 40

/** One exercise that was done. */
export const Practice = v.object({
  /** The kind of the exercise, and what it was made of: `quiz:daily_food/3`, `review`, `choose-meaning`. */
  exercise: boundedText(200),
  /** The time of its end by the device's clock: milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lastMoment)),
  /** Milliseconds from the question to the answer. */
  took: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestThought)),
  looks: v.pipe(v.array(Observation), v.maxLength(mostObservations), v.readonly()),
})
export type Practice = v.InferOutput<typeof Practice>

/**
 * An exercise with the id that its device gave it. Undoing it empties the record for good (`null`), on every
 * device.
 */
export const PracticeRecord = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  practice: v.nullable(Practice),
})
export type PracticeRecord = v.InferOutput<typeof PracticeRecord>

/** Whether a stored value is a sound record, or an undone one. */
export const isPracticeRecord = (stored: unknown): stored is PracticeRecord => v.is(PracticeRecord, stored)
