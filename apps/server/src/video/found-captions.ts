import type { CaptionsReply } from '@app/api'
import type { CaptionLine, CaptionTrack } from '@app/learning/bring'
import type { FailureReason } from './provider-failure.ts'

/** The text of a video: its lines as `jsonOf` writes them. */
export type FoundCaptions = Omit<CaptionsReply, 'source'> & { type: 'found'; json: Uint8Array<ArrayBuffer> }

/** The outcome of asking the provider. Without captions in the language, it lists the existing tracks. */
export type CaptionsOutcome =
  | FoundCaptions
  | { type: 'no-language'; title: string; tracks: readonly CaptionTrack[] }
  | { type: 'failed'; reason: FailureReason }

/** Lines as JSON in UTF-8. From the worker to the database, they are neither parsed nor copied. */
export const jsonOf = (lines: readonly CaptionLine[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(lines))
