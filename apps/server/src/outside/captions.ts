import type { CaptionRefusal, CaptionsReply, OwnVideoAdded } from '@app/api'
import type { CaptionFault, CaptionTrack } from '@app/learning/bring'

/** The names of the provider's own apps in its protocol, as far as the library can act as them. */
export const captionClients = [
  'IOS',
  'VISIONOS',
  'ANDROID_VR',
  'ANDROID',
  'MWEB',
  'WEB',
  'WEB_EMBEDDED',
  'TV',
  'TV_SIMPLY',
] as const
export type CaptionClient = (typeof captionClients)[number]

/** Where captions come from, if they are fetched at all. The clients are tried in their order. */
export type CaptionsSettings =
  | { provider: 'off' }
  | { provider: 'youtube'; address: string; clients: readonly CaptionClient[] }

export const youtubeAddress = 'https://www.youtube.com'

/** In the order in which they last received captions without a token. */
export const usualClients: readonly CaptionClient[] = ['IOS', 'VISIONOS', 'ANDROID_VR', 'MWEB']

export type FailureReason = Extract<
  CaptionRefusal['reason'],
  'not-found' | 'private' | 'no-captions' | 'rate-limit' | 'token' | 'network' | 'not-understood'
>

/** The text of a video: its lines as `video/found-captions` writes them. */
export type FoundCaptions = Omit<CaptionsReply, 'source'> & { type: 'found'; json: Uint8Array<ArrayBuffer> }

/** The outcome of asking the provider. Without captions in the language, it lists the existing tracks. */
export type CaptionsOutcome =
  | FoundCaptions
  | { type: 'no-language'; title: string; tracks: readonly CaptionTrack[] }
  | { type: 'failed'; reason: FailureReason }

/** The lines that a learner brought, as `video/found-captions` writes them. */
export type BroughtText = {
  json: Uint8Array<ArrayBuffer>
  lines: number
  timed: boolean
  malayalam: boolean
  first: string
  mended: OwnVideoAdded['mended']
}

/** The fields of the form with its texts parsed; or the field that cannot be read, and why. */
export type ReadForm =
  | {
      type: 'read'
      fields: Readonly<Record<string, string>>
      fileName: string
      text: BroughtText | undefined
    }
  | { type: 'refused'; file: 'original' | 'english'; fault: CaptionFault }
  | { type: 'broken' }

/** The jobs of the worker. */
export type CaptionsJob =
  | { kind: 'read'; type: string; bytes: Uint8Array<ArrayBuffer> }
  | {
      kind: 'find'
      source: string
      language: string
      settings: Extract<CaptionsSettings, { provider: 'youtube' }>
    }

/** The outcome of each job. */
export type OutcomeOf<Job extends CaptionsJob> = Job extends { kind: 'read' } ? ReadForm : CaptionsOutcome

/** Reads and fetches captions, each job for an asker whose jobs wait for each other. */
export type CaptionsPool = {
  run<Job extends CaptionsJob>(asker: string, job: Job): Promise<OutcomeOf<Job>>
  close(): Promise<void>
}
