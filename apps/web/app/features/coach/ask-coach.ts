import type { Credits } from '@app/api'
import { type CoachLevel, type CoachQuestion, mostSeen, tooLongIn } from '@app/learning/coach'
import type { CheckedGuesses } from '@app/learning/course'
import { ApiError } from '../../api/call.ts'
import type { Answer } from './answer.ts'
import type { Answering } from './answering.ts'
import { ask } from './coach-calls.ts'

/**
 * An answer, and what came with it. Of the built-in coach alone: the level that suited the learner, and what it found
 * in guesses, which a service tells in prose only.
 */
export type Answered = {
  answer: Answer
  credits?: Credits | undefined
  level?: CoachLevel
  checked?: CheckedGuesses
}

/**
 * Asks the coach that answers. Every failure is an answer too. A refusal carries the server's own sentence.
 */
export async function askCoach(
  question: CoachQuestion,
  { coach }: Answering,
  signal: AbortSignal,
): Promise<Answered> {
  const long = tooLongIn(question)
  if (long) return { answer: { type: 'failed', why: { type: 'too-long', ...long } } }
  try {
    if (coach === 'service') return await askService(question, signal)
    const { askBuiltIn, atLevel, checkedBy } = await import('./built-in.ts')
    if (question.type === 'generate') {
      const asked = await atLevel(question)
      return { answer: await askBuiltIn(asked), level: asked.level }
    }
    const answer = await askBuiltIn(question)
    return question.type === 'check' && question.learnt !== 'english'
      ? { answer, checked: await checkedBy(question) }
      : { answer }
  } catch (error) {
    const isRefused = error instanceof ApiError && ['too-many', 'not-found', 'invalid'].includes(error.code)
    return {
      answer: isRefused
        ? { type: 'failed', why: { type: 'refused', sentence: error.message } }
        : { type: 'failed' },
    }
  }
}

async function askService(question: CoachQuestion, signal: AbortSignal) {
  switch (question.type) {
    case 'generate': {
      const seen = question.seen.slice(-mostSeen)
      const { sentence, credits } = await ask('generate', { ...question, seen }, signal)
      return { answer: { type: 'generated', sentence } as const, credits }
    }
    case 'analyze': {
      const { credits, pronunciation, meaning, vocabulary } = await ask('analyze', question, signal)
      const analysis = {
        ...(pronunciation && { pronunciation }),
        ...(meaning && { meaning }),
        ...(vocabulary && { vocabulary }),
      }
      return { answer: { type: 'analyzed', analysis } as const, credits }
    }
    case 'check': {
      const { feedback, credits } = await ask('check', question, signal)
      return { answer: { type: 'checked', feedback } as const, credits }
    }
  }
}
