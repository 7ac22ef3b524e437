import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/schema.ts'
import type { SecurityEvent } from '../errors/security-event.ts'
import type { AccountSettings } from './account-settings.ts'
import type { CaptionsPool, CaptionsSettings } from './captions.ts'
import type { ClipLibrary } from './clip-library.ts'
import type { Coach } from './coach.ts'
import type { Content } from './content.ts'
import type { Mailer } from './mailer.ts'
import type { Pages } from './pages.ts'
import type { Voice } from './voice.ts'

/** Work that no reply waits for. The server waits for it when it stops. */
export type Background = { start(work: () => Promise<unknown>): void; drain(): Promise<void> }

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
