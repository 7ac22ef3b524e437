import * as v from 'valibot'

/** A refusal names the field and repeats no more than this of what was sent. */
const longest = 200

/** Why a contract's schema does not take what was sent, as a sentence of ours. The library's own words are about its types. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)?.slice(0, longest)
  // Ours are sentences with a full stop; the library's have none.
  if (issue.message.endsWith('.')) return issue.message.slice(0, longest)
  if (field !== undefined && issue.received === 'undefined') return `The body must have "${field}".`
  return field === undefined
    ? 'The body is not what is asked for here.'
    : `"${field}" is not what is asked for here.`
}
