import * as v from 'valibot'
import type { Fault } from '../fault.ts'
import type { Document, Place } from './document.ts'

type Schema<Value> = v.GenericSchema<unknown, Value>

/** The value of a file, if it has the shape of the schema; otherwise every fault of its shape. */
export function parseDocument<Value>(
  document: Document,
  schema: Schema<Value>,
): { value: Value; faults: readonly [] } | { value?: undefined; faults: readonly Fault[] } {
  if (document.faults.length > 0) return { faults: document.faults }
  const parsed = v.safeParse(schema, document.content)
  if (parsed.success) return { value: parsed.output, faults: [] }
  return { faults: parsed.issues.flatMap((issue) => faultsOf(document, issue, [])) }
}

function faultsOf(document: Document, issue: v.BaseIssue<unknown>, above: Place): Fault[] {
  const place = [...above, ...placeOf(issue)]
  // If a value may have several shapes, the author meant the closest one: the one whose faults lie inside the
  // value.
  const meant = issue.type === 'union' ? issue.issues?.filter(({ path }) => path) : undefined
  if (meant?.length) return meant.flatMap((inner) => faultsOf(document, inner, place))
  return [document.fault(place, sentenceOf(issue))]
}

/** The keys of the files are texts and numbers, which are all that a place consists of. */
export function placeOf({ path }: Pick<v.BaseIssue<unknown>, 'path'>): Place {
  return (path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []))
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.at(-1)?.key
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `"${key}" is no key that is known here.`
  if (issue.type === 'strict_object' && issue.received === 'undefined') return `"${key}" is missing here.`
  if (issue.kind !== 'schema') return issue.message
  if (issue.type === 'strict_object' || (issue.type === 'variant' && !issue.path))
    return 'Keys with their values are expected here.'
  if (issue.type === 'array') return 'A list is expected here.'
  if (issue.type === 'string')
    return issue.received === 'null' ? 'The text must not be empty.' : 'A text is expected here.'
  return issue.message
}
