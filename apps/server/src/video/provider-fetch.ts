import { youtubeAddress } from '../outside/captions.ts'
import { ProviderFailure } from './provider-failure.ts'

/** In milliseconds for one reply, and in bytes of it: captions of ten hours have a third of that. */
const timeLimit = 10_000
const maxBytes = 12 * 1024 * 1024
const maxRedirects = 3

/** Hosts to which the provider redirects a client that asks too much, or must consent first. */
const stopHosts = /(?:^|\.)(?:google\.[a-z.]+|consent\.youtube\.com)$/

type Init = Pick<RequestInit, 'method' | 'headers' | 'body'>
type Input = string | URL | Request

/**
 * A `fetch` for one host only, the provider's, over TLS. Other URLs in a library, a list of tracks or a
 * redirect are never requested. `address` replaces that host: by an operator's proxy, or the server of a
 * test. No cookie is sent.
 */
export function providerFetch(address: string) {
  async function ask(
    url: URL,
    { method = 'GET', headers, body }: Init,
    redirects: number,
  ): Promise<Response> {
    if (url.origin !== youtubeAddress)
      throw new ProviderFailure(
        stopHosts.test(url.hostname) ? 'rate-limit' : 'not-understood',
        `The provider leads to ${url.hostname}, which is not asked.`,
      )
    const sent = new Headers(headers)
    sent.delete('cookie')
    const reply = await fetch(address + url.pathname + url.search, {
      method,
      headers: sent,
      ...(body !== undefined && body !== null && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    }).catch((cause: unknown) => {
      throw new ProviderFailure('network', 'The provider cannot be reached.', { cause })
    })
    if (reply.status === 429) throw new ProviderFailure('rate-limit', 'The provider answers 429.')
    const location = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null
    if (location === null) return whole(reply)
    await reply.body?.cancel()
    if (redirects === 0) throw new ProviderFailure('not-understood', 'The provider redirects without end.')
    return ask(locate(location, url), { headers: sent }, redirects - 1)
  }

  function locate(location: string, from: URL): URL {
    const url = URL.parse(location, from.href)
    if (!url) throw new ProviderFailure('not-understood', 'The provider redirects to no address.')
    return url.origin === address ? new URL(url.pathname + url.search, youtubeAddress) : url
  }

  return (input: Input, init: Init = {}): Promise<Response> => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request ? request.url : String(input))
    return ask(url, { method: init.method ?? request?.method ?? 'GET', ...init }, maxRedirects)
  }
}

export type ProviderFetch = ReturnType<typeof providerFetch>

/** The reply with all its bytes, up to the limit. */
async function whole(reply: Response): Promise<Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of reply.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new ProviderFailure('not-understood', 'The provider’s answer is too large.')
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause
    throw new ProviderFailure('network', 'The provider’s answer did not arrive whole.', { cause })
  }
  const { status, headers } = reply
  const bare = new Headers(headers)
  bare.delete('content-encoding')
  bare.delete('content-length')
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
    status,
    headers: bare,
  })
}
