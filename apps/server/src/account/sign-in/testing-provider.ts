import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SocialProvider } from '@app/api'

export const clientId = 'our-id'
export const clientSecret = 'our-secret'

/** The user who is signed in at the provider, and whether the provider says that the e-mail is theirs. */
type Visitor = { id: string; email: string; verified: boolean }

type Reply = [status: number, body: unknown]
type OwnRequest = {
  visitor: Visitor
  query: URLSearchParams
  isToken: (token: string | null) => boolean
  bearer: string
}

/** What differs between the providers' protocols. Endpoints are named by host and path. */
type Protocol = {
  /** Where the browser is sent (`ask`), and where a code is exchanged for a token (`change`). */
  ask: string
  change: string
  /** Whether only the one who began can use a code, by PKCE. */
  pkce: boolean
  granted: (token: string, visitor: Visitor) => Record<string, unknown>
  refused: Reply
  endpoints: Record<string, (asked: OwnRequest) => Reply>
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

const protocols: Record<SocialProvider, Protocol> = {
  github: {
    ask: 'github.com/login/oauth/authorize',
    change: 'github.com/login/oauth/access_token',
    pkce: true,
    granted: (token) => ({ access_token: token, token_type: 'bearer', scope: 'read:user,user:email' }),
    refused: [200, { error: 'bad_verification_code' }],
    endpoints: {
      'api.github.com/user': ({ visitor, isToken, bearer }) =>
        isToken(bearer)
          ? [200, { id: Number(visitor.id), login: 'asha', name: 'Asha', email: null }]
          : [401, {}],
      'api.github.com/user/emails': ({ visitor, isToken, bearer }) =>
        isToken(bearer)
          ? [200, [{ email: visitor.email, primary: true, verified: visitor.verified }]]
          : [401, {}],
    },
  },

  google: {
    ask: 'accounts.google.com/o/oauth2/v2/auth',
    change: 'oauth2.googleapis.com/token',
    pkce: true,
    granted: (token, visitor) => ({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3599,
      scope: 'openid email profile',
      id_token: idToken(visitor),
    }),
    refused: [400, { error: 'invalid_grant', error_description: 'Bad Request' }],
    endpoints: {},
  },

  facebook: {
    ask: 'www.facebook.com/v24.0/dialog/oauth',
    change: 'graph.facebook.com/v24.0/oauth/access_token',
    pkce: false,
    granted: (token) => ({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 }),
    refused: [400, { error: { message: 'Invalid verification code', type: 'OAuthException', code: 100 } }],
    endpoints: {
      'graph.facebook.com/debug_token': ({ visitor, query, isToken }) =>
        query.get('access_token') === `${clientId}|${clientSecret}` && isToken(query.get('input_token'))
          ? [200, { data: { is_valid: true, app_id: clientId, user_id: visitor.id } }]
          : [400, { error: { type: 'OAuthException', code: 190 } }],
      'graph.facebook.com/me': ({ visitor, isToken, bearer }) =>
        isToken(bearer)
          ? [200, { id: visitor.id, name: 'Asha', email: visitor.email, picture: { data: { url: '' } } }]
          : [400, { error: { type: 'OAuthException', code: 190 } }],
    },
  },
}

/** The ID token, as Google sends it beside the access token. */
function idToken({ id, email, verified }: Visitor): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: id,
    name: 'Asha',
    email,
    email_verified: verified,
    iat: now,
    exp: now + 3600,
  }
  const parts = [{ alg: 'RS256', typ: 'JWT', kid: 'a' }, claims]
  const said = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${said}.${sign('sha256', Buffer.from(said), keys.privateKey).toString('base64url')}`
}

/**
 * A server that speaks a provider's protocol over HTTP. It asks the learner, sends them back to us with a
 * code that works once, gives a token for code, secret and PKCE verifier, and returns the user for the token.
 * `leadTo` redirects requests for the provider to it.
 */
export async function startProvider(provider: SocialProvider, visitor: Visitor) {
  const protocol = protocols[provider]
  const codes = new Map<string, { challenge: string | null; redirect: string }>()
  const tokens = new Set<string | null>()

  /** The provider's page, with the two ways back. */
  function ask(query: URLSearchParams): Reply {
    const challenge = query.get('code_challenge')
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== clientId || protocol.pkce !== (challenge !== null)) return [400, 'No.']
    const code = randomUUID()
    codes.set(code, { challenge, redirect })
    const back = (answer: Record<string, string>) =>
      `${redirect}?${new URLSearchParams({ state: query.get('state') ?? '', ...answer })}`.replaceAll(
        '&',
        '&amp;',
      )
    return [
      200,
      `<!doctype html><a href="${back({ code })}">Continue as Asha</a> <a href="${back({ error: 'access_denied' })}">Cancel</a>`,
    ]
  }

  function change(form: URLSearchParams): Reply {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret &&
      code?.redirect === form.get('redirect_uri') &&
      (code.challenge === null || code.challenge === proof)
    if (!isRight) return protocol.refused
    const token = randomUUID()
    tokens.add(token)
    return [200, protocol.granted(token, visitor)]
  }

  async function answer(incoming: IncomingMessage): Promise<Reply> {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '', 'http://provider')
    const endpoint = pathname.slice(1)
    if (endpoint === protocol.ask) return ask(query)
    if (endpoint === protocol.change) return change(new URLSearchParams(await text(incoming)))
    const bearer = incoming.headers.authorization?.replace(/^bearer /i, '') ?? ''
    return (
      protocol.endpoints[endpoint]?.({ visitor, query, isToken: (token) => tokens.has(token), bearer }) ?? [
        404,
        {},
      ]
    )
  }

  const server = createServer(async (incoming, outgoing) => {
    const [status, body] = await answer(incoming)
    const isPage = typeof body === 'string'
    outgoing
      .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
      .end(isPage ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * From now on, this process sends its requests to a provider to the stand-in, as if a name server said so.
 * Returns a function that undoes it.
 */
export function leadTo(standIn: string) {
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input)
    const isTheirs = /(?:^|\.)(?:github\.com|google(?:apis)?\.com|facebook\.com)$/.test(host)
    return isTheirs ? original(`${standIn}/${host}${pathname}${search}`, init) : original(input, init)
  }
  return () => {
    globalThis.fetch = original
  }
}
