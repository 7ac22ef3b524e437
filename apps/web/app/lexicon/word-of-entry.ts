import type { LexiconEntry, SavedWord } from '@app/learning/vocabulary'
import { easyLatin } from '@app/malayalam/sound'

/** What is saved of a word of the dictionary. */
export const wordOfEntry = ({ word, means }: Pick<LexiconEntry, 'word' | 'means'>): SavedWord => ({
  word,
  meaning: means.join(', '),
  pronunciation: easyLatin(word),
})
