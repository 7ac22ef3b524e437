import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Keyboard, Volume2, VolumeX } from 'lucide-react'
import { prefer, usePreferences } from '../../storage/preferences.ts'
import { IconButton } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress.tsx'

type Props = {
  userlevel: number
  score: number
  number: number
  count: number
  onBack: () => void
  onHelp: () => void
}

/** Back, level, score, and how far the quiz has come. */
export function QuizHeader({ userlevel, score, number, count, onBack, onHelp }: Props) {
  const { t } = useLingui()
  const { muted } = usePreferences()
  return (
    <header>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton label={t`Back`} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <p className="font-bold">
          <Trans>Level {userlevel}</Trans>
        </p>
        <p className="ml-auto rounded-full bg-gold-soft px-3 py-1 font-bold">
          <Trans>Score: {score}</Trans>
        </p>
        <IconButton label={t`Sound off`} aria-pressed={muted} onClick={() => prefer({ muted: !muted })}>
          {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </IconButton>
        <IconButton label={t`Keys`} onClick={onHelp} className="max-md:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar label={t`Question ${number} of ${count}`} value={number} most={count} />
        <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-soft">
          {number} / {count}
        </span>
      </div>
    </header>
  )
}
