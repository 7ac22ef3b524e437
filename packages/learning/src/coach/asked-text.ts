import { isMalayalam } from '@app/malayalam'
import * as v from 'valibot'
import { longestBatch, longestGuess, longestText, longestTopic, mostBatchLines } from './asked-lengths.ts'
import { tidy } from './tidy.ts'

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

/** Lines of a text that are translated in one request. */
export const AskedLines = v.pipe(
  v.array(v.pipe(v.string(), v.transform(tidy), v.check(isMalayalam, 'Please enter some Malayalam text.'))),
  v.minLength(1, 'There is no line to translate.'),
  v.maxLength(mostBatchLines, `At most ${mostBatchLines} lines are translated at once.`),
  v.check(
    (lines) => lines.reduce((sum, line) => sum + line.length, 0) <= longestBatch,
    `Lines that are translated at once may have ${longestBatch} characters at most.`,
  ),
)
