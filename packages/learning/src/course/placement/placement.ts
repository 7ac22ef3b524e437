import * as v from 'valibot'
import type { ChooseMeaning } from '../exercises/choose-meaning/schema.ts'
import { AnItem, Target } from '../exercises/parts.ts'
import type { SeeChooseSound } from '../exercises/see-choose-sound/schema.ts'
import type { SentenceMeaning } from '../exercises/sentence-meaning/schema.ts'

/**
 * What is looked at to find where one starts. `letters`: whether they are read. `ear`, `eye`: whether words are
 * understood when they are heard, and in script.
 */
export const placementAreas = ['letters', 'ear', 'eye'] as const
export type PlacementArea = (typeof placementAreas)[number]

/** `skipped`: the question could not be made, because its clip is missing. It says nothing. */
const replies = ['known', 'unknown', 'skipped'] as const
export type Reply = (typeof replies)[number]

const Area = v.picklist(placementAreas)

/**
 * A placement under way, or the check of one unit: what was asked, and what was known. It is plain data: stored after
 * every answer, it goes on after a reload where it was.
 */
export const Placement = v.object({
  /** When it was begun, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** The unit that is tested out of. None: the place on the whole path is looked for. */
  unit: v.optional(v.string()),
  /** The learner understands and does not read: a word of the first units is heard before letters are asked. */
  hearsFirst: v.optional(v.boolean()),
  /** What is looked at: without sound, nothing by ear. */
  areas: v.pipe(v.array(Area), v.readonly()),
  /** The question that is shown. None: all is asked. */
  now: v.optional(Target),
  answered: v.pipe(
    v.array(v.object({ item: AnItem, skill: Target.entries.skill, reply: v.picklist(replies) })),
    v.maxLength(200),
    v.readonly(),
  ),
})
export type Placement = v.InferOutput<typeof Placement>
export type Answered = Placement['answered'][number]

/** How something is asked: with four answers, so that one tap answers. */
export type PlacementQuestion = ChooseMeaning | SeeChooseSound | SentenceMeaning

/** The most questions of a placement: three areas of seven, and some sentences. */
export const mostQuestions = 24
export const mostSentences = 3

/** Reads a stored placement. Undefined if it is damaged. */
export function readPlacement(stored: unknown): Placement | undefined {
  const found = v.safeParse(Placement, stored)
  return found.success ? found.output : undefined
}
