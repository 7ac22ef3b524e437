import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(5000))
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))

/**
 * A word of a line: its meaning there, its pronunciation, and its times in seconds of the video if they are
 * known.
 */
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
  /** The model that made the translation, if an AI service did; empty if the model has no name. */
  translatedBy: v.optional(text),
  /** The voice that speaks the line, if it is known. */
  speaker: v.optional(text),
  words: v.pipe(v.array(TranscriptWord), v.readonly()),
})
export type Snippet = v.InferOutput<typeof Snippet>

/**
 * The transcript of a video: its lines in the order of their starts, with the field names of the table
 * `videos`.
 */
export const Transcript = v.object({
  video_id: text,
  language: text,
  language_code: text,
  is_generated: v.boolean(),
  snippets: v.pipe(v.array(Snippet), v.readonly()),
})
export type Transcript = v.InferOutput<typeof Transcript>
