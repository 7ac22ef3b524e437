import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { sessionStore } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { listSessions, type OpenSession, revokeOtherSessions, revokeSession } from '../auth-calls.ts'
import { Section } from '../section.tsx'
import { getSession } from './session-call.ts'
import { SessionItem } from './session-item.tsx'

type Shown = { sessions: OpenSession[]; here: string | undefined }

/** Where the learner is signed in, and buttons to sign out there. */
export function SessionsSection() {
  const { t } = useLingui()
  return (
    <Section title={t`Where you are signed in`}>
      <SessionList />
    </Section>
  )
}

/** The learner's sessions, the latest first, each with a button that ends it. */
function SessionList() {
  const { busy, failure, act } = useAct()
  const [shown, setShown] = useState<Shown>()

  const load = useCallback(async () => {
    const [sessions, found] = await Promise.all([listSessions(), getSession()])
    const latestFirst = sessions.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    setShown({ sessions: latestFirst, here: found?.session.id })
  }, [])

  useEffect(() => {
    const read = () => void act(load)
    read()
    // A replaced or prolonged session is a new row, so the list is fetched again.
    return sessionStore.subscribe((now, before) => {
      if (now.expiresAt !== before.expiresAt) read()
    })
  }, [act, load])

  const end = (ending: () => Promise<unknown>) => void act(() => ending().then(load))
  return (
    <>
      {!shown && busy && (
        <p aria-busy="true" className="text-ink-soft">
          <Trans>Fetching the list…</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {shown?.sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            here={session.id === shown.here}
            onEnd={() => end(() => revokeSession(session.token))}
          />
        ))}
      </ul>
      <FailureLine failure={failure} />
      {shown && shown.sessions.length > 1 && (
        <Button variant="quiet" aria-disabled={busy} onClick={() => end(revokeOtherSessions)}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
      {!shown && !busy && (
        <Button variant="quiet" onClick={() => void act(load)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  )
}
