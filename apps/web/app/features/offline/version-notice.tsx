import type { Language } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { cacheKeys } from '../../device/storage/keys.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { Button } from '../../ui/button.tsx'
import { keepApp } from './keep-app.ts'
import { hasNoRoom, watchRoom } from './no-room.ts'

/** Pages where a learner is in the middle of something. */
const undisturbed = ['/lessons2', '/youtube2', '/demo', '/coach']

/**
 * Says that a new version is ready, or that sounds cannot be kept. The new version is taken only when the
 * learner agrees, and the notice does not appear on the pages above.
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
    () => watchRoom(() => hasNoRoom('sounds') && void offer(() => setNoRoom((before) => before ?? 'said'))),
    [],
  )

  if (undisturbed.includes(path)) return null
  if (takeNewVersion)
    return (
      <Notice name={t`New version`} text={<Trans>A new version is ready.</Trans>}>
        <Button onClick={takeNewVersion} className="px-2 text-base">
          <Trans>Reload now</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setTake(undefined)} className="px-2 text-base">
          <Trans>Later</Trans>
        </Button>
      </Notice>
    )
  if (noRoom === 'said')
    return (
      <Notice
        name={t`No room`}
        text={
          <Trans>
            This device has no room left: sounds that you play are not kept for times without a network. Free
            some space.
          </Trans>
        }
      >
        <Button variant="quiet" onClick={() => setNoRoom('known')} className="col-span-2 px-2 text-base">
          <Trans>Close</Trans>
        </Button>
      </Notice>
    )
  return null
}

function Notice({ name, text, children }: { name: string; text: ReactNode; children: ReactNode }) {
  return (
    <aside
      aria-label={name}
      className="fixed inset-x-3 bottom-3 z-10 mx-auto max-w-md rounded-3xl border-2 border-gold bg-surface p-4 text-center shadow-xl"
    >
      <p role="status" className="mb-3 font-semibold">
        {text}
      </p>
      <div className="grid grid-cols-2 gap-3">{children}</div>
    </aside>
  )
}

/** Most devices keep no clips, so the code that renews them is loaded only where some are kept. */
function renewWhenOnline(): () => void {
  const renew = async () => {
    if (!('caches' in globalThis && (await caches.has(cacheKeys.clips)))) return
    const { renewClips } = await import('../../clips/renew-clips.ts')
    await renewClips()
  }
  const listening = new AbortController()
  // What fails is tried again at the next visit.
  const attempt = () => void renew().catch(() => undefined)
  attempt()
  addEventListener('online', attempt, { signal: listening.signal })
  return () => listening.abort()
}

/**
 * Its messages are loaded when there is something to say, since most visits see no new version. They are
 * there before a version is taken.
 */
const offer = (show: () => void) => loadMessages('more').then(show, () => undefined)

/** Keeps the pages of the languages that the learner reads, and no others. */
function keepLanguage(language: Language) {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keepPagesIn: language }))
}
