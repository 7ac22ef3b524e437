import type { Answer } from '@app/learning/course'

/** Whether only the learner says that it was right: then nothing was compared, and nothing is praised. */
export const isSelfJudged = (answer: Answer | undefined): boolean =>
  answer?.type === 'said' || answer?.type === 'self'

/** Whether right and wrong have their sound. In a scene each line had its answer. */
export const isPraised = (answer: Answer): boolean => !isSelfJudged(answer) && answer.type !== 'walked'
