import { sourceLanguage, textIn } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Keyboard, VolumeX } from 'lucide-react'
import { usePlace } from '../../addresses/use-place.ts'
import { prefer, usePreferences } from '../../device/settings/preferences.ts'
import { IconButton } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress.tsx'

type Props = {
  /** The topic's name in the languages of the content. */
  title: { en: string; ml: string }
  userlevel: number
  score: number
  number: number
  count: number
  onBack: () => void
  onHelp: () => void
}

/**
 * The Back button, level and topic, score, and the progress of the quiz. The switch for all sound is an ear,
 * because a loudspeaker means "hear it again".
 */
export function QuizHeader({ title, userlevel, score, number, count, onBack, onHelp }: Props) {
  const { t } = useLingui()
  const { language } = usePlace()
  const { muted } = usePreferences()
  return (
    <header>
      <div className="flex items-center gap-1">
        <IconButton label={t`Back`} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <div className="min-w-0 grow leading-tight">
          <p className="font-bold">
            <Trans>Level {userlevel}</Trans>
          </p>
          <p lang={language in title ? language : sourceLanguage} className="truncate text-sm text-ink-soft">
            {textIn(title, language)}
          </p>
        </div>
        <p className="rounded-full whitespace-nowrap bg-gold-soft px-3 py-1 font-bold">
          <Trans>Score: {score}</Trans>
        </p>
        <IconButton
          label={t`Sound off`}
          aria-pressed={muted}
          onClick={() => prefer({ muted: !muted })}
          className="aria-pressed:bg-laterite-soft aria-pressed:text-laterite"
        >
          <VolumeX aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Keys`} onClick={onHelp} className="max-md:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex items-center gap-3">
        <ProgressBar label={t`Question ${number} of ${count}`} value={number} max={count} />
        <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-soft">
          {number} / {count}
        </span>
      </div>
    </header>
  )
}
