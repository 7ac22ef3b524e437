import * as v from 'valibot'

/**
 * `ok` comes with status 200, the others with 503. `down`: the database does not respond. `full`: the disk is
 * full.
 */
export const HealthReply = v.object({ status: v.picklist(['ok', 'down', 'full']), version: v.string() })
export type HealthReply = v.InferOutput<typeof HealthReply>

export const healthApi = {
  health: { method: 'get', path: '/api/health', reply: HealthReply, auth: 'open' },
} as const
