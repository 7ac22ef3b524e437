import type { TranslateReply } from '@app/api'
import { readTranslations } from '@app/learning/coach'
import type { Context } from 'hono'
import { AppError } from '../errors/app-error.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Outside } from '../outside/outside.ts'
import { answerQuestion } from './answer-question.ts'

type Needs = Pick<Outside, 'db' | 'coach' | 'log'>
type CoachRequest = { lines: readonly string[]; learner: string; left: AbortSignal }

/** Nobody reads faster than this, whoever pays for the answers. */
const questions = { many: 120, seconds: 60 }

/** Counts a question to the coach, in any area. Over the limit it throws `too-many`. */
export const countQuestion = (db: Outside['db'], context: Context, learner: string) =>
  countAgainst({ db, context }, ['coach', learner], questions)

/**
 * Translates these lines, in their order, with one question to the service for one credit. Throws like
 * `answerQuestion`.
 */
export async function translateLines(
  outside: Needs,
  { lines, learner, left }: CoachRequest,
): Promise<TranslateReply['translations']> {
  if (outside.coach.model.kind === 'built-in') throw new AppError('unavailable', 'no-translation')
  const translatedBy = outside.coach.model.name ?? ''
  const found = await answerQuestion(
    outside,
    { question: { type: 'translate', lines }, learner, left },
    (reply) => {
      const answer = readTranslations(reply, lines.length)
      return answer && { answer, whole: true }
    },
  )
  return found.map((translation) => ({ translation, translatedBy }))
}
