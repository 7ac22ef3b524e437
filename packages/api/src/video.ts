import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { videoPath } from './paths.ts'

/**
 * A row of the table `videos`, its transcripts under the specification's own column names. `source`: of a file, the path of its files
 * without their endings (`/films/food` for `.webm`, `.mp4` and `.jpg`); of YouTube, the id there.
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

/** For signed-in learners; the demo's video is for everybody. */
export const videoApi = {
  video: { method: 'get', path: videoPath, reply: VideoRecord, auth: 'required' },
} as const
