import type { TopicKey } from '@app/learning/course'
import type { Question } from '@app/learning/quiz'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { AccountSettings } from './account/account-settings.ts'
import type { Background } from './background.ts'
import type { Database } from './db/schema.ts'
import type { Mailer } from './mail/mail.ts'
import type { Pages } from './pages/page.ts'

/** A clip that is there: its file, and a hash that changes when its bytes do. */
export type Clip = { path: string; hash: string }

/** What the server needs of the content. The fingerprint is another when any of it is. */
export type Content = {
  fingerprint: string
  topics: readonly { key: TopicKey; questions: readonly Question[] }[]
  /** By file name without `.mp3`. */
  audio: ReadonlyMap<string, Clip>
}

/** Everything the server reaches outside itself. `main.ts` passes the real ones, tests pass theirs. */
export type Outside = {
  db: Kysely<Database>
  content: Content
  pages: Pages
  version: string
  /** The origin that learners see: what mails and canonical addresses are made of. */
  publicUrl: string
  /** How many proxies of our own stand before the server. */
  proxies: number
  account: AccountSettings
  mail: Mailer
  background: Pick<Background, 'start'>
  now: () => Date
  report: (error: unknown, id?: string) => void
  log: Logger
}

/** What is known of a request to the API. */
export type Env = { Variables: { requestId: string } }
