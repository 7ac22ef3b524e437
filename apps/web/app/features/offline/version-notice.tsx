import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loadMessages } from '../../i18n/load-messages.ts'
import { usePlace } from '../../lib/use-place.ts'
import { Button } from '../../ui/button.tsx'
import { keepApp } from './keep-app.ts'
import { keepLanguage } from './keep-language.ts'

/** Where a learner is in the middle of something. */
const undisturbed = ['/lessons2', '/youtube2', '/demo', '/coach']

/** Says that a new version is ready, and asks. Nothing changes before the learner says so, and in the middle of something nothing is asked. */
export function VersionNotice() {
  const { t } = useLingui()
  const { path, language } = usePlace()
  const [takeNewVersion, setTake] = useState<() => void>()

  useEffect(() => keepApp((take) => void offer(() => setTake(() => take))), [])
  useEffect(() => keepLanguage(language), [language])

  if (!takeNewVersion || undisturbed.includes(path)) return null
  return (
    <aside
      aria-label={t`New version`}
      className="fixed inset-x-3 bottom-3 z-10 mx-auto max-w-md rounded-3xl border-2 border-gold bg-surface p-4 text-center shadow-xl"
    >
      <p role="status" className="mb-3 font-semibold">
        <Trans>A new version is ready.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={takeNewVersion} className="px-2 text-base">
          <Trans>Reload now</Trans>
        </Button>
        <Button look="quiet" onClick={() => setTake(undefined)} className="px-2 text-base">
          <Trans>Later</Trans>
        </Button>
      </div>
    </aside>
  )
}

/** Its words are fetched when there is something to say: most visits see no new version. A version is told of before it is taken, so they are still there. */
const offer = (show: () => void) => loadMessages('device').then(show, () => undefined)
