import type { ColumnType, Generated } from 'kysely'

/**
 * One row for each option (docs/product.md, "Names that are kept"). Rows of an existing project have only the
 * first four columns.
 */
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

/**
 * A video with its transcripts (docs/product.md, "Names that are kept"). Rows of an existing project have
 * only the first four columns.
 */
type Videos = {
  video_id: string
  TranscriptMal: unknown
  TranscriptEng: unknown
  Words: unknown
  title: string | null
  title_ml: string | null
  /** Only our own films have one. */
  theme: string | null
  provider: string | null
  source: string | null
}

/** The fingerprint of the content from which a table was filled. */
type Seed = { name: string; fingerprint: string }

/**
 * A learner's level and epoch. Learners of English have tables of their own. Each record that changes, of progress or
 * of practice, gets the next version. `reviews_taken`: practice has the learner's reviews up to this version of theirs.
 * `known_edition`, `known_version`, `bytes`: see `migrations/0017-known-items.ts`.
 */
type Progress = {
  learner_id: string
  epoch: Generated<number>
  userlevel: Generated<number>
  version: Generated<string>
  reviews_taken: Generated<string>
  known_edition: number | null
  known_version: string | null
  bytes: string | null
  bytes_day: Date | null
  bytes_today: Generated<string>
}

/** What a learner knows of an item. */
type KnownItems = {
  learner_id: string
  item: string
  names: string[] | null
  known: unknown
  version: string
}

/** What a learner has chosen to learn. */
type LearntChoices = { learner_id: string; learnt: string }

/** An exercise that a learner did. One that was undone has no record. */
type Practice = { learner_id: string; id: string; version: string; record: unknown }

/** A record of a learner: a result of the present epoch, or a saved word. A removed record has no data. */
type ProgressRecords = {
  learner_id: string
  kind: 'result' | 'word'
  id: string
  version: string
  data: unknown
}

/**
 * The last version of a learner's log of reviews, which devices of version 0.1.0 still read and write: each new or
 * changed review gets the next version. `practice_given`: the reviews have the learner's practice up to this version.
 */
type ReviewLogs = { learner_id: string; version: Generated<string>; practice_given: Generated<string> }

/** A review of a learner. One that was undone has only its id. The word is its key. */
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
 * What learners say about themselves (docs/product.md, "Names that are kept"). The username is unique by its
 * key, which is in small letters: a database's own `lower` knows only the small letters of its locale.
 */
type Users = {
  userid: string
  name: string | null
  username: string | null
  Email: string
  username_key: string | null
}

/** The columns of better-auth's tables that we read or write ourselves. */
type AuthUser = {
  id: Generated<string>
  name: string
  email: string
  emailVerified: boolean
  role: string | null
  image: string | null
  twoFactorEnabled: boolean | null
  createdAt: Generated<Date>
  /** Counts the changes that make mailed secrets invalid; see `migrations/0012-proven-addresses.ts`. */
  stamp: Generated<string>
}
type AuthSession = { token: string; userId: string; expiresAt: Date; ipAddress: Generated<string | null> }
type AuthAccount = {
  accountId: string
  providerId: string
  userId: string
  password: string | null
  updatedAt: Date
}
type AuthTwoFactor = { userId: string; secret: string; verified: boolean | null; used_step: string | null }
type AuthVerification = { id: string; identifier: string; value: string; expiresAt: Date }

/**
 * The hash of a secret that was mailed for an account. The stamp is the account's at that moment; a
 * confirmation has none.
 */
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

/**
 * An address, once for each key; see `mail/address-key.ts`. The token that removes it is stored only as a
 * hash.
 */
type Waitlist = {
  address_key: string
  email: string
  language: string
  removal_hash: string
  joined_at: ColumnType<Date, never, never>
}

/** A report of a mistake in the content. The device makes the id, so that it is kept once; nothing says who sent it. */
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

/** A dictionary that the operator imported, with its name and its licence. */
type Dictionaries = { source: string; licence: string; imported_at: ColumnType<Date, never, Date> }
type DictionaryEntries = {
  source: string
  position: number
  key: string
  word: string
  pos: string | null
  meaning: string
}

/** How often a request was made in a span of time; see `limits/limit-store.ts`. */
type RateLimits = { key: string; count: number; ends_at: Date }

/**
 * A text that a learner brought, with its lines as `TranslatedLine`s. It may belong to a video of the
 * provider's.
 */
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

/**
 * The translation of a line of such a text, with the model of the service, which is empty if it has no name.
 */
type OwnTranslations = {
  learner_id: string
  video_id: string
  line: number
  translation: string
  translated_by: string
}

/** The result of asking the provider; see `video/caption-cache-store.ts`. */
type CaptionCache = {
  source: string
  language: string
  outcome: unknown
  lines: string | null
  kept_until: Date | null
  fetching_until: Generated<Date>
}

/**
 * How many answers of a service a learner had on the last day with any; and until when a question under way
 * holds a credit.
 */
type CoachCredits = { learner_id: string; day: string; used: number; held_until: Generated<Date[]> }

/** An answer of a service, by a hash of the service and the question. */
type CoachAnswers = { key: string; answer: string; made_at: ColumnType<Date, never, Date> }

export type Database = {
  quiz_questions: QuizQuestions
  videos: Videos
  seed: Seed
  progress: Progress
  progress_records: ProgressRecords
  practice: Practice
  known_items: KnownItems
  english_progress: Progress
  english_progress_records: ProgressRecords
  english_practice: Practice
  english_known_items: KnownItems
  learnt_choices: LearntChoices
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
