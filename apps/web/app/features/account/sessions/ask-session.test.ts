import { describe, expect, it } from 'vitest'
import type { Session } from '../../../session/session.ts'
import { sessionAfter } from './ask-session.ts'

const user = { id: 'a', email: 'a@example.org', emailVerified: false, twoFactorEnabled: false }
const expiresAt = '2027-01-01T00:00:00.000Z'
const before: Session = { user, expiresAt, change: 'signed-in', ended: false, leaving: null }
const found = { user, session: { id: 's', expiresAt } }

describe('sessionAfter', () => {
  it('returns nothing when nothing is new', () => {
    expect(sessionAfter(before, found)).toBeUndefined()
  })

  it.each([
    ['signed-in', { ...before, user: null }, found],
    ['signed-in', before, { ...found, user: { ...user, id: 'b' } }],
    ['user-updated', before, { ...found, user: { ...user, emailVerified: true } }],
    ['user-updated', before, { ...found, user: { ...user, email: 'b@example.org' } }],
    ['user-updated', before, { ...found, user: { ...user, twoFactorEnabled: true } }],
    ['token-refreshed', before, { ...found, session: { id: 's', expiresAt: '2027-02-01T00:00:00.000Z' } }],
  ] as const)('returns %s', (change, before, found) => {
    expect(sessionAfter(before, found)).toEqual({
      user: found.user,
      expiresAt: found.session.expiresAt,
      change,
      ended: false,
      leaving: null,
    })
  })

  it('returns what the learner just did, where that is known', () => {
    expect(sessionAfter({ ...before, user: null }, found, 'challenge-verified')?.change).toBe(
      'challenge-verified',
    )
  })

  it('keeps nothing else of what the server sends', () => {
    const sent = { ...found, user: { ...user, role: 'admin', name: 'x' } }
    expect(sessionAfter(before, sent, 'user-updated')?.user).toEqual(user)
  })

  it('clears the notice about an ended session', () => {
    expect(sessionAfter({ ...before, user: null, ended: true }, found)?.ended).toBe(false)
  })
})
