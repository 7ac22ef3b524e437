import * as v from 'valibot'

/** Everything the server may refuse with. The web turns each into a sentence of its own. */
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

/** What every refusal looks like. `id` is there to quote when something broke that should not. */
export const ErrorReply = v.object({
  code: ErrorCode,
  message: v.string(),
  id: v.optional(v.string()),
  /** What an area says besides, such as the line of a file: its own contract names the shape. */
  detail: v.optional(v.unknown()),
})
export type ErrorReply = v.InferOutput<typeof ErrorReply>
