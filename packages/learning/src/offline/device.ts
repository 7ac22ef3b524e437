import * as v from 'valibot'
import { isTopicKey, type TopicKey } from '../course/topic.ts'
import { firstUserlevel, maxUserlevel } from '../course/userlevel.ts'
import { Review, ReviewRecord } from '../review/review.ts'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { romanisations, themes } from './choices.ts'

/** More than anybody saves; a file with more is no file of ours. */
export const mostWordsInFile = 20_000
const mostVideos = 10_000
/** A hundred a day for eight years, and what the largest file has room for. */
const mostReviews = 300_000

/** What the learner typed, or the specification's "Type Here": whatever it is, a saved file brings it back. */
const typed = v.pipe(v.string(), v.maxLength(10_000))

/** Seconds into each video, by its id. */
const Positions = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), v.pipe(v.number(), v.finite(), v.minValue(0))),
  v.check((positions) => Object.keys(positions).length <= mostVideos),
)

/** All that the app keeps of a learner on a device, under the specification's names. */
export const Device = v.strictObject({
  learner: v.strictObject({
    video: typed,
    name: typed,
    username: typed,
    level: v.custom<TopicKey>(isTopicKey),
    userlevel: v.pipe(v.number(), v.integer(), v.minValue(firstUserlevel), v.maxValue(maxUserlevel)),
  }),
  preferences: v.strictObject({
    romanisation: v.picklist(romanisations),
    theme: v.picklist(themes),
    muted: v.boolean(),
    slow: v.boolean(),
  }),
  savedWords: v.pipe(v.array(v.strictObject(SavedWord.entries)), v.maxLength(mostWordsInFile)),
  positions: Positions,
  /** The log of reviews; of an undone one only the id is left. */
  reviews: v.pipe(
    v.array(v.strictObject({ ...ReviewRecord.entries, review: v.nullable(v.strictObject(Review.entries)) })),
    v.maxLength(mostReviews),
  ),
})
export type Device = v.InferOutput<typeof Device>

/** What of stored positions are positions. */
export function readPositions(stored: Iterable<readonly [id: string, seconds: number]>): Device['positions'] {
  const sound = [...stored].filter(([id, seconds]) => v.is(Positions, { [id]: seconds }))
  return Object.fromEntries(sound.slice(0, mostVideos))
}
