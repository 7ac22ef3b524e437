import * as v from 'valibot'
import type { CoachModel } from '../outside/coach.ts'
import { CoachFailure } from './coach-model.ts'
import { postMessages } from './post-messages.ts'

type Settings = { url: string; model: string; apiKey?: string }

/** In tokens. A whole analysis has some hundreds. */
const maxTokens = 2000

/** A refusal to answer has no content. */
const Answer = v.object({
  choices: v.looseTuple([v.object({ message: v.object({ content: v.string() }) })]),
})

/** Any service that speaks OpenAI's protocol, by its base URL. */
export function serviceModel({ url, model, apiKey }: Settings): CoachModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`
  return {
    kind: 'service',
    name: model,
    identity: `${url} ${model}`,
    async chat(messages, signal) {
      const said = (role: 'system' | 'user') => ({
        role,
        content: messages.flatMap((message) => (message.role === role ? [message.content] : [])).join('\n'),
      })
      const body = { model, max_tokens: maxTokens, messages: [said('system'), said('user')] }
      const answer = v.safeParse(Answer, await postMessages(address, apiKey, body, signal))
      if (!answer.success) throw new CoachFailure('The service does not speak this protocol.')
      return answer.output.choices[0].message.content
    },
  }
}
