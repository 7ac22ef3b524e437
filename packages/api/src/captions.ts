import * as v from 'valibot'

const Language = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*$/, 'captions-language'))

/**
 * What the page sends: the link that the learner pasted, and the language of the captions if it is not
 * Malayalam.
 */
export const CaptionsRequest = v.object({
  link: v.pipe(v.string('link-no-text'), v.maxLength(2000, 'link-long')),
  language: v.optional(Language, 'ml'),
})

export const CaptionTrack = v.object({ language: v.string(), name: v.string(), generated: v.boolean() })

/**
 * The captions that the provider has for a video. The lines stay on the server until the learner saves them.
 */
export const CaptionsReply = v.object({
  /** The provider's id of the video. */
  source: v.string(),
  title: v.string(),
  track: CaptionTrack,
  /** The English track, if there is one, and whether it is generated. */
  english: v.nullable(CaptionTrack),
  lines: v.number(),
  /** False if the video can only be watched on the provider's own pages. */
  embeddable: v.boolean(),
})
export type CaptionsReply = v.InferOutput<typeof CaptionsReply>

/**
 * Why there are no captions. `off`: the operator has not switched this on. `token`: the provider asks for
 * proof that a browser sent the request. `not-understood`: the provider's reply has a new format.
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
  'format',
  'like-time',
  'no-captions-in-file',
  'time',
  'too-long',
  'too-many',
  'unequal',
] as const

/** The detail of a refusal about captions. */
export const CaptionRefusal = v.object({
  reason: v.picklist([...noCaptionsReasons, ...badFileReasons, 'no-room']),
  /** The text that the refusal is about. */
  file: v.optional(v.picklist(['original', 'english'])),
  /** Counted from 1. */
  line: v.optional(v.number()),
  /** The name of a format that is not read. */
  format: v.optional(v.string()),
  lines: v.optional(v.number()),
  original: v.optional(v.number()),
  english: v.optional(v.number()),
  /** The tracks in other languages. */
  tracks: v.optional(v.array(CaptionTrack)),
})
export type CaptionRefusal = v.InferOutput<typeof CaptionRefusal>

/** Reads the detail of a refusal about captions. Undefined if the refusal is about something else. */
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
