import { sourceLanguage, textIn } from '@app/learning/languages'
import { Trans } from '@lingui/react/macro'
import { usePlace } from '../../addresses/use-place.ts'

type Props = {
  /** The topic's name in the languages of the content. */
  title: { en: string; ml: string }
  userlevel: number
  score: number
}

/** The level and the topic that are played, and the score. */
export function QuizStanding({ title, userlevel, score }: Props) {
  const { language } = usePlace()
  return (
    <>
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
    </>
  )
}
