import { type About, shownOf } from './about.ts'

/**
 * What a report is about that is made at a word of the learner's list: the entry of our dictionary that explains
 * the word. The word itself may come from a text of the learner's own. Without an entry it is about the page.
 */
export async function aboutWord(word: string): Promise<About> {
  const { readingsOf } = await import('../lexicon/lexicon.ts')
  const [reading] = await readingsOf(word)
  if (!reading) return { kind: 'page', item: 'lm', shown: '' }
  const { id, word: headword, means } = reading.entry
  return { kind: 'word', item: id, shown: shownOf(headword, means.join(', ')) }
}
