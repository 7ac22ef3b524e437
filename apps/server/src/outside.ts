import type { TopicKey } from '@app/learning/course'
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
import type { CaptionsDesk } from './video/captions-desk.ts'
import type { CaptionsSettings } from './video/captions-settings.ts'

/** One of our own films; its files are `/films/<id>` with their endings. */
export type Film = {
  id: string
  theme: string
  title: { en: string; ml: string }
  transcript: Transcript
}

/** What the server needs of the content. The fingerprint is another when any of it is. */
export type Content = {
  fingerprint: string
  topics: readonly { key: TopicKey; questions: readonly Question[] }[]
  films?: readonly Film[]
  /** The files of our films by their names: `travel.mp4`. */
  filmFiles: ReadonlyMap<string, MediaFile>
}

/** Everything the server reaches outside itself. `main.ts` passes the real ones, tests pass theirs. */
export type Outside = {
  db: Kysely<Database>
  content: Content
  /** What is played under `/audio`. */
  clips: ClipLibrary
  pages: Pages
  version: string
  /** The origin that learners see: what mails and canonical addresses are made of. */
  publicUrl: string
  /** How many proxies of our own stand before the server. */
  proxies: number
  account: AccountSettings
  mail: Mailer
  /** Whether mails reach their readers: without SMTP_URL they become files of the operator's. */
  mailArrives: boolean
  /** Where captions of the provider's videos come from, if they are fetched, and who reads them. */
  captions: { settings: CaptionsSettings; desk: CaptionsDesk }
  coach: Coach
  /** What speaks sentences that have no clip. Null where the operator has switched it off. */
  voice: Pick<Voice, 'speak' | 'sendsTexts'> | null
  background: Pick<Background, 'start'>
  now: () => Date
  report: (error: unknown, id?: string) => void
  log: Logger
  /** Counts an event of security in the metrics, where there are any. */
  countSecurity: (event: SecurityEvent) => void
}

/** What is known of a request to the API: its id, and the e-mail of the account that it is about. */
export type Env = { Variables: { requestId: string; account?: string } }
