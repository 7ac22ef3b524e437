import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { loginAddress } from '../addresses/login-address.ts'
import { usePlace } from '../addresses/use-place.ts'
import { hasServer } from '../api/has-server.ts'
import { type Keeps, keepingStore, keepsNow, noteKeeping } from '../device/storage/keeping.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'

/** What the learner has to know of what is kept here, and what helps. */
export function KeepingLines() {
  const { evicted, damaged, unreadable, ...keeping } = useStore(keepingStore)
  const isSignedIn = useSession().state === 'signed-in'
  const { path, language, to } = usePlace()
  const navigate = useNavigate()
  return (
    <div
      aria-live="polite"
      className="relative z-10 bg-gold-soft px-4 py-2 text-center text-balance text-ink"
    >
      <Line keeps={keepsNow(keeping)} isSignedIn={isSignedIn} />
      {keepsNow(keeping) !== 'kept' && !isSignedIn && hasServer && path !== '/login' && (
        // A link would come before the one that skips to the content, which must be the first of a page.
        <Button
          variant="quiet"
          className="text-base"
          onClick={() => void navigate(loginAddress(to('/today'), language))}
        >
          <Trans>Log in: then your account keeps it</Trans>
        </Button>
      )}
      {evicted && (
        <Told onRead={() => noteKeeping({ evicted: false })}>
          <Trans>
            Your browser has removed something that was kept here: it was short of space, or you had not been
            here for a while. What you did before may be missing. Log in, and your account keeps it.
          </Trans>
        </Told>
      )}
      {unreadable > 0 && (
        <Told onRead={() => noteKeeping({ unreadable: 0 })}>
          <Plural
            value={unreadable}
            one="# entry on this device is damaged: a result or a saved word. It cannot be read and does not count. All others do."
            other="# entries on this device are damaged: results or saved words. They cannot be read and do not count. All others do."
          />
        </Told>
      )}
      {damaged > 0 && (
        <Told onRead={() => noteKeeping({ damaged: 0 })}>
          <Plural
            value={damaged}
            one="# entry of yours is damaged, and your account did not take it. It stays on this device."
            other="# entries of yours are damaged, and your account did not take them. They stay on this device."
          />
        </Told>
      )}
    </div>
  )
}

function Line({ keeps, isSignedIn }: { keeps: Keeps; isSignedIn: boolean }): ReactNode {
  switch (keeps) {
    case 'kept':
    case 'unknown':
      return null
    case 'blocked':
      return (
        <p>
          <Trans>
            An older version of this app is open in another tab. Close that tab: until then, what you do here
            is kept by this page alone.
          </Trans>
        </p>
      )
    case 'full':
      return isSignedIn ? (
        <p>
          <Trans>
            This browser has no room left. What you do is sent to your account: stay online, and leave this
            page open until you are done.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            This browser has no room left: what you do now is gone when you close this page. Free some space,
            or save your progress to a file in the settings.
          </Trans>
        </p>
      )
    case 'refused':
      return isSignedIn ? (
        <p>
          <Trans>
            This browser keeps nothing, as in a private window. What you do is sent to your account: stay
            online, and leave this page open until you are done.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            This browser keeps nothing, as in a private window: what you do here is gone when you close this
            page. Another window may keep it.
          </Trans>
        </p>
      )
  }
}

function Told({ children, onRead }: { children: ReactNode; onRead: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <p>{children}</p>
      <Button variant="quiet" className="text-base" onClick={onRead}>
        <Trans>All right</Trans>
      </Button>
    </div>
  )
}
