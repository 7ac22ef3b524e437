import { isMalayalam, normalise } from '@app/malayalam'
import * as v from 'valibot'

/** Characters that a learner may write: a topic, a text, a guess. */
export const longestTopic = 100
export const longestText = 500
export const longestGuess = 500

/** As many earlier sentences are told to the coach, so that it makes another one. */
export const mostSeen = 20

/**
 * Lines of a text that are translated by one question, and their characters together. Twenty lines read as one scene; their English is
 * some 400 tokens, which a slow service writes within the time that a learner waits, and within what an answer may have.
 */
export const mostBatchLines = 20
export const longestBatch = 1200

/** What a learner wrote, as it is sent: one line of our own spelling. */
export const tidy = (text: string) => normalise(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')).trim()

const line = (longest: number, long: string) =>
  v.pipe(v.string(), v.transform(tidy), v.maxLength(longest, long))

export const AskedTopic = v.pipe(
  line(longestTopic, `The topic may have ${longestTopic} characters at most.`),
  v.nonEmpty('Please enter a topic.'),
)
export const AskedText = v.pipe(
  line(longestText, `The text may have ${longestText} characters at most.`),
  v.check(isMalayalam, 'Please enter some Malayalam text.'),
)
export const AskedGuess = line(longestGuess, `A guess may have ${longestGuess} characters at most.`)

/** Lines of a text, to be translated in one go. */
export const AskedLines = v.pipe(
  v.array(v.pipe(v.string(), v.transform(tidy), v.check(isMalayalam, 'Please enter some Malayalam text.'))),
  v.minLength(1, 'There is no line to translate.'),
  v.maxLength(mostBatchLines, `At most ${mostBatchLines} lines are translated at once.`),
  v.check(
    (lines) => lines.reduce((sum, line) => sum + line.length, 0) <= longestBatch,
    `Lines that are translated at once may have ${longestBatch} characters at most.`,
  ),
)
