import { beforeEach, describe, expect, it } from 'vitest'
import { followSession, leaveSession } from './follow-session.ts'
import { endSession, sessionStore, type User } from './session.ts'

const anna: User = { id: 'anna', email: 'a@example.org', emailVerified: true, twoFactorEnabled: false }
const basil: User = { ...anna, id: 'basil' }

function aFollower() {
  const told: string[] = []
  const stop = followSession({
    onSignedIn: ({ id }) => told.push(`in ${id}`),
    onSignedOut: (why) => told.push(`out ${why}`),
  })
  return { told, stop }
}

const signIn = (user: User) => sessionStore.setState({ user, ended: false })
const signOut = () => sessionStore.setState({ user: null, ended: false })

beforeEach(signOut)

describe('followSession', () => {
  it('reports a learner who is signed in already', () => {
    signIn(anna)
    const { told, stop } = aFollower()
    stop()
    expect(told).toEqual(['in anna'])
  })

  it('reports nothing for a visitor', () => {
    const { told, stop } = aFollower()
    endSession()
    stop()
    expect(told).toEqual([])
  })

  it('reports whether the learner signed out, or the session ended', () => {
    const { told, stop } = aFollower()
    signIn(anna)
    signOut()
    signIn(anna)
    endSession()
    stop()
    expect(told).toEqual(['in anna', 'out chosen', 'in anna', 'out ended'])
  })

  it('reports another learner in place of the first', () => {
    const { told, stop } = aFollower()
    signIn(anna)
    signIn(basil)
    stop()
    expect(told).toEqual(['in anna', 'out chosen', 'in basil'])
  })

  it('reports nothing when something else about the learner changes', () => {
    const { told, stop } = aFollower()
    signIn(anna)
    signIn({ ...anna, email: 'b@example.org' })
    sessionStore.setState({ change: 'token-refreshed' })
    stop()
    expect(told).toEqual(['in anna'])
  })

  it('leaves once, before anything is waited for', async () => {
    const { told, stop } = aFollower()
    signIn(anna)
    const left = leaveSession()
    expect(told).toEqual(['in anna', 'out chosen'])
    signOut()
    await left
    stop()
    expect(told).toEqual(['in anna', 'out chosen'])
  })

  it('reports nothing after it is stopped', () => {
    const { told, stop } = aFollower()
    stop()
    signIn(anna)
    expect(told).toEqual([])
  })
})
