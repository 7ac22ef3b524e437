import type { Question } from '@app/learning/quiz'
import { saidInEnglish } from '@app/learning/spoken-english'

/** What is played with a question. English is said by the device where it can, so its text goes along. */
export const clipOfQuestion = ({ audio, say }: Pick<Question, 'audio' | 'say'>): string =>
  say === undefined ? audio : saidInEnglish(say)
