import { keyOf } from '@app/malayalam'
import * as v from 'valibot'
import { isTopicKey, type TopicKey } from '../course/topic.ts'
import { firstUserlevel, maxUserlevel } from '../course/userlevel.ts'
import { romanisations, themes } from './choices.ts'

/** More than anybody saves; a file with more is no file of ours. */
const mostWords = 10_000
const mostVideos = 10_000

/** No control characters, no halves of characters. */
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** What the learner typed, or the specification's "Type Here": whatever it is, a saved file brings it back. */
const typed = v.pipe(v.string(), v.maxLength(10_000))

const SavedWord = v.strictObject({
  word: v.pipe(
    text(200),
    v.check((word) => keyOf(word) !== '', 'There is nothing to look up by.'),
  ),
  meaning: text(1000),
  pronunciation: text(300),
})
export type SavedWord = v.InferOutput<typeof SavedWord>

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
  savedWords: v.pipe(v.array(SavedWord), v.maxLength(mostWords)),
  positions: Positions,
})
export type Device = v.InferOutput<typeof Device>

/** What of a stored list are words: damaged ones are left out, and take no other with them. */
export function readSavedWords(stored: unknown): SavedWord[] {
  const list = Array.isArray(stored) ? stored : []
  return list.filter((item) => v.is(SavedWord, item)).slice(0, mostWords)
}

/** What of stored positions are positions. */
export function readPositions(stored: Iterable<readonly [id: string, seconds: number]>): Device['positions'] {
  const sound = [...stored].filter(([id, seconds]) => v.is(Positions, { [id]: seconds }))
  return Object.fromEntries(sound.slice(0, mostVideos))
}
