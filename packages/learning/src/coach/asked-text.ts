import { isMalayalam, normalise } from '@app/malayalam'
import * as v from 'valibot'

/** Characters that a learner may write: a topic, a text, a guess. */
export const longestTopic = 100
export const longestText = 500
export const longestGuess = 500

/** As many earlier sentences are told to the coach, so that it makes another one. */
export const mostSeen = 20

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
