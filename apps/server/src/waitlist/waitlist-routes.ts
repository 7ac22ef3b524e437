import { createHash, randomBytes } from 'node:crypto'
import { WaitlistRemoval, type WaitlistReply, WaitlistRequest, waitlistApi } from '@app/api'
import { Hono } from 'hono'
import { readBody } from '../http/read-body.ts'
import { limitByAddress } from '../limits/limit-by-address.ts'
import { addressKey } from '../mail/address-key.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { backToForm, isForm, redirectForm } from './redirect-form.ts'
import { waitlistStore } from './waitlist-store.ts'

const { join, leave } = waitlistApi

/** In bytes: the longest address, with each letter escaped, and a language. */
const maxBytes = 4096

export function waitlistRoutes(outside: Pick<Outside, 'db' | 'proxies'>) {
  const store = waitlistStore(outside.db)

  return new Hono<Env>()
    .post(join.path, redirectForm, limitByAddress(outside, join), async (context) => {
      const { email, language } = await readBody(context, WaitlistRequest, { maxBytes, form: true })
      const token = randomBytes(32).toString('base64url')
      await store.add({ address_key: addressKey(email), email, language, removal_hash: hashOf(token) })
      if (isForm(context)) return backToForm(context, 'thanks', `?waitlist=${token}`)
      return context.json({ token } satisfies WaitlistReply)
    })
    .post(leave.path, limitByAddress(outside, leave), async (context) => {
      const { token } = await readBody(context, WaitlistRemoval, { maxBytes })
      await store.removeByHash(hashOf(token))
      return context.json({})
    })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
