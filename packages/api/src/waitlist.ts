import { languageCodes, sourceLanguage } from '@app/learning/languages'
import * as v from 'valibot'
import { EmailAddress } from './email-address.ts'
import type { Limit } from './limit.ts'

/** What the form sends. `language` is the page's language, in which mails to the reader are written. */
export const WaitlistRequest = v.object({
  email: EmailAddress,
  language: v.optional(v.picklist(languageCodes, 'language-unknown'), sourceLanguage),
})

/** The token that removes what one request added. It is random, so that nobody else can guess it. */
export const WaitlistToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'waitlist-token-unknown'))

export const isWaitlistToken = (value: unknown): value is string => v.is(WaitlistToken, value)

/**
 * The reply is the same whether or not the address was already on the list. The token of a request that added
 * nothing removes nothing.
 */
export const WaitlistReply = v.object({ token: WaitlistToken })
export type WaitlistReply = v.InferOutput<typeof WaitlistReply>

/** The reply is the same whether or not anything was removed. */
export const WaitlistRemoval = v.object({ token: WaitlistToken })

/**
 * A school or a village may share one address. A program that tries thousands of addresses does not get far.
 */
const limit = { per: 'address', many: 20, seconds: 600 } as const satisfies Limit

/** `join` also takes a plain HTML form, and then redirects back to its page (303). */
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
