import * as v from 'valibot'
import type { CoachModel } from '../outside/coach.ts'
import { CoachFailure } from './coach-model.ts'
import { postMessages } from './post-messages.ts'

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
      const answer = v.safeParse(Answer, await postMessages(address, apiKey, { messages }, signal))
      if (!answer.success) throw new CoachFailure('The reply is not a list with a message.')
      return answer.output[0].message.content
    },
  }
}
