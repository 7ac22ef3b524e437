import { mostBatchLines } from '@app/learning/coach'
import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { TranslateReply } from './coach.ts'
import { ownVideoPaths } from './paths.ts'

const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u

const Title = v.pipe(
  v.string('title-no-text'),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty('title-missing'),
  v.maxLength(200, 'title-long'),
  v.regex(oneLine, 'title-lines'),
)

export const OwnVideoTitle = v.object({ title: Title })

/** A text that the learner brought, with or without a video to it, as their list shows it. */
export const OwnVideo = v.object({
  id: v.string(),
  title: v.string(),
  /** Who plays it: the provider, or only the learner's own device. */
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

/**
 * What was lost of the text, or was read as it was meant: in how many lines of its file, and the first of them,
 * counted from 1.
 */
const LostLines = v.object({
  what: v.picklist(['empty', 'damaged', 'before', 'times']),
  file: v.picklist(['original', 'english']),
  count: v.number(),
  lines: v.array(v.number()),
})

/** What was corrected in the text, and the number of English lines that match no line of it. */
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

/** The record of a video, under the names of its columns (docs/product.md, "Names that are kept"). */
export const OwnVideoRecord = v.object({
  video_id: v.string(),
  TranscriptMal: Transcript,
  TranscriptEng: Transcript,
  Words: Transcript,
  title: v.string(),
  theme: v.null(),
  provider: v.picklist(['youtube', 'none']),
  source: v.nullable(v.string()),
  /** Whether the times are those of a video. Otherwise they are the time that reading takes. */
  timed: v.boolean(),
})
export type OwnVideoRecord = v.InferOutput<typeof OwnVideoRecord>

/** More lines than any text has. */
const mostLines = 1_000_000

/** The indices of the lines to translate, from 0. */
export const TranslateOwnRequest = v.object({
  lines: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostLines, 'no-such-line'))),
    v.minLength(1, 'no-line'),
    v.maxLength(mostBatchLines, 'lines-too-many'),
  ),
})

/** The most own videos of a learner, and the most bytes of all their lines. */
export const mostOwnVideos = 200
export const mostOwnBytes = 20_000_000

/**
 * Own videos are private to their owner. `add` takes a form (multipart/form-data) with `original`, a file or
 * a text, or with `captions`, the language of the captions found for `link`. `english`, `title` and `link`
 * are optional.
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
  /** The translations are saved with the text. */
  translate: {
    method: 'post',
    path: ownVideoPaths.translation,
    body: TranslateOwnRequest,
    reply: TranslateReply,
    auth: 'required',
  },
} as const
