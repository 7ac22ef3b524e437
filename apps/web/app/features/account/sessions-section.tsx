import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { sessionStore } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import {
  getSession,
  listSessions,
  type OpenSession,
  revokeOtherSessions,
  revokeSession,
} from './auth-calls.ts'
import { FailureLine } from './failure-line.tsx'
import { Section } from './section.tsx'
import { SessionItem } from './session-item.tsx'
import { useAct } from './use-act.ts'

type Shown = { sessions: OpenSession[]; here: string | undefined }

/** Where the learner is signed in, and how to end that. */
export function SessionsSection() {
  const { t } = useLingui()
  const { busy, failure, act } = useAct()
  const [{ sessions, here }, setShown] = useState<Shown>({ sessions: [], here: undefined })
  // A session that was replaced or prolonged is another row: the list is read again.
  const expiresAt = useStore(sessionStore, ({ expiresAt }) => expiresAt)

  const load = useCallback(async () => {
    const [sessions, found] = await Promise.all([listSessions(), getSession()])
    const latestFirst = sessions.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    setShown({ sessions: latestFirst, here: found?.session.id })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is of this moment; see above for what makes it old
  useEffect(() => void act(load), [load, expiresAt])

  const end = (ending: () => Promise<unknown>) => act(() => ending().then(load))
  return (
    <Section title={t`Where you are signed in`} state={sessions.length || undefined}>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            here={session.id === here}
            onEnd={() => void end(() => revokeSession(session.token))}
          />
        ))}
      </ul>
      <FailureLine failure={failure} />
      {sessions.length > 1 && (
        <Button look="quiet" aria-disabled={busy} onClick={() => void end(revokeOtherSessions)}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </Section>
  )
}
