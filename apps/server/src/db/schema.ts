import type { ColumnType, Generated } from 'kysely'

/** One row for each option (docs/product.md, "Names that are kept"). Rows of an existing project have the first four columns only. */
type QuizQuestions = {
  id: Generated<string>
  question_text: string
  audio_path: string | null
  option_text: string
  is_correct: boolean
  topic: string | null
  help: string | null
  position: number | null
}

/** A video with its transcripts (docs/product.md, "Names that are kept"). Rows of an existing project have the first four columns only. */
type Videos = {
  video_id: string
  TranscriptMal: unknown
  TranscriptEng: unknown
  Words: unknown
  title: string | null
  title_ml: string | null
  /** Of our own films alone. */
  theme: string | null
  provider: string | null
  source: string | null
}

/** Which content stands in a table that is filled from it. */
type Seed = { name: string; fingerprint: string }

/** Where a learner's progress stands. Each record that changes takes the next version. */
type Progress = {
  learner_id: string
  epoch: Generated<number>
  userlevel: Generated<number>
  version: Generated<string>
}

/** A record of a learner: a result of the present epoch, or a saving of a word, without data once it was removed. */
type ProgressRecords = {
  learner_id: string
  kind: 'result' | 'word'
  id: string
  version: string
  data: unknown
}

/** How far a learner's log of reviews has been written: each review that is new or changes takes the next version. */
type ReviewLogs = { learner_id: string; version: Generated<string> }

/** A review of a learner; one that was undone has its id only. The word is its key. */
type Reviews = {
  learner_id: string
  id: string
  version: string
  word: string | null
  card: string | null
  grade: string | null
  at: string | null
  took: number | null
}

/**
 * What a learner tells of themselves (docs/product.md, "Names that are kept"). The key is the username in small letters, by which it is
 * unique; a database's own `lower` knows the small letters of its locale only.
 */
type Users = {
  userid: string
  name: string | null
  username: string | null
  Email: string
  username_key: string | null
}

/** Of better-auth's tables, the columns that we read or write ourselves. */
type AuthUser = {
  id: Generated<string>
  name: string
  email: string
  emailVerified: boolean
  role: string | null
  image: string | null
  twoFactorEnabled: boolean | null
  createdAt: Generated<Date>
  /** Counts the changes after which nothing mailed before may work; see `migrations/0012-proven-addresses.ts`. */
  stamp: Generated<string>
}
type AuthSession = { token: string; userId: string; expiresAt: Date }
type AuthAccount = {
  accountId: string
  providerId: string
  userId: string
  password: string | null
  updatedAt: Date
}
type AuthTwoFactor = { userId: string; secret: string; verified: boolean | null; used_step: string | null }
type AuthVerification = { id: string; identifier: string; value: string; expiresAt: Date }

/** A secret that was mailed for an account, by its hash. The stamp is the account's when it was mailed; a confirmation has none. */
export type MailedSecrets = {
  hash: string
  kind: 'confirm' | 'allow-email' | 'new-email' | 'reset' | 'code'
  user_id: string
  email: string
  new_email: string | null
  stamp: string | null
  tries: Generated<number>
  expires_at: Date
}

/** An address once, by its key; see `mail/address-key.ts`. Of the token that removes it there is only the hash. */
type Waitlist = {
  address_key: string
  email: string
  language: string
  removal_hash: string
  joined_at: ColumnType<Date, never, never>
}

/** What somebody finds wrong in the content. The id is the device's, so that it is kept once; nothing says who it was. */
type Reports = {
  number: Generated<string>
  id: string
  kind: string
  item: string
  shown: string
  note: string
  language: string
  version: string
  received_at: ColumnType<Date, never, never>
  closed_at: ColumnType<Date | null, never, Date>
}

/** A dictionary that the operator brought, under the name and with the licence they gave. */
type Dictionaries = { source: string; licence: string; imported_at: ColumnType<Date, never, Date> }
type DictionaryEntries = {
  source: string
  position: number
  key: string
  word: string
  pos: string | null
  meaning: string
}

/** How often something was asked for in a span of time; see `limits/limit-store.ts`. */
type RateLimits = { key: string; count: number; ends_at: Date }

/** A text that a learner brought, its lines as `TranslatedLine`s; a video of the provider's may belong to it. */
type OwnVideos = {
  id: Generated<string>
  learner_id: string
  title: string
  provider: 'youtube' | 'none'
  source: string | null
  timed: boolean
  malayalam: boolean
  is_generated: boolean
  line_count: number
  bytes: number
  added_at: Generated<Date>
  lines: unknown
}

/** What a line of such a text means, as a service said; of that its model, empty where it has no name. */
type OwnTranslations = {
  learner_id: string
  video_id: string
  line: number
  translation: string
  translated_by: string
}

/** What came of asking the provider; see `video/caption-cache-store.ts`. */
type CaptionCache = {
  source: string
  language: string
  outcome: unknown
  lines: string | null
  kept_until: Date | null
  fetching_until: Generated<Date>
}

/** How many answers of a service a learner had on the last day they had any; and until when what is asked now holds a credit. */
type CoachCredits = { learner_id: string; day: string; used: number; held_until: Generated<Date[]> }

/** An answer of a service, by a hash of the service and the question. */
type CoachAnswers = { key: string; answer: string; made_at: ColumnType<Date, never, Date> }

export type Database = {
  quiz_questions: QuizQuestions
  videos: Videos
  seed: Seed
  progress: Progress
  progress_records: ProgressRecords
  review_logs: ReviewLogs
  reviews: Reviews
  users: Users
  'auth.user': AuthUser
  'auth.session': AuthSession
  'auth.verification': AuthVerification
  'auth.account': AuthAccount
  'auth.twoFactor': AuthTwoFactor
  mailed_secrets: MailedSecrets
  waitlist: Waitlist
  reports: Reports
  rate_limits: RateLimits
  dictionaries: Dictionaries
  dictionary_entries: DictionaryEntries
  own_videos: OwnVideos
  own_translations: OwnTranslations
  caption_cache: CaptionCache
  coach_credits: CoachCredits
  coach_answers: CoachAnswers
}
