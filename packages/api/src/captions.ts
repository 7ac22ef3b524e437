import * as v from 'valibot'

const Language = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*$/, 'This is no language.'),
)

/** What the page sends: what the learner pasted, and the language to take where it is not to be Malayalam. */
export const CaptionsRequest = v.object({
  link: v.pipe(v.string('The link is missing.'), v.maxLength(2000, 'This is too long for a link.')),
  language: v.optional(Language, 'ml'),
})

export const CaptionTrack = v.object({ language: v.string(), name: v.string(), generated: v.boolean() })

/** What the provider has for a video. The lines themselves stay on the server until the learner keeps them. */
export const CaptionsReply = v.object({
  /** The provider's id of the video. */
  source: v.string(),
  title: v.string(),
  track: CaptionTrack,
  /** Whether there is English for the lines, and whether a person wrote it. */
  english: v.nullable(CaptionTrack),
  lines: v.number(),
  /** False where the video may be watched on the provider's own pages only. */
  embeddable: v.boolean(),
})
export type CaptionsReply = v.InferOutput<typeof CaptionsReply>

/**
 * Why there are no captions to be had. `off`: the operator has not switched it on. `token`: the provider wants proof that a browser asks.
 * `not-understood`: the provider answers in another way than it used to.
 */
export const noCaptionsReasons = [
  'bad-link',
  'off',
  'not-found',
  'private',
  'no-captions',
  'no-malayalam',
  'rate-limit',
  'token',
  'network',
  'not-understood',
] as const

/** Why a file cannot be read. */
export const badFileReasons = [
  'empty',
  'too-large',
  'not-text',
  'ass',
  'no-captions-in-file',
  'time',
  'too-long',
  'too-many',
  'unequal',
] as const

/** The detail of a refusal that is about captions. */
export const CaptionRefusal = v.object({
  reason: v.picklist([...noCaptionsReasons, ...badFileReasons, 'no-room']),
  /** Which of the two texts is meant. */
  file: v.optional(v.picklist(['original', 'english'])),
  /** Counted from 1. */
  line: v.optional(v.number()),
  lines: v.optional(v.number()),
  original: v.optional(v.number()),
  english: v.optional(v.number()),
  /** What there is in other languages. */
  tracks: v.optional(v.array(CaptionTrack)),
})
export type CaptionRefusal = v.InferOutput<typeof CaptionRefusal>

/** What a refusal says of captions; undefined where it is about something else. */
export function readCaptionRefusal(detail: unknown): CaptionRefusal | undefined {
  const read = v.safeParse(CaptionRefusal, detail)
  return read.success ? read.output : undefined
}

export const captionsApi = {
  find: {
    method: 'post',
    path: '/api/captions',
    body: CaptionsRequest,
    reply: CaptionsReply,
    auth: 'required',
  },
} as const
