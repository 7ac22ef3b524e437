import type { ColumnType, Generated } from 'kysely'

/** One row for each option, under the specification's names. Rows of an existing project have the first four columns only. */
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

/** Which content stands in a table that is filled from it. */
type Seed = { name: string; fingerprint: string }

/** An address once, by its key; see `waitlist/address-key.ts`. Of the token that removes it there is only the hash. */
type Waitlist = {
  address_key: string
  email: string
  language: string
  removal_hash: string
  joined_at: ColumnType<Date, never, never>
}

/** How often something was asked for in a span of time; see `limits/limit-store.ts`. */
type RateLimits = { key: string; count: number; ends_at: Date }

export type Database = {
  quiz_questions: QuizQuestions
  seed: Seed
  waitlist: Waitlist
  rate_limits: RateLimits
}
