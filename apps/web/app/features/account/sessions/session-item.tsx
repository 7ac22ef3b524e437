import { deviceOf } from '@app/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import type { OpenSession } from '../auth-calls.ts'

type Props = { session: OpenSession; here: boolean; onEnd: () => void }

/** One session of the learner: its device, and when it was last used. */
export function SessionItem({ session: { userAgent, updatedAt }, here, onEnd }: Props) {
  const { t, i18n } = useLingui()
  const { browser, system } = deviceOf(userAgent ?? '')
  const device = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`An unknown device`)
  const since = i18n.date(updatedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">{here ? <Trans>This device</Trans> : since}</p>
      </div>
      {!here && (
        <Button variant="quiet" aria-label={t`Sign out ${device}, ${since}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
