import { beforeEach, describe, expect, it } from 'vitest'
import { followSession, leaveSession } from './follow-session.ts'
import { endSession, sessionStore, type User } from './session.ts'

const anna: User = { id: 'anna', email: 'a@example.org', emailVerified: true, twoFactorEnabled: false }
const basil: User = { ...anna, id: 'basil' }

function aFollower() {
  const reports: string[] = []
  const stop = followSession({
    onSignedIn: ({ id }) => reports.push(`in ${id}`),
    onSignedOut: (why) => reports.push(`out ${why}`),
  })
  return { reports, stop }
}

const signIn = (user: User) => sessionStore.setState({ user, ended: false })
const signOut = () => sessionStore.setState({ user: null, ended: false })

beforeEach(signOut)

describe('followSession', () => {
  it('reports a learner who is signed in already', () => {
    signIn(anna)
    const { reports, stop } = aFollower()
    stop()
    expect(reports).toEqual(['in anna'])
  })

  it('reports nothing for a visitor', () => {
    const { reports, stop } = aFollower()
    endSession()
    stop()
    expect(reports).toEqual([])
  })

  it('reports whether the learner signed out, or the session ended', () => {
    const { reports, stop } = aFollower()
    signIn(anna)
    signOut()
    signIn(anna)
    endSession()
    stop()
    expect(reports).toEqual(['in anna', 'out chosen', 'in anna', 'out ended'])
  })

  it('reports another learner in place of the first', () => {
    const { reports, stop } = aFollower()
    signIn(anna)
    signIn(basil)
    stop()
    expect(reports).toEqual(['in anna', 'out chosen', 'in basil'])
  })

  it('reports nothing when something else about the learner changes', () => {
    const { reports, stop } = aFollower()
    signIn(anna)
    signIn({ ...anna, email: 'b@example.org' })
    sessionStore.setState({ change: 'token-refreshed' })
    stop()
    expect(reports).toEqual(['in anna'])
  })

  it('leaves once, before anything is waited for', async () => {
    const { reports, stop } = aFollower()
    signIn(anna)
    const left = leaveSession()
    expect(reports).toEqual(['in anna', 'out chosen'])
    signOut()
    await left
    stop()
    expect(reports).toEqual(['in anna', 'out chosen'])
  })

  it('reports nothing after it is stopped', () => {
    const { reports, stop } = aFollower()
    stop()
    signIn(anna)
    expect(reports).toEqual([])
  })
})
