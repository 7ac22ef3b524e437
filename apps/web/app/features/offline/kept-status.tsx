import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { forgetClips, keptClips, watchClips } from '../../clips/clip-cache.ts'
import { askToPersist, type Persistence, readPersistence } from '../../device/keeping/persistence.ts'
import { Button } from '../../ui/button.tsx'
import { keepFocusInside } from '../../ui/keep-focus-inside.ts'
import { hasNoRoom, watchRoom } from './no-room.ts'
import { sizeText } from './size-text.ts'

type Status = { app: 'kept' | 'not yet' | 'no room'; clips: number; bytes: number; persistence: Persistence }

/**
 * Whether the app opens without a network, how much room it takes, and whether the browser has promised to
 * keep it.
 */
export function KeptStatus() {
  const [status, setStatus] = useState<Status>()
  const update = () => void readStatus().then(setStatus)
  useEffect(() => {
    const update = () => void readStatus().then(setStatus)
    update()
    const { serviceWorker } = navigator
    serviceWorker?.addEventListener('controllerchange', update)
    const stops = [watchRoom(update), ...('caches' in globalThis ? [watchClips(update)] : [])]
    return () => {
      serviceWorker?.removeEventListener('controllerchange', update)
      for (const stop of stops) stop()
    }
  }, [])

  if (!status) return null
  const { app, clips, bytes, persistence } = status
  const size = sizeText(bytes)
  return (
    <div ref={keepFocusInside} tabIndex={-1} role="status">
      <p>
        {app === 'kept' && <Trans>The app opens without a network. With its sounds it takes {size}.</Trans>}
        {app === 'not yet' && <Trans>The app is not on this device yet: it needs the network.</Trans>}
        {app === 'no room' && (
          <Trans>
            There is no room on this device for the app, so it needs the network. Free some space, then reload
            the page.
          </Trans>
        )}
      </p>
      {hasNoRoom('sounds') && (
        <p>
          <Trans>
            This device has no room left: sounds that you play are not kept for times without a network. Free
            some space.
          </Trans>
        </p>
      )}
      <p>{persistenceText[persistence]}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {persistence === 'not promised' && (
          <Button variant="quiet" className="grow text-base" onClick={() => void askToPersist().then(update)}>
            <Trans>Ask the browser to keep it</Trans>
          </Button>
        )}
        {clips > 0 && (
          <Button
            variant="danger"
            className="grow text-base"
            onClick={() => void keptClips().then(forgetClips).then(update)}
          >
            <Trans>Delete kept sounds</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

const persistenceText: Record<Persistence, ReactNode> = {
  promised: <Trans>The browser has promised to keep your progress here.</Trans>,
  'not promised': <Trans>The browser may clear your progress here when space runs short.</Trans>,
  unknown: <Trans>This browser does not say how long it keeps your progress.</Trans>,
}

async function readStatus(): Promise<Status> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const clips = 'caches' in globalThis ? (await keptClips().catch(() => new Set())).size : 0
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return {
    app: registration?.active ? 'kept' : hasNoRoom('app') ? 'no room' : 'not yet',
    clips,
    bytes: usage,
    persistence: await readPersistence(),
  }
}
