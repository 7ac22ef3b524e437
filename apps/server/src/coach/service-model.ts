import type { CoachModel } from '../outside/coach.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { CoachFailure } from './coach-model.ts'
import { refusedWith } from './worker-model.ts'

type Settings = { url: string; model: string; apiKey?: string }

/** In tokens. A whole analysis has some hundreds. */
const maxTokens = 2000

/**
 * Any service that speaks OpenAI's protocol, by its base URL. The library is loaded with the first question.
 */
export function serviceModel({ url, model, apiKey }: Settings): CoachModel {
  return {
    kind: 'service',
    name: model,
    identity: `${url} ${model}`,
    async chat(messages, abortSignal) {
      const [{ APICallError, generateText }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ])
      const provider = createOpenAICompatible({
        name: 'coach',
        baseURL: url.replace(/\/+$/, ''),
        fetch: boundedFetch,
        ...(apiKey && { apiKey }),
      })
      const said = (role: 'system' | 'user') =>
        messages.flatMap((message) => (message.role === role ? [message.content] : [])).join('\n')
      try {
        const { text } = await generateText({
          model: provider(model),
          system: said('system'),
          prompt: said('user'),
          maxRetries: 0,
          maxOutputTokens: maxTokens,
          abortSignal,
        })
        return text
      } catch (error) {
        // An error of this library contains the question and the key's headers, so nothing of it is passed
        // on.
        if (error instanceof CoachFailure) throw error
        if (!APICallError.isInstance(error))
          throw new CoachFailure('The service does not speak this protocol.')
        const { statusCode, isRetryable } = error
        if (statusCode !== undefined && statusCode !== 200) throw refusedWith(statusCode)
        throw new CoachFailure('The service did not answer as one of its kind.', { mayPass: isRetryable })
      }
    },
  }
}
