import { CoachFailure } from './coach-model.ts'

/** In bytes of a reply. The longest right answer has a hundredth of it. */
const maxBytes = 512 * 1024

/**
 * Sends a question as JSON, and returns the JSON of the reply. Throws a CoachFailure if the service refuses it, or its
 * reply is no JSON or too long; nothing of the question, the reply or the key is in the failure.
 */
export async function postMessages(
  address: string,
  apiKey: string | undefined,
  body: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(body),
    signal,
  })
  if (!reply.ok) {
    await reply.body?.cancel()
    throw refusedWith(reply.status)
  }
  try {
    return JSON.parse(await boundedText(reply))
  } catch (error) {
    if (error instanceof SyntaxError) throw new CoachFailure('The reply is no JSON.')
    throw error
  }
}

/** The service is too busy, gets too many requests, or is broken for a moment: one may ask again. */
const refusedWith = (status: number) =>
  new CoachFailure(`The service answered ${status}.`, {
    mayPass: status === 408 || status === 429 || status >= 500,
  })

/** The text of a reply. It fails when the reply is too long, before it is read whole. */
async function boundedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new CoachFailure('The reply is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
