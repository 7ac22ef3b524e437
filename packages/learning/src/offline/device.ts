import * as v from 'valibot'
import { lastingSettings, readSessionSettings } from '../course/session/settings.ts'
import { isTopicKey, type TopicKey } from '../levels/topic.ts'
import { firstUserlevel, maxUserlevel } from '../levels/userlevel.ts'
import { hasSkill } from '../practice/item.ts'
import { mostObservations, Observation, Practice, PracticeRecord } from '../practice/practice.ts'
import { mostResults } from '../progress/records.ts'
import { Result } from '../progress/result.ts'
import { readReviewSettings } from '../review/settings.ts'
import { readVideoSettings } from '../video/video-settings.ts'
import { SavedWord } from '../vocabulary/saved-word.ts'
import { malayalamKeyboards, romanisations, textSizes, themes } from './choices.ts'

/** More words than anybody saves. A file with more was not written by our app. */
export const mostWordsInFile = 20_000
const mostVideos = 10_000
/** More characters than a browser keeps. */
const mostText = 10_000_000
/** A hundred exercises a day for eight years, as many as fit into the largest file. */
const mostPractice = 300_000

/** A text that the learner typed, or the default "Type Here". A saved file brings back any text. */
const typed = v.pipe(v.string(), v.maxLength(10_000))

const byVideo = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), value),
    v.check((values) => Object.keys(values).length <= mostVideos),
  )

/** The position in each video, in seconds. No video is longer than a hundred hours. */
const Positions = byVideo(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(360_000)))

/**
 * Words by their keys. `said`: the learner says they know them. `denied`: the learner says they do not know
 * them, with the time when they said so.
 */
const Marks = v.strictObject({
  said: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(mostWordsInFile)),
  denied: v.pipe(
    v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])),
    v.maxLength(mostWordsInFile),
  ),
})

/** Practice as a file has it: without a field of nobody. */
const StrictPractice = v.strictObject({
  ...PracticeRecord.entries,
  practice: v.nullable(
    v.strictObject({
      ...Practice.entries,
      looks: v.pipe(
        v.array(
          v.pipe(
            v.strictObject(Observation.entries),
            v.check(({ item, skill }) => hasSkill(item, skill)),
          ),
        ),
        v.maxLength(mostObservations),
        v.readonly(),
      ),
    }),
  ),
})

const Level = {
  level: v.custom<TopicKey>(isTopicKey),
  userlevel: v.pipe(v.number(), v.integer(), v.minValue(firstUserlevel), v.maxValue(maxUserlevel)),
}

/** What a device keeps of one language that is learnt. */
const Learnt = {
  reviewSettings: v.pipe(v.unknown(), v.transform(readReviewSettings)),
  /** Of the sessions of the course. Files of earlier versions do not have them, nor the keyboard. */
  sessionSettings: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((stored) => lastingSettings(readSessionSettings(stored))),
    ),
    {},
  ),
  marks: Marks,
  savedWords: v.pipe(v.array(v.strictObject(SavedWord.entries)), v.maxLength(mostWordsInFile)),
  /** The results of the finished quizzes since the last reset, with their mistakes. */
  results: v.pipe(v.array(Result), v.maxLength(mostResults), v.readonly()),
  /** The log of practice. Of an exercise that was undone, only the id is left. */
  practice: v.pipe(v.array(StrictPractice), v.maxLength(mostPractice)),
}

/** What a device keeps of another language than Malayalam. */
const LearntPart = v.strictObject({ learner: v.strictObject(Level), ...Learnt })
export type LearntPart = v.InferOutput<typeof LearntPart>

/**
 * Everything that the app keeps of a learner on a device, with the names of the browser's storage
 * (docs/product.md). What is not of a language that is learnt beside it is of Malayalam, or of both.
 */
export const Device = v.strictObject({
  learner: v.strictObject({ video: typed, name: typed, username: typed, ...Level }),
  preferences: v.strictObject({
    romanisation: v.picklist(romanisations),
    theme: v.picklist(themes),
    /** Files of earlier versions do not have it. */
    textSize: v.optional(v.picklist(textSizes), 'normal'),
    muted: v.boolean(),
    slow: v.boolean(),
  }),
  ...Learnt,
  malayalamKeyboard: v.optional(v.picklist(malayalamKeyboards), malayalamKeyboards[0]),
  videoSettings: byVideo(v.pipe(v.unknown(), v.transform(readVideoSettings))),
  /** The text that the learner pasted on `/read`. */
  text: v.pipe(v.string(), v.maxLength(mostText)),
  positions: Positions,
  /** What is kept of English, if it was ever learnt on the device. */
  english: v.exactOptional(LearntPart),
})
export type Device = v.InferOutput<typeof Device>

/** The stored positions that are valid. */
export function readPositions(stored: Iterable<readonly [id: string, seconds: number]>): Device['positions'] {
  const valid = [...stored].filter(([id, seconds]) => v.is(Positions, { [id]: seconds }))
  return Object.fromEntries(valid.slice(0, mostVideos))
}
