import { useLingui } from '@lingui/react/macro'
import { Keyboard, type LucideIcon, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { prefer, usePreferences } from '../device/settings/preferences.ts'
import { IconButton } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress.tsx'

export type AskingHeaderProps = {
  leave: { label: string; Icon: LucideIcon; onLeave: () => void }
  progress: { label: string; value: number; max: number }
  /** Beside the way out. The progress then has a line of its own, with its numbers. */
  children?: ReactNode
}

/**
 * The way out, how much is done, and the switch for all sound. It is an ear crossed out, because a loudspeaker means
 * "hear it again".
 */
export function AskingHeader({
  leave: { label, Icon, onLeave },
  progress,
  children,
  onKeys,
}: AskingHeaderProps & { onKeys: () => void }) {
  const { t } = useLingui()
  const { muted } = usePreferences()
  return (
    <header>
      <div className="flex items-center gap-1">
        <IconButton label={label} onClick={onLeave}>
          <Icon aria-hidden="true" />
        </IconButton>
        {children ?? <ProgressBar {...progress} />}
        <IconButton
          label={t`Sound off`}
          aria-pressed={muted}
          onClick={() => prefer({ muted: !muted })}
          className="aria-pressed:bg-laterite-soft aria-pressed:text-laterite"
        >
          <VolumeX aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Keys`} onClick={onKeys} className="max-md:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      {children && (
        <div className="flex items-center gap-3">
          <ProgressBar {...progress} />
          <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-soft">
            {progress.value} / {progress.max}
          </span>
        </div>
      )}
    </header>
  )
}
