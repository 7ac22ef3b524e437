import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('The text must not be empty.'))

/** Where a clip is served (docs/product.md): `/audio/{file}.mp3`, with the version of its bytes. */
const AudioPath = v.pipe(
  v.string(),
  v.regex(/^\/audio\/[\w-]+\.mp3(\?v=\w+)?$/, 'The clip must be /audio/{file}.mp3.'),
)

export const Option = v.object({
  text,
  correct: v.boolean(),
  audio: v.optional(AudioPath),
  /**
   * What it is in the other language. In a question about letters: the letter that is read so, or how the letter is
   * read. Left out if the gloss of the question says it.
   */
  means: v.optional(text),
})
export type Option = v.InferOutput<typeof Option>

/**
 * How a question about a letter is asked: `hear`, its clip plays, and its sound is chosen; `find`, its clip plays, and
 * the letter is chosen; `see`, no clip plays before Check, and its sound is chosen.
 */
export const LetterWay = v.picklist(['hear', 'find', 'see'], 'A letter is asked by hear, find or see.')
export type LetterWay = v.InferOutput<typeof LetterWay>

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
  /** The English that its clip says, for a device that says it with a voice of its own. */
  say: v.optional(text),
  /** Why any other option is wrong, where the question itself says so. */
  why: v.optional(text),
  /** Only of a question about letters. */
  way: v.optional(LetterWay),
  /** What each word of the prompt means in it, in English. */
  gloss: v.optional(v.pipe(v.array(text), v.readonly())),
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
