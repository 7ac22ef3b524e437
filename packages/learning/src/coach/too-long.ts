import { longestGuess, longestText, longestTopic } from './asked-lengths.ts'
import type { CoachQuestion } from './messages.ts'
import { tidy } from './tidy.ts'

/** What of a question has more characters than it may have, and how many those are. */
export type TooLong = { part: 'topic' | 'text' | 'guess'; most: number }

/** What of a question is too long to be asked; undefined where nothing is. What is not there at all, the screen asks for. */
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

const isLonger = (most: number, ...texts: readonly string[]) => texts.some((text) => tidy(text).length > most)
