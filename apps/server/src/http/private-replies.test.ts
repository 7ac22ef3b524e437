import { describe, expect, it } from 'vitest'
import { aBrowser, aLearner, aPassword } from '../testing/learners.ts'
import { startApp } from '../testing/start-app.ts'

describe('a reply to a learner', () => {
  it.each([
    '/api/profile',
    '/api/account/data',
    '/api/own-videos',
    '/api/own-videos/own-00000000-0000-0000-0000-000000000000',
    '/api/videos/music',
    '/api/auth/list-sessions',
  ])('is not cached: %s', async (path) => {
    const { get } = await aLearner(await startApp())
    const { headers } = await get(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('etag')).toBeNull()
  })

  it('is cached, if it is their own text, no longer than the text is shown', async () => {
    const learner = await aLearner(await startApp())
    const body = new FormData()
    body.set('original', 'മഴ പെയ്യുന്നു')
    const added = await learner.send('/api/own-videos', { method: 'POST', body })
    const { video } = (await added.json()) as { video: { id: string } }
    const { status, headers } = await learner.get(`/api/own-videos/${video.id}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('etag')).toBeNull()
  })

  it('is in no shared cache, if it says who is signed in', async () => {
    const { get } = await aLearner(await startApp())
    expect((await get('/api/auth/get-session')).headers.get('cache-control')).toMatch('no-store')
  })

  it('may be cached if it is the same for all', async () => {
    const { get } = aBrowser(await startApp())
    expect((await get('/api/quiz-questions')).headers.get('cache-control')).toBe('no-cache')
  })
})

describe('the end of a session in this browser', () => {
  it('clears the replies that the browser stores, at a sign-out and at the deletion of the account', async () => {
    const server = await startApp()
    const one = await aLearner(server)
    expect((await one.post('/api/auth/sign-out')).headers.get('clear-site-data')).toBe('"cache"')
    const other = await aLearner(server)
    const deleted = await other.post('/api/auth/delete-user', { password: aPassword })
    expect(deleted.status).toBe(200)
    expect(deleted.headers.get('clear-site-data')).toBe('"cache"')
  })

  it('is not caused by a wrong password', async () => {
    const { post } = await aLearner(await startApp())
    const reply = await post('/api/auth/delete-user', { password: 'a wrong guess' })
    expect(reply.headers.get('clear-site-data')).toBeNull()
  })
})
