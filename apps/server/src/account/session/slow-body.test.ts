import { setTimeout as sleep } from 'node:timers/promises'
import { accountApi, captionsApi, coachApi, ownVideosApi, progressApi, reviewsApi, syncApi } from '@app/api'
import { aPractice, aResult, aReview, someProgress } from '@app/learning/testing'
import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPassword, aPostbox } from '../../testing/learners.ts'
import { startApp } from '../../testing/start-app.ts'

const auth = '/api/auth'

/** A body in two parts. The second part is sent by a call. */
function inTwoParts(text: string) {
  const bytes = new TextEncoder().encode(text)
  const half = Math.floor(bytes.length / 2)
  let send = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(bytes.subarray(0, half))
      send = () => {
        stream.enqueue(bytes.subarray(half))
        stream.close()
      }
    },
  })
  return { body, send: () => send() }
}

const boundary = 'a-boundary'
const aForm = [
  `--${boundary}`,
  'content-disposition: form-data; name="original"',
  '',
  'അമ്മ വന്നു.',
  `--${boundary}--`,
  '',
].join('\r\n')

type Route = { method?: string; path: string; body: (id: string) => object | string }
const ownId = 'own-11111111-1111-4111-8111-111111111111'

/** Every request with a body that needs a signed-in learner. */
const routes: readonly Route[] = [
  {
    path: progressApi.exchange.path,
    body: (learner) => ({ learner, since: 0, progress: someProgress({ results: [aResult()] }) }),
  },
  {
    path: reviewsApi.exchange.path,
    body: (learner) => ({ learner, since: 0, reviews: [aReview(1, Date.UTC(2026, 0, 1))] }),
  },
  {
    path: syncApi.exchange.path,
    body: (learner) => ({
      ...{ learner, since: 0, progress: someProgress() },
      practice: [aPractice(1, Date.UTC(2026, 0, 1))],
    }),
  },
  { method: 'PUT', path: accountApi.saveProfile.path, body: () => ({ name: 'A thief', username: '' }) },
  { path: ownVideosApi.add.path, body: () => aForm },
  { method: 'PUT', path: `${ownVideosApi.add.path}/${ownId}`, body: () => ({ title: 'x' }) },
  { path: `${ownVideosApi.add.path}/${ownId}/translation`, body: () => ({ lines: [0] }) },
  { path: coachApi.analyze.path, body: () => ({ text: 'അമ്മ വന്നു.' }) },
  {
    path: captionsApi.find.path,
    body: () => ({ link: 'https://youtu.be/aaaaaaaaaaa', language: 'ml' }),
  },
  {
    path: `${auth}/change-password`,
    body: () => ({ currentPassword: aPassword, newPassword: 'what a thief chose' }),
  },
  { path: `${auth}/delete-user`, body: () => ({ password: aPassword }) },
  { path: `${auth}/revoke-other-sessions`, body: () => ({}) },
]

describe('a request whose session ends before its body has arrived', () => {
  it.each(routes)('is refused: $path', async ({ method = 'POST', path, body }) => {
    const { mail, tokenTo } = aPostbox()
    const server = await startApp({ mail })
    const learner = await aLearner(server, { proven: true })
    const owner = aBrowser(server)
    await owner.post(`${auth}/request-password-reset`, { email: learner.email })
    await server.settled()

    const sent = body(learner.id)
    const isForm = typeof sent === 'string'
    const parts = inTwoParts(isForm ? sent : JSON.stringify(sent))
    const type = isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json'
    const reply = learner.send(path, {
      method,
      body: parts.body,
      headers: { 'content-type': type },
      duplex: 'half',
    } as RequestInit)
    await sleep(30)
    const newPassword = 'what its owner chose'
    await owner.post(`${auth}/reset-password`, { token: tokenTo(learner.email), newPassword })
    parts.send()

    const response = await reply
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'signed-out' })
    for (const table of ['users', 'own_videos', 'coach_credits'] as const)
      expect(await server.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    expect(
      (await owner.post(`${auth}/sign-in/email`, { email: learner.email, password: newPassword })).status,
    ).toBe(200)
  })
})
