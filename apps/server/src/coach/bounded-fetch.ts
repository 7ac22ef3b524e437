import { CoachFailure } from './coach-model.ts'

/** In bytes of a reply. The longest right answer has a hundredth of it. */
const maxBytes = 512 * 1024

/** A `fetch` that fails when a reply is too long, before it is read whole. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, init)
  if (Number(reply.headers.get('content-length')) > maxBytes) {
    await reply.body?.cancel()
    throw tooLong()
  }
  if (!reply.body) return reply
  let bytes = 0
  const counted = reply.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(tooLong())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = reply
  return new Response(counted, { status, statusText, headers })
}

const tooLong = () => new CoachFailure('The reply is too long.')
