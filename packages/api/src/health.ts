import * as v from 'valibot'

/**
 * What the server can do now. It replies at all: it is live. `read`: pages and all that is stored can be read. `write`: what
 * learners do can be stored. `status` says why not: `down`, the database does not respond; `full`, the disk is full.
 * `busy`: the database is slow at this moment, and was not a moment ago.
 */
export const HealthReply = v.object({
  status: v.picklist(['ok', 'busy', 'down', 'full']),
  version: v.string(),
  live: v.literal(true),
  read: v.boolean(),
  write: v.boolean(),
})
export type HealthReply = v.InferOutput<typeof HealthReply>

/**
 * All three reply the same. With status 503: `health` where nothing can be read, for a load balancer; `writing` where nothing
 * can be stored; `live` never.
 */
export const healthApi = {
  health: { method: 'get', path: '/api/health', reply: HealthReply, auth: 'open' },
  live: { method: 'get', path: '/api/health/live', reply: HealthReply, auth: 'open' },
  writing: { method: 'get', path: '/api/health/write', reply: HealthReply, auth: 'open' },
} as const
