import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export const clientId = 'our-id'
export const clientSecret = 'our-secret'

/** Who is signed in at the provider, and whether it knows that the e-mail is theirs. */
type Visitor = { id: number; email: string; verified: boolean }

/**
 * A stand-in for GitHub that speaks its protocol over HTTP: it sends back to us with a code that holds once, gives a token for code,
 * secret and PKCE verifier, and tells for the token who it is. What our server fetches from GitHub's own addresses gets here.
 */
export async function startProvider(visitor: Visitor) {
  const codes = new Map<string, { challenge: string | null; redirect: string }>()
  const tokens = new Set<string>()

  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://provider')
    const reply = (status: number, body: unknown) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const bearer = incoming.headers.authorization?.replace(/^bearer /i, '') ?? ''
    switch (url.pathname) {
      case '/login/oauth/authorize': {
        const redirect = new URL(url.searchParams.get('redirect_uri') ?? '')
        if (url.searchParams.get('client_id') !== clientId) return reply(404, {})
        redirect.searchParams.set('state', url.searchParams.get('state') ?? '')
        if (url.searchParams.has('denied')) redirect.searchParams.set('error', 'access_denied')
        else {
          const code = randomUUID()
          codes.set(code, {
            challenge: url.searchParams.get('code_challenge'),
            redirect: redirect.origin + redirect.pathname,
          })
          redirect.searchParams.set('code', code)
        }
        return outgoing.writeHead(302, { location: redirect.href }).end()
      }
      case '/login/oauth/access_token': {
        const form = new URLSearchParams(await bodyOf(incoming))
        const code = codes.get(form.get('code') ?? '')
        codes.delete(form.get('code') ?? '')
        const verified = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
        const right =
          form.get('client_id') === clientId &&
          form.get('client_secret') === clientSecret &&
          code?.redirect === form.get('redirect_uri') &&
          code.challenge === verified
        if (!right) return reply(200, { error: 'bad_verification_code' })
        const token = randomUUID()
        tokens.add(token)
        return reply(200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' })
      }
      case '/user':
        return tokens.has(bearer)
          ? reply(200, { id: visitor.id, login: 'asha', name: 'Asha', email: null })
          : reply(401, {})
      case '/user/emails':
        return tokens.has(bearer)
          ? reply(200, [{ email: visitor.email, primary: true, verified: visitor.verified }])
          : reply(401, {})
      default:
        return reply(404, {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = leadHere(address)
  onTestFinished(() => {
    stop()
    server.closeAllConnections()
    server.close()
  })

  /** What the learner's browser does with the address it was sent to: answers where it is sent back to. */
  async function visit(url: string, { denied = false } = {}): Promise<string> {
    const { pathname, searchParams } = new URL(url)
    if (denied) searchParams.set('denied', '')
    const reply = await fetch(`${address}${pathname}?${searchParams}`, { redirect: 'manual' })
    const back = new URL(reply.headers.get('location') ?? '')
    return back.pathname + back.search
  }
  return { visit }
}

/** As a name server would: GitHub's names lead to the stand-in. */
function leadHere(address: string) {
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isTheirs = url.host === 'github.com' || url.host === 'api.github.com'
    return isTheirs ? original(address + url.pathname + url.search, init) : original(input, init)
  }
  return () => {
    globalThis.fetch = original
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of incoming) text += String(piece)
  return text
}
