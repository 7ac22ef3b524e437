import { type QuizQuestionRow, quizApi } from '@app/api'
import { Hono } from 'hono'
import { sendJson } from '../http/send-json.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { quizStore } from './quiz-store.ts'

export function quizRoutes({ db }: Pick<Outside, 'db'>) {
  const store = quizStore(db)

  return new Hono<Env>().get(quizApi.questions.path, async (context) => {
    const rows = await store.questions()
    return sendJson(context, rows satisfies QuizQuestionRow[])
  })
}
