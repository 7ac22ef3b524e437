import { useLingui } from '@lingui/react/macro'
import { VolumeX, X } from 'lucide-react'
import { prefer, usePreferences } from '../../device/settings/preferences.ts'
import { IconButton } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress.tsx'

/** The way out, how much is done (0 to 1), and the switch for all sound. Closing asks nothing: all is kept. */
export function SessionHeader({ progress, onClose }: { progress: number; onClose: () => void }) {
  const { t } = useLingui()
  const { muted } = usePreferences()
  return (
    <header className="flex items-center gap-2">
      <IconButton label={t`Close`} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
      <ProgressBar label={t`How much of the session is done`} value={Math.round(progress * 100)} max={100} />
      <IconButton
        label={t`Sound off`}
        aria-pressed={muted}
        onClick={() => prefer({ muted: !muted })}
        className="aria-pressed:bg-laterite-soft aria-pressed:text-laterite"
      >
        <VolumeX aria-hidden="true" />
      </IconButton>
    </header>
  )
}
