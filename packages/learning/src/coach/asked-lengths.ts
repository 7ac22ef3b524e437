/** Characters that a learner may write: a topic, a text, a guess. */
export const longestTopic = 100
export const longestText = 500
export const longestGuess = 500

/** Characters that a box keeps. What is longer than may be asked is refused, not cut; three boxes as full as this still fit a request. */
export const longestKept = 5000

/** As many earlier sentences are told to the coach, so that it makes another one. */
export const mostSeen = 20

/**
 * Lines of a text that are translated by one question, and their characters together. Twenty lines read as one scene; their English is
 * some 400 tokens, which a slow service writes within the time that a learner waits, and within what an answer may have.
 */
export const mostBatchLines = 20
export const longestBatch = 1200
