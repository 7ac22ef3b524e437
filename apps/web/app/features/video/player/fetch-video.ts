import type { OwnVideoRecord, VideoRecord } from '@app/api'
import { ownVideoPaths } from '@app/api/paths'
import { type Language, textIn } from '@app/learning/languages'
import { joinTranscripts, type Line, parseVideoId, type Transcripts, turnedLine } from '@app/learning/video'
import { call, endpointOf } from '../../../api/call.ts'
import { videoEndpoint } from '../../../api/video-endpoint.ts'
import { targetLanguage } from '../../../device/target-language/target-language.ts'
import type { WatchedVideo } from './watched-video.ts'

const own = { method: 'get', path: ownVideoPaths.one }

/**
 * Fetches a video's record, the learner's own or a public one, and makes lines of its transcripts. Throws the
 * server's refusal.
 */
export function fetchVideo(id: string, language: Language): Promise<WatchedVideo> {
  return parseVideoId(id).source === 'own' ? fetchOwn(id) : fetchShipped(id, language)
}

async function fetchOwn(id: string): Promise<WatchedVideo> {
  const record = await recordOf<OwnVideoRecord>(endpointOf(own, id))
  const { title, provider, source } = record
  return {
    ...{ id, title, lines: linesOf(record), source: source ?? '' },
    provider: provider === 'none' ? 'own' : provider,
  }
}

async function fetchShipped(id: string, language: Language): Promise<WatchedVideo> {
  const record = await recordOf<VideoRecord>(videoEndpoint(id))
  const { video_id, title, title_ml, provider, source } = record
  return {
    id: video_id,
    title: textIn({ en: title, ml: title_ml }, language) ?? video_id,
    lines: linesOf(record),
    provider,
    source,
  }
}

/** The lines, in the language that is learnt, with what they mean. */
function linesOf(record: Transcripts): Line[] {
  const lines = joinTranscripts(record)
  return targetLanguage === 'english' ? lines.map(turnedLine) : lines
}

/** A proxy between us and the server may reply instead. Such a reply has no transcript field at all. */
async function recordOf<Record extends Transcripts>(endpoint: {
  method: string
  path: string
}): Promise<Record> {
  const record = await call<Record>(endpoint)
  if (record.TranscriptMal === undefined) throw new Error('This is no record of a video.')
  return record
}
