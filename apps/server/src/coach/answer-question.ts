import { createHash } from 'node:crypto'
import type { Credits } from '@app/api'
import { UnknownTopic } from '@app/coach'
import { type CoachQuestion, messagesOf, type TranslateQuestion } from '@app/learning/coach'
import { type Language, textIn } from '@app/learning/languages'
import { AppError } from '../errors/app-error.ts'
import { type Message, said } from '../language/messages.ts'
import type { Outside } from '../outside/outside.ts'
import { askWithRetry } from './ask-with-retry.ts'
import { CoachFailure } from './coach-model.ts'
import { coachStore } from './coach-store.ts'
import { UnderWay } from './under-way.ts'

/**
 * Reads a reply; undefined if it is not an answer. An answer that is not `whole` is not stored for others who
 * ask.
 */
export type Read<Answer> = (reply: string) => { answer: Answer; whole: boolean } | undefined

type CoachRequest = {
  question: CoachQuestion | TranslateQuestion
  /** English by default. */
  language?: Language
  learner: string
  left: AbortSignal
}

/**
 * Returns the coach's answer: a stored one, or a new one, for which a service takes one of the learner's
 * credits of the day. A question without an answer costs nothing, nor does one that somebody else is asking. Throws an AppError: `too-many` if no credit
 * is left, `not-found` for an unknown topic, `unavailable`.
 */
export async function answerQuestion<Answer>(
  { db, coach, log }: Pick<Outside, 'db' | 'coach' | 'log'>,
  { question, language, learner, left }: CoachRequest,
  read: Read<Answer>,
): Promise<Answer> {
  const { model, dailyCredits } = coach
  const messages = messagesOf(question, language)
  const readIt = (reply: string) => {
    const found = read(reply)
    if (!found) throw new CoachFailure('The answer is none.')
    return found
  }
  const failed = (error: unknown) => {
    if (error instanceof UnknownTopic) return new AppError('not-found', topicUnknown(error))
    if (!(error instanceof CoachFailure)) return error
    log.warn({ why: error.message, asked: question.type }, 'The coach did not answer.')
    return new AppError('unavailable', 'coach-failed')
  }

  try {
    if (model.kind === 'built-in') return readIt(await askWithRetry(model, messages, left)).answer

    const store = coachStore(db)
    const key = createHash('sha256')
      .update(JSON.stringify([model.identity, messages]))
      .digest('base64url')
    const stored = await store.answerTo(key)
    const known = stored === undefined ? undefined : read(stored)
    if (known) return known.answer
    return readIt(await (underWayOn(db).join(key, left) ?? askAnew(key, store))).answer
  } catch (error) {
    throw failed(error)
  }

  async function askAnew(key: string, store: ReturnType<typeof coachStore>): Promise<string> {
    const credit = await store.take(learner, dailyCredits)
    // Somebody else may have asked while the credit was taken.
    const joined = underWayOn(db).join(key, left)
    if (joined) {
      await credit?.giveBack()
      return joined
    }
    if (!credit) throw new AppError('too-many', said('coach-credits', { credits: dailyCredits }))
    return underWayOn(db).begin(key, left, async (allLeft) => {
      try {
        const reply = await askWithRetry(model, messages, allLeft)
        // The database does not accept null characters, and readers of a reply leave them out.
        if (readIt(reply).whole) await store.keepAnswer(key, reply.replaceAll('\0', ''))
        await credit.spend()
        return reply
      } catch (error) {
        await credit.giveBack()
        throw error
      }
    })
  }
}

/** By database: the servers of this process that share one ask together. */
const questions = new WeakMap<Outside['db'], UnderWay>()

function underWayOn(db: Outside['db']): UnderWay {
  const known = questions.get(db) ?? new UnderWay()
  questions.set(db, known)
  return known
}

/** The credits that a learner has left today; undefined if the coach counts none. */
export async function creditsOf(
  { db, coach: { model, dailyCredits } }: Pick<Outside, 'db' | 'coach'>,
  learner: string,
): Promise<Credits | undefined> {
  if (model.kind === 'built-in') return undefined
  const used = await coachStore(db).used(learner)
  return { left: Math.max(0, dailyCredits - used), daily: dailyCredits }
}

const topicUnknown = ({ topic, nearest }: UnknownTopic): Message =>
  nearest.length === 0
    ? said('topic-unknown-alone', { topic })
    : said('topic-unknown', {
        topic,
        nearest: (language) => nearest.map(({ title }) => textIn(title, language)).join(', '),
      })
