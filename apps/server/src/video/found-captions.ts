import type { CaptionsReply } from '@app/api'
import type { CaptionTrack, TranslatedLine } from '@app/learning/video/captions'
import type { FailureReason } from './provider-failure.ts'

/** What a video has to read: the lines as `jsonOf` writes them. */
export type FoundCaptions = Omit<CaptionsReply, 'source'> & { type: 'found'; json: Uint8Array<ArrayBuffer> }

/** What came of asking the provider. Without the language that was asked for, there are the tracks there are. */
export type CaptionsOutcome =
  | FoundCaptions
  | { type: 'no-language'; title: string; tracks: readonly CaptionTrack[] }
  | { type: 'failed'; reason: FailureReason }

/** Lines as JSON in UTF-8: from the worker to the database nobody takes them apart, or copies them. */
export const jsonOf = (lines: readonly TranslatedLine[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(lines))
