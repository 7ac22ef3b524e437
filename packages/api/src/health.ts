import * as v from 'valibot'

/** `ok` comes with status 200, the others with 503. `down`: the database does not answer. `full`: there is no room left to write. */
export const HealthReply = v.object({ status: v.picklist(['ok', 'down', 'full']), version: v.string() })
export type HealthReply = v.InferOutput<typeof HealthReply>

export const healthApi = {
  health: { method: 'get', path: '/api/health', reply: HealthReply, auth: 'open' },
} as const
