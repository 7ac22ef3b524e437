import { longestBatch } from '@app/learning/coach'
import { languageCodes, languageOf } from '@app/learning/languages'
import { mostSent } from '@app/learning/progress'
import * as v from 'valibot'
import { isMessageId, type Message, said } from '../language/messages.ts'

/** A refusal names the field and repeats no more than this of what was sent. */
const longest = 200

/** Why a contract's schema does not take what was sent. Our schemas name a message by its id; the library's own words are about its types. */
export function messageOf(issue: v.BaseIssue<unknown>): Message {
  const field = v.getDotPath(issue)?.slice(0, longest)
  if (isMessageId(issue.message))
    return { id: issue.message, values: { ...bounds, most: Number(issue.requirement) } }
  if (field === undefined) return 'body-unknown'
  return said(issue.received === 'undefined' ? 'body-lacks' : 'field-unknown', { field })
}

/** The bounds that a schema checks by a rule of its own, by their names in messages. `most` is that of the library's rules. */
const bounds: Extract<Message, object>['values'] = {
  records: mostSent,
  letters: longestBatch,
  languages: (language) =>
    new Intl.ListFormat(languageOf(language).locale, { type: 'disjunction' }).format(languageCodes),
}
