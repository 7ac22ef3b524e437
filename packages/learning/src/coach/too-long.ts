import { longestGuess, longestText, longestTopic } from './asked-lengths.ts'
import type { CoachQuestion } from './messages.ts'
import { tidy } from './tidy.ts'

/** The part of a question that is too long, and the most characters that it may have. */
export type TooLong = { part: 'topic' | 'text' | 'guess'; most: number }

/**
 * The part of a question that is too long to be asked, or undefined. The screen itself asks for parts that
 * are missing.
 */
export function tooLongIn(question: CoachQuestion): TooLong | undefined {
  switch (question.type) {
    case 'generate':
      return isLonger(longestTopic, question.topic) ? { part: 'topic', most: longestTopic } : undefined
    case 'analyze':
      return isLonger(longestText, question.text) ? { part: 'text', most: longestText } : undefined
    case 'check':
      if (isLonger(longestText, question.text)) return { part: 'text', most: longestText }
      return isLonger(longestGuess, question.pronunciation, question.meaning)
        ? { part: 'guess', most: longestGuess }
        : undefined
  }
}

const isLonger = (limit: number, ...texts: readonly string[]) =>
  texts.some((text) => tidy(text).length > limit)
