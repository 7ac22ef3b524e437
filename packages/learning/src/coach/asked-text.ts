import { isMalayalam } from '@app/malayalam'
import * as v from 'valibot'
import { longestBatch, longestGuess, longestText, longestTopic, mostBatchLines } from './asked-lengths.ts'
import { tidy } from './tidy.ts'

/** Whether a text has anything English to ask about. */
export const isEnglish = (text: string): boolean => /[a-z]/iu.test(text)

/** The texts of these refusals are ids of messages of the server. */
const line = (longest: number, long: string) =>
  v.pipe(v.string(), v.transform(tidy), v.maxLength(longest, long))

export const AskedTopic = v.pipe(line(longestTopic, 'topic-long'), v.nonEmpty('topic-missing'))
export const AskedText = v.pipe(line(longestText, 'text-long'), v.check(isMalayalam, 'text-no-malayalam'))
/** The same of an English text. */
export const AskedEnglish = v.pipe(line(longestText, 'text-long'), v.check(isEnglish, 'text-no-english'))
export const AskedGuess = line(longestGuess, 'guess-long')

/** Lines of a text that are translated in one request. */
export const AskedLines = v.pipe(
  v.array(v.pipe(v.string(), v.transform(tidy), v.check(isMalayalam, 'text-no-malayalam'))),
  v.minLength(1, 'no-line'),
  v.maxLength(mostBatchLines, 'lines-too-many'),
  v.check((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= longestBatch, 'lines-long'),
)
