import { mostBatchLines } from '@app/learning/coach'
import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { TranslateReply } from './coach.ts'
import { ownVideoPaths } from './paths.ts'

const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u

const Title = v.pipe(
  v.string('The title must be text.'),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty('The title is missing.'),
  v.maxLength(200, 'The title must have at most 200 characters.'),
  v.regex(oneLine, 'The title must be one line of text.'),
)

export const OwnVideoTitle = v.object({ title: Title })

/** An id of ours never is one of a provider's, or of a film's. */
export const ownVideoId = /^own-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A text that the learner brought, with or without a video to it, as their list shows it. */
export const OwnVideo = v.object({
  id: v.string(),
  title: v.string(),
  /** Who plays it: the provider, or nobody but the learner's own device. */
  provider: v.picklist(['youtube', 'none']),
  /** The provider's id of the video. */
  source: v.nullable(v.string()),
  lines: v.number(),
  /** Whether the times of the lines are those of a video. */
  timed: v.boolean(),
  /** Whether the text is in Malayalam. */
  malayalam: v.boolean(),
  /** An ISO time. */
  added: v.string(),
})
export type OwnVideo = v.InferOutput<typeof OwnVideo>

/** What was lost of a text that was brought: in how many lines of its file, and the first of them, counted from 1. */
const LostLines = v.object({
  what: v.picklist(['empty', 'damaged']),
  file: v.picklist(['original', 'english']),
  count: v.number(),
  lines: v.array(v.number()),
})

/** What was mended in what was brought, and how many lines of English found no line to go with. */
export const OwnVideoAdded = v.object({
  video: OwnVideo,
  mended: v.object({
    ends: v.number(),
    order: v.number(),
    overlaps: v.number(),
    joined: v.number(),
    left: v.number(),
    lost: v.array(LostLines),
  }),
})
export type OwnVideoAdded = v.InferOutput<typeof OwnVideoAdded>

/** The specification's record of a video, under its own column names. */
export const OwnVideoRecord = v.object({
  video_id: v.string(),
  TranscriptMal: Transcript,
  TranscriptEng: Transcript,
  Words: Transcript,
  title: v.string(),
  theme: v.null(),
  provider: v.picklist(['youtube', 'none']),
  source: v.nullable(v.string()),
  /** Beyond the specification: whether the times are those of a video. Else they are what reading takes. */
  timed: v.boolean(),
})
export type OwnVideoRecord = v.InferOutput<typeof OwnVideoRecord>

/** Far more lines than any text has. */
const mostLines = 1_000_000

/** The places of lines, from 0, that the coach is to translate. */
export const TranslateOwnRequest = v.object({
  lines: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostLines))),
    v.minLength(1, 'There is no line to translate.'),
    v.maxLength(mostBatchLines, `At most ${mostBatchLines} lines are translated at once.`),
  ),
})

/** How many a learner may keep, and how much: bytes of their lines. */
export const mostOwnVideos = 200
export const mostOwnBytes = 20_000_000

/**
 * Private to their owner. `add` takes a form (multipart/form-data) with `original`, a file or a text, or else `captions`, the language of
 * captions that were found for `link`; with either, `english`, `title` and `link` may come.
 */
export const ownVideosApi = {
  list: { method: 'get', path: ownVideoPaths.all, reply: v.array(OwnVideo), auth: 'required' },
  add: { method: 'post', path: ownVideoPaths.all, reply: OwnVideoAdded, auth: 'required' },
  get: { method: 'get', path: ownVideoPaths.one, reply: OwnVideoRecord, auth: 'required' },
  rename: {
    method: 'put',
    path: ownVideoPaths.one,
    body: OwnVideoTitle,
    reply: OwnVideo,
    auth: 'required',
  },
  remove: { method: 'post', path: ownVideoPaths.removal, reply: v.object({}), auth: 'required' },
  /** What comes back is kept with the text. */
  translate: {
    method: 'post',
    path: ownVideoPaths.translation,
    body: TranslateOwnRequest,
    reply: TranslateReply,
    auth: 'required',
  },
} as const
