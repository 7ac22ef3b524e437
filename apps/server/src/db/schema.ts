import type { Generated } from 'kysely'

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

export type Database = { quiz_questions: QuizQuestions; seed: Seed }
