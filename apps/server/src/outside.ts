import type { TopicKey } from '@app/learning/levels'
import type { Question } from '@app/learning/quiz'
import type { Transcript } from '@app/learning/video'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { AccountSettings } from './account/settings/account-settings.ts'
import type { ClipLibrary } from './audio/clip-library.ts'
import type { Background } from './background.ts'
import type { Coach } from './coach/coach-model.ts'
import type { Voice } from './coach/voice.ts'
import type { Database } from './db/schema.ts'
import type { MediaFile } from './http/send-file.ts'
import type { Mailer } from './mail/mail.ts'
import type { Pages } from './pages/page.ts'
import type { SecurityEvent } from './security/security-event.ts'
import type { CaptionsPool } from './video/captions-pool.ts'
import type { CaptionsSettings } from './video/captions-settings.ts'

/** One of our own films. Its files are `/films/<id>` with their extensions. */
export type Film = {
  id: string
  theme: string
  title: { en: string; ml: string }
  transcript: Transcript
}

/** What the server needs of the content. The fingerprint changes when any of it changes. */
export type Content = {
  fingerprint: string
  topics: readonly { key: TopicKey; questions: readonly Question[] }[]
  films?: readonly Film[]
  /** The files of our films by their names: `travel.mp4`. */
  filmFiles: ReadonlyMap<string, MediaFile>
}

/**
 * Everything that the server reaches outside itself. `main.ts` passes the real things, tests pass their own.
 */
export type Outside = {
  db: Kysely<Database>
  content: Content
  /** What is played under `/audio`. */
  clips: ClipLibrary
  pages: Pages
  version: string
  /** The origin that learners see, for mails and canonical URLs. */
  publicUrl: string
  /** How many proxies of our own are before the server. */
  proxies: number
  account: AccountSettings
  mail: Mailer
  /** Whether mails reach their readers. Without SMTP_URL they become files for the operator. */
  mailArrives: boolean
  /**
   * Where captions of the provider's videos come from, if they are fetched, and the worker pool that reads
   * them.
   */
  captions: { settings: CaptionsSettings; workers: CaptionsPool }
  coach: Coach
  /** Speaks sentences that have no clip. Null if the operator has switched it off. */
  voice: Pick<Voice, 'speak' | 'sendsTexts'> | null
  background: Pick<Background, 'start'>
  now: () => Date
  report: (error: unknown, id?: string) => void
  log: Logger
  /** Counts a security event in the metrics, if there are metrics. */
  countSecurity: (event: SecurityEvent) => void
}

/** What is known of a request to the API: its id, and the e-mail of the account that it is about. */
export type Env = { Variables: { requestId: string; account?: string } }
