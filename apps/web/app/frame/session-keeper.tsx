import { targetLanguages } from '@app/learning/languages'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { loginAddress } from '../addresses/login-address.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { forgetSync, startSync, stopSync } from '../device/sync/sync-switch.ts'
import { forgetAttempt } from '../device/under-way/forget-attempt.ts'
import { deletionMark } from '../session/deletion-mark.ts'
import { followSession, type SessionFollower } from '../session/follow-session.ts'
import { sessionStore } from '../session/session.ts'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'

const SessionNotice = lazyWithMessages(
  () => import('../features/account/sessions/session-notice.tsx').then(({ SessionNotice }) => SessionNotice),
  'more',
)

/** Milliseconds between two questions to the server whether the session is still valid. */
const askEvery = 30_000

/**
 * What starts and stops with a session. A session that ended by itself keeps its learner's progress for their
 * return.
 */
const follower: SessionFollower = {
  onSignedIn: ({ id }) => startSync(id),
  async onSignedOut(why) {
    const sent = why === 'chosen' && stopSync()
    if (why === 'chosen') for (const learnt of targetLanguages) forgetAttempt(learnt)
    const { forgetProfile } = await import('../features/account/profile/use-profile.ts')
    forgetProfile()
    await sent
    const deleted = why === 'chosen' && deletionMark.userId()
    if (!deleted) return
    await forgetSync(deleted)
    const { forgetReports } = await import('../reports/send-reports.ts')
    forgetReports()
    deletionMark.end()
  },
}

/** Keeps the session on screen the same as the server's. For a visitor it asks nothing and loads nothing. */
export function SessionKeeper() {
  useEffect(() => followSession(follower), [])
  useEffect(keepAsking, [])
  return (
    <Suspense>
      <AccountNotice />
    </Suspense>
  )
}

function AccountNotice() {
  const ended = useStore(sessionStore, ({ ended }) => ended)
  const { pathname } = useLocation()
  const search = useSearch()
  const { path, language } = usePlace()

  // In a quiz nothing covers the question: the notice appears on the next page.
  if (ended && path !== '/login' && path !== '/lessons2')
    return <SessionNotice loginAddress={loginAddress(`/${pathname.slice(1)}${search}`, language)} />
  return null
}

function finishLeaving() {
  import('../features/account/sessions/sign-out.ts')
    .then(({ finishSignOut }) => finishSignOut())
    // It is tried again when the network is back.
    .catch(() => undefined)
}

/**
 * Asks at the start, and whenever the learner comes back to the page or the network comes back. An unsent
 * sign-out goes first.
 */
function keepAsking() {
  let lastAsked = -askEvery
  const ask = () => {
    const now = performance.now()
    if (sessionStore.getState().leaving) finishLeaving()
    if (!sessionStore.getState().user || document.hidden || now - lastAsked < askEvery) return
    lastAsked = now
    import('../features/account/sessions/ask-session.ts')
      .then(({ askSession }) => askSession())
      // Without a network the learner stays signed in until the server says otherwise.
      .catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  window.addEventListener('focus', ask)
  window.addEventListener('online', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    window.removeEventListener('focus', ask)
    window.removeEventListener('online', ask)
  }
}
