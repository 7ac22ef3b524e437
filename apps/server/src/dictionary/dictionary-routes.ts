import { type DictionaryReply, dictionaryApi } from '@app/api'
import { Hono } from 'hono'
import * as v from 'valibot'
import { AppError } from '../errors/app-error.ts'
import { messageOf } from '../http/message-of.ts'
import { sendJson } from '../http/send-json.ts'
import { limitByAddress } from '../limits/limit-by-address.ts'
import type { Env, Outside } from '../outside/outside.ts'
import { dictionaryStore } from './dictionary-store.ts'

const { look } = dictionaryApi

export function dictionaryRoutes(outside: Pick<Outside, 'db' | 'proxies'>) {
  const store = dictionaryStore(outside.db)

  return new Hono<Env>().get(look.path, limitByAddress(outside, look), async (context) => {
    const query = v.safeParse(look.query, { word: context.req.query('word') })
    if (!query.success) throw new AppError('invalid', messageOf(query.issues[0]))
    const [dictionaries, entries] = await Promise.all([store.count(), store.look(query.output.word)])
    return sendJson(context, { dictionaries, entries } satisfies DictionaryReply)
  })
}
