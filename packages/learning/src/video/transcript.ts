import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(5000))
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))

/** A word of a line: what it means there and how it is said; where it is known, when, in seconds of the video. */
export const TranscriptWord = v.object({
  word: text,
  meaning: text,
  pronunciation: text,
  start: v.optional(seconds),
  end: v.optional(seconds),
})
export type TranscriptWord = v.InferOutput<typeof TranscriptWord>

/** A line, spoken from `start` for `duration`, in seconds. */
export const Snippet = v.object({
  text,
  start: seconds,
  duration: seconds,
  translation: v.optional(text),
  /** Of a translation that an AI service made: its model, empty where that has no name. */
  translatedBy: v.optional(text),
  /** Which of the voices speaks, where it is known. */
  speaker: v.optional(text),
  words: v.pipe(v.array(TranscriptWord), v.readonly()),
})
export type Snippet = v.InferOutput<typeof Snippet>

/** What is said in a video, in the order of its lines' starts. Its field names are kept (docs/product.md). */
export const Transcript = v.object({
  video_id: text,
  language: text,
  language_code: text,
  is_generated: v.boolean(),
  snippets: v.pipe(v.array(Snippet), v.readonly()),
})
export type Transcript = v.InferOutput<typeof Transcript>
