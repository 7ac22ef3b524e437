import type { Language } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { cacheKeys } from '../../storage/keys.ts'
import { Button } from '../../ui/button.tsx'
import { lacksRoom, watchRoom } from './app-room.ts'
import { keepApp } from './keep-app.ts'

/** Where a learner is in the middle of something. */
const undisturbed = ['/lessons2', '/youtube2', '/demo', '/coach']

/**
 * Says that a new version is ready, and asks; and that what is played cannot be kept. Nothing changes before the learner says so, and in the
 * middle of something nothing is said.
 */
export function VersionNotice() {
  const { t } = useLingui()
  const { path, language } = usePlace()
  const [takeNewVersion, setTake] = useState<() => void>()
  const [noRoom, setNoRoom] = useState<'said' | 'known'>()

  useEffect(() => keepApp((take) => void offer(() => setTake(() => take))), [])
  useEffect(() => keepLanguage(language), [language])
  useEffect(() => renewWhenOnline(), [])
  useEffect(
    () => watchRoom(() => lacksRoom('sounds') && void offer(() => setNoRoom((before) => before ?? 'said'))),
    [],
  )

  if (undisturbed.includes(path)) return null
  if (takeNewVersion)
    return (
      <Notice name={t`New version`} told={<Trans>A new version is ready.</Trans>}>
        <Button onClick={takeNewVersion} className="px-2 text-base">
          <Trans>Reload now</Trans>
        </Button>
        <Button look="quiet" onClick={() => setTake(undefined)} className="px-2 text-base">
          <Trans>Later</Trans>
        </Button>
      </Notice>
    )
  if (noRoom === 'said')
    return (
      <Notice
        name={t`No room`}
        told={
          <Trans>
            This device has no room left: sounds that you play are not kept for times without a network. Free
            some space.
          </Trans>
        }
      >
        <Button look="quiet" onClick={() => setNoRoom('known')} className="col-span-2 px-2 text-base">
          <Trans>Close</Trans>
        </Button>
      </Notice>
    )
  return null
}

function Notice({ name, told, children }: { name: string; told: ReactNode; children: ReactNode }) {
  return (
    <aside
      aria-label={name}
      className="fixed inset-x-3 bottom-3 z-10 mx-auto max-w-md rounded-3xl border-2 border-gold bg-surface p-4 text-center shadow-xl"
    >
      <p role="status" className="mb-3 font-semibold">
        {told}
      </p>
      <div className="grid grid-cols-2 gap-3">{children}</div>
    </aside>
  )
}

/** Most devices keep no clips: what renews them is fetched where some are. */
function renewWhenOnline(): () => void {
  const renew = async () => {
    if (!('caches' in globalThis && (await caches.has(cacheKeys.clips)))) return
    const { renewClips } = await import('./renew-clips.ts')
    await renewClips()
  }
  const listening = new AbortController()
  // What fails is tried again at the next visit.
  const attempt = () => void renew().catch(() => undefined)
  attempt()
  addEventListener('online', attempt, { signal: listening.signal })
  return () => listening.abort()
}

/** Its words are fetched when there is something to say: most visits see no new version. A version is told of before it is taken, so they are still there. */
const offer = (show: () => void) => loadMessages('more').then(show, () => undefined)

/** Has the pages of a language kept: those that the learner reads, and no others. */
function keepLanguage(language: Language) {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keepPagesIn: language }))
}
