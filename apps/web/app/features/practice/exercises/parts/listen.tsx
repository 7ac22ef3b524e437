import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { playAlong } from '../../../../sound/sound.ts'
import { SpeakerButton } from '../../../../ui/sound/speaker-button.tsx'
import { SpeedButton } from '../../../../ui/sound/speed-button.tsx'

type Props = {
  clip: string
  /** Whether it sounds by itself when it appears. */
  atOnce?: boolean
}

/** The clip that an exercise is about, large, with its speed. */
export function Listen({ clip, atOnce = false }: Props) {
  const { t } = useLingui()
  useEffect(() => {
    if (atOnce) void playAlong(clip)
  }, [clip, atOnce])
  return (
    <div className="flex items-center justify-center gap-3">
      <SpeedButton />
      <SpeakerButton clip={clip} label={t`Listen`} size="large" />
      <span className="w-14" />
    </div>
  )
}
