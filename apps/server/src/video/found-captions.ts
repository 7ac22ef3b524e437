import type { CaptionsReply } from '@app/api'
import type { CaptionTrack, TranslatedLine } from '@app/learning/video/captions'
import type { FailureReason } from './provider-failure.ts'

/** What a video has to read: the lines as JSON, so that whoever hands them on need not take them apart. */
export type FoundCaptions = Omit<CaptionsReply, 'source'> & { type: 'found'; json: string }

/** What came of asking the provider. Without the language that was asked for, there are the tracks there are. */
export type CaptionsOutcome =
  | FoundCaptions
  | { type: 'no-language'; title: string; tracks: readonly CaptionTrack[] }
  | { type: 'failed'; reason: FailureReason }

export const jsonOf = (lines: readonly TranslatedLine[]) => JSON.stringify(lines)
