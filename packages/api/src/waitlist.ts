import * as v from 'valibot'
import { EmailAddress } from './email-address.ts'
import type { Limit } from './limit.ts'

/** What the form sends. `language` is that of its page: the one to write to its reader in. */
export const WaitlistRequest = v.object({
  email: EmailAddress,
  language: v.optional(v.picklist(['en', 'ml'], 'The language must be en or ml.'), 'en'),
})

/** Takes back what one request added. Random, so that nobody finds it who was not told. */
export const WaitlistToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'This is not what joining answered.'))

export const isWaitlistToken = (value: unknown): value is string => v.is(WaitlistToken, value)

/** The same whether or not the address stood there before: the token of a request that added nothing removes nothing. */
export const WaitlistReply = v.object({ token: WaitlistToken })
export type WaitlistReply = v.InferOutput<typeof WaitlistReply>

/** The same whether or not anything was removed. */
export const WaitlistRemoval = v.object({ token: WaitlistToken })

/** A school or a village may share one address; a machine that tries thousands does not get far. */
const limit = { per: 'address', many: 20, seconds: 600 } as const satisfies Limit

/** `join` also takes a plain HTML form, which it sends back to its page (303). */
export const waitlistApi = {
  join: {
    method: 'post',
    path: '/api/waitlist',
    body: WaitlistRequest,
    reply: WaitlistReply,
    auth: 'open',
    limit,
  },
  leave: {
    method: 'post',
    path: '/api/waitlist/removal',
    body: WaitlistRemoval,
    reply: v.object({}),
    auth: 'open',
    limit,
  },
} as const
