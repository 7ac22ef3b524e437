import { longestBatch } from '@app/learning/coach'
import { languageCodes, languageOf } from '@app/learning/languages'
import { mostSent } from '@app/learning/progress'
import * as v from 'valibot'
import { isMessageId, type Message, said } from '../language/messages.ts'

/** In characters: a refusal names the field and repeats no more than this of the request. */
const longest = 200

/**
 * The message that says why a contract's schema refuses a value. Our schemas name a message by its id. The
 * library's own messages are about its types, and are not shown.
 */
export function messageOf(issue: v.BaseIssue<unknown>): Message {
  const field = v.getDotPath(issue)?.slice(0, longest)
  if (isMessageId(issue.message))
    return { id: issue.message, values: { ...bounds, most: Number(issue.requirement) } }
  if (field === undefined) return 'body-unknown'
  return said(issue.received === 'undefined' ? 'body-lacks' : 'field-unknown', { field })
}

/**
 * The limits that our schemas check with their own rules, under their names in the messages. `most` is the
 * limit of a rule of the library.
 */
const bounds: Extract<Message, object>['values'] = {
  records: mostSent,
  letters: longestBatch,
  languages: (language) =>
    new Intl.ListFormat(languageOf(language).locale, { type: 'disjunction' }).format(languageCodes),
}
