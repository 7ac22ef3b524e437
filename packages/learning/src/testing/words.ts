import type { LexiconEntry } from '../vocabulary/index.ts'

/** An entry of a thing that everybody talks about, or what else the test says. */
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
