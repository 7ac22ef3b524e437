import * as v from 'valibot'

/** In characters: a refusal names the field and repeats no more than this of the request. */
const longest = 200

/**
 * The reason why a contract's schema refuses a value, as a sentence of ours. The library's own messages are
 * about its types.
 */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)?.slice(0, longest)
  // Our messages are sentences with a full stop; the library's have none.
  if (issue.message.endsWith('.')) return issue.message.slice(0, longest)
  if (field !== undefined && issue.received === 'undefined') return `The body must have "${field}".`
  return field === undefined
    ? 'The body is not what is asked for here.'
    : `"${field}" is not what is asked for here.`
}
