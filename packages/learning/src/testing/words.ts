import type { LexiconEntry } from '../vocabulary/index.ts'

/** A common noun's entry, with the fields that the test is about. */
export const anEntry = (word: string, means: string, more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  id: `${means.replace(/\W/g, '-').toLowerCase()}`,
  word,
  pos: 'noun',
  means: [means],
  use: 1,
  topic: 'talking',
  audio: `/audio/word-${means}.mp3`,
  ...more,
})
