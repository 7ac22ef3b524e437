import * as v from 'valibot'

/** All codes with which the server refuses a request. The web has a sentence for each. */
export const ErrorCode = v.picklist([
  'invalid',
  'wrong-credentials',
  'signed-out',
  'forbidden',
  'not-found',
  'conflict',
  'wrong-method',
  'too-large',
  'wrong-type',
  'too-many',
  'unavailable',
  'unexpected',
])
export type ErrorCode = v.InferOutput<typeof ErrorCode>

/** The shape of every refusal. `id` is there to quote if something unexpected broke. */
export const ErrorReply = v.object({
  code: ErrorCode,
  message: v.string(),
  id: v.optional(v.string()),
  /** Details of an area, such as the line of a file. The area's own contract has the shape. */
  detail: v.optional(v.unknown()),
})
export type ErrorReply = v.InferOutput<typeof ErrorReply>
