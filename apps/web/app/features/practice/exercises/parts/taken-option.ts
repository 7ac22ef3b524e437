import type { Answer } from '@app/learning/course'

/** The option that an answer took; `unknown` if it took none. Undefined while there is no answer. */
export const takenOption = (done: { answer: Answer } | undefined): number | 'unknown' | undefined =>
  done && (done.answer.type === 'chosen' ? done.answer.option : 'unknown')
