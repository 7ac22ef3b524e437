import type { TopicKey } from '@app/learning/course'

/** The topics that ask for the sound of a letter; their options make sounds. */
export const isLetterTopic = (key: TopicKey) => key.endsWith('_l')

/** The topics that ask how to say a phrase, and how many words it has. */
const wordCounts: Partial<Record<TopicKey, number>> = { two_words: 2, three_words: 3 }

export const wordsOfPhrase = (key: TopicKey): number | undefined => wordCounts[key]
