import { topicKeys } from '@app/learning/levels'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'
import type { Content, Film } from './outside/content.ts'
import { type NewQuizQuestion, quizStore } from './quiz/quiz-store.ts'
import { type NewVideo, videoStore } from './video/video-store.ts'

/**
 * Fills the tables that are copies of the content if the content has changed since the last time. Returns
 * whether it had.
 */
export async function seed(
  db: Kysely<Database>,
  { fingerprint, topics, films = [] }: Pick<Content, 'fingerprint' | 'topics' | 'films'>,
): Promise<boolean> {
  const questions = await quizStore(db).replaceQuestions(fingerprint, topicKeys, topics.flatMap(rowsOf))
  const videos = await videoStore(db).replaceFilms(films.map(videoOf))
  return questions || videos
}

/** The three transcripts are the same document: it also has the translations and the words. */
export function videoOf({ id, theme, title, transcript }: Film) {
  const document = JSON.stringify(transcript)
  return {
    video_id: id,
    TranscriptMal: document,
    TranscriptEng: document,
    Words: document,
    title: title.en,
    title_ml: title.ml,
    theme,
    provider: 'file',
    source: `/films/${id}`,
  } satisfies NewVideo
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

/**
 * The table has the path without its version, because the present bytes behind it are not part of a question.
 */
const withoutVersion = (audio: string) => audio.replace(/\?.*$/, '')
