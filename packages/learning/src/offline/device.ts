import * as v from 'valibot'
import { isTopicKey, type TopicKey } from '../course/topic.ts'
import { firstUserlevel, maxUserlevel } from '../course/userlevel.ts'
import { mostResults } from '../progress/records.ts'
import { Result } from '../progress/result.ts'
import { Review, ReviewRecord } from '../review/review.ts'
import { readReviewSettings } from '../review/settings.ts'
import { readVideoSettings } from '../video/video-settings.ts'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { romanisations, themes } from './choices.ts'

/** More than anybody saves; a file with more is no file of ours. */
export const mostWordsInFile = 20_000
const mostVideos = 10_000
/** More than a browser keeps: characters. */
const mostText = 10_000_000
/** A hundred a day for eight years, and what the largest file has room for. */
const mostReviews = 300_000

/** What the learner typed, or "Type Here" (docs/product.md): whatever it is, a saved file brings it back. */
const typed = v.pipe(v.string(), v.maxLength(10_000))

const byVideo = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), value),
    v.check((values) => Object.keys(values).length <= mostVideos),
  )

/** Seconds into each video; none is longer than a hundred hours. */
const Positions = byVideo(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360_000)))

/** Words by their keys: those a learner says they know, and those they say they do not, with when they said so. */
const Marks = v.strictObject({
  said: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostWordsInFile)),
  denied: v.pipe(
    v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])),
    v.maxLength(mostWordsInFile),
  ),
})

/** All that the app keeps of a learner on a device (docs/product.md, "Names that are kept"). */
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
  reviewSettings: v.pipe(v.unknown(), v.transform(readReviewSettings)),
  videoSettings: byVideo(v.pipe(v.unknown(), v.transform(readVideoSettings))),
  marks: Marks,
  /** What was pasted to be read. */
  text: v.pipe(v.string(), v.maxLength(mostText)),
  savedWords: v.pipe(v.array(v.strictObject(SavedWord.entries)), v.maxLength(mostWordsInFile)),
  positions: Positions,
  /** What each finished quiz came to, with its mistakes; of those since the last reset. */
  results: v.pipe(v.array(Result), v.maxLength(mostResults), v.readonly()),
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
