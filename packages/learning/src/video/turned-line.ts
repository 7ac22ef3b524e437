import type { Line } from './join-transcripts.ts'

/**
 * A line for a learner of English: its English is what is read, and its Malayalam says what that means. The list of
 * its words is of the Malayalam. A line without English stays.
 */
export const turnedLine = (line: Line): Line =>
  line.translation ? { ...line, text: line.translation, translation: line.text, words: [] } : line
