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

export type Database = {
  quiz_questions: QuizQuestions
  seed: Seed
  progress: Progress
  progress_records: ProgressRecords
}
