import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('The text must not be empty.'))

/** Where a clip is served (docs/product.md): `/audio/{file}.mp3`, with the version of its bytes. */
const AudioPath = v.pipe(
  v.string(),
  v.regex(/^\/audio\/[\w-]+\.mp3(\?v=\w+)?$/, 'The clip must be /audio/{file}.mp3.'),
)

export const Option = v.object({ text, correct: v.boolean(), audio: v.optional(AudioPath) })
export type Option = v.InferOutput<typeof Option>

/** A prompt, its clip and four options. The first listed option is always correct: it is the answer shown. */
export const Question = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'An id is made of small letters, digits and hyphens.')),
  text,
  /**
   * The prompt in easy Latin, for learners who cannot read Malayalam letters yet. Left out where it would
   * give the answer away.
   */
  easy: v.optional(text),
  help: v.optional(text),
  audio: AudioPath,
  options: v.pipe(
    v.array(Option),
    v.length(4, 'A question has four options.'),
    v.check((options) => options[0]?.correct === true, 'The first option must be the correct one.'),
    v.check(
      (options) => new Set(options.map((option) => option.text)).size === options.length,
      'Two options read the same.',
    ),
  ),
})
export type Question = v.InferOutput<typeof Question>
