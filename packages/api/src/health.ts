import * as v from 'valibot'

/** `ok` comes with status 200, `down` with 503: the database does not answer. */
export const HealthReply = v.object({ status: v.picklist(['ok', 'down']), version: v.string() })
export type HealthReply = v.InferOutput<typeof HealthReply>

export const healthApi = {
  health: { method: 'get', path: '/api/health', reply: HealthReply, auth: 'open' },
} as const
