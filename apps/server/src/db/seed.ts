import { topicKeys } from '@app/learning/course'
import type { Kysely } from 'kysely'
import type { Content } from '../outside.ts'
import { type NewQuizQuestion, quizStore } from '../quiz/quiz-store.ts'
import type { Database } from './schema.ts'

/** Fills the tables that are copies of the content, when the content is another than at the last time. */
export function seed(db: Kysely<Database>, { fingerprint, topics }: Pick<Content, 'fingerprint' | 'topics'>) {
  return quizStore(db).replaceQuestions(fingerprint, topicKeys, topics.flatMap(rowsOf))
}

function rowsOf({ key, questions }: Content['topics'][number]): NewQuizQuestion[] {
  return questions.flatMap(({ text, audio, help, options }, index) =>
    options.map((option) => ({
      question_text: text,
      audio_path: withoutVersion(audio),
      option_text: option.text,
      is_correct: option.correct,
      topic: key,
      help: help ?? null,
      position: index + 1,
    })),
  )
}

/** The table keeps the path as the specification writes it: which bytes are behind it today is no part of a question. */
const withoutVersion = (audio: string) => audio.replace(/\?.*$/, '')
