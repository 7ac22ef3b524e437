import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { videoPath } from './paths.ts'

/**
 * A row of the table `videos`, with the product's column names (docs/product.md). `source` of a film is the
 * path of its files without extension (`/films/food` for `.webm`, `.mp4` and `.jpg`); `source` of a YouTube
 * video is its id there.
 */
export const VideoRecord = v.object({
  video_id: v.string(),
  TranscriptMal: v.nullable(Transcript),
  TranscriptEng: v.nullable(Transcript),
  Words: v.nullable(Transcript),
  title: v.nullable(v.string()),
  title_ml: v.nullable(v.string()),
  theme: v.nullable(v.string()),
  provider: v.picklist(['file', 'youtube']),
  source: v.string(),
})
export type VideoRecord = v.InferOutput<typeof VideoRecord>

/** For signed-in learners. The demo's video is for everybody. */
export const videoApi = {
  video: { method: 'get', path: videoPath, reply: VideoRecord, auth: 'required' },
} as const
