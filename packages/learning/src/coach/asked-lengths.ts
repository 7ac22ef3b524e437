/** The most characters of what a learner may write: a topic, a text, a guess. */
export const longestTopic = 100
export const longestText = 500
export const longestGuess = 500

/**
 * The most characters that a text box keeps. A longer text than may be asked is refused, not cut. Three boxes
 * that are full still fit into one request.
 */
export const longestKept = 5000

/** A service is sent this many earlier sentences, so that it makes a new one. The built-in coach knows more. */
export const mostSeen = 20
export const mostRemembered = 200

/**
 * The most lines of a text in one request for a translation, and the most characters of them together. A
 * model reads twenty lines as one scene. Their English has about 400 tokens: a slow service writes that
 * within the time that a learner waits, and within the limit of a reply.
 */
export const mostBatchLines = 20
export const longestBatch = 1200
