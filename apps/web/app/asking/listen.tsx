import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { playAlong } from '../sound/sound.ts'
import { SpeakerButton } from '../ui/sound/speaker-button.tsx'
import { SpeedButton } from '../ui/sound/speed-button.tsx'

type Props = {
  clip: string
  /** Whether it sounds by itself when it appears. */
  atOnce?: boolean
  /** What stands beside it. */
  children?: ReactNode
}

/** The clip that a question is about, large, with its speed. If it fails, the message stands below and covers nothing. */
export function Listen({ clip, atOnce = false, children }: Props) {
  const { t } = useLingui()
  useEffect(() => {
    if (atOnce) void playAlong(clip)
  }, [clip, atOnce])
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 has-[[data-trouble]]:pb-14">
      <SpeedButton />
      <SpeakerButton clip={clip} label={t`Listen`} size="large" />
      {children ?? <span className="w-14" />}
    </div>
  )
}
