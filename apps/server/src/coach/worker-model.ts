import * as v from 'valibot'
import type { CoachModel } from '../outside/coach.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { CoachFailure } from './coach-model.ts'

type Settings = { url: string; apiKey?: string }

/** The reply is a list. Its first item has the answer. */
const Answer = v.looseTuple([v.object({ message: v.object({ content: v.string() }) })])

/** A worker: POST `{host}/chat` with the messages. */
export function workerModel({ url, apiKey }: Settings): CoachModel {
  const address = `${url.replace(/\/+$/, '')}/chat`
  return {
    kind: 'service',
    identity: address,
    async chat(messages, signal) {
      const reply = await boundedFetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ messages }),
        signal,
      })
      if (!reply.ok) {
        await reply.body?.cancel()
        throw refusedWith(reply.status)
      }
      const answer = v.safeParse(Answer, parse(await reply.text()))
      if (!answer.success) throw new CoachFailure('The reply is not a list with a message.')
      return answer.output[0].message.content
    },
  }
}

/** The service is too busy, gets too many requests, or is broken for a moment: one may ask again. */
export const refusedWith = (status: number) =>
  new CoachFailure(`The service answered ${status}.`, {
    mayPass: status === 408 || status === 429 || status >= 500,
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CoachFailure('The reply is no JSON.')
  }
}
