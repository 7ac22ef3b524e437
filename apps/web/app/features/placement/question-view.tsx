import type { PlacementQuestion } from '@app/learning/course/placement'
import { sourceLanguage, textIn } from '@app/learning/languages'
import { easyLatin } from '@app/malayalam/sound'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { Choices } from '../../asking/choices.tsx'
import { useAskedHeading } from '../../asking/use-asked-heading.ts'
import { usePreferences } from '../../device/settings/preferences.ts'
import { playClip } from '../../sound/sound.ts'
import { LatinText } from '../../ui/latin-text.tsx'
import { Reading } from '../../ui/reading.tsx'
import { SpeakerButton } from '../../ui/sound/speaker-button.tsx'

const textSize = {
  'see-choose-sound': 'text-6xl',
  'choose-meaning': 'text-4xl',
  'sentence-meaning': 'text-2xl text-balance',
} as const

type Option = PlacementQuestion['options'][number]
type Props = { question: PlacementQuestion; onChoose: (option: number) => void }

/** A letter, or a word that is seen or heard, and four answers. One tap answers. */
export function QuestionView({ question, onChoose }: Props) {
  const heading = useAskedHeading(question)
  const clip = question.kind !== 'see-choose-sound' && question.by === 'ear' ? question.audio : undefined
  useEffect(() => {
    if (clip !== undefined) void playClip(clip)
  }, [clip])
  return (
    <>
      <div className="flex grow flex-col items-center justify-center gap-3 py-2 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-lg font-semibold text-balance">
          {question.kind === 'see-choose-sound' ? (
            <Trans>How does this letter sound?</Trans>
          ) : clip === undefined ? (
            <Trans>What does this say?</Trans>
          ) : (
            <Trans>What do you hear?</Trans>
          )}
        </h1>
        {clip === undefined ? (
          <p lang="ml" className={textSize[question.kind]}>
            {question.text}
          </p>
        ) : (
          <SpeakerButton clip={clip} label={<Trans>Listen</Trans>} size="large" />
        )}
      </div>
      <Choices
        options={question.options.map((option) =>
          question.kind === 'see-choose-sound' ? (
            <SoundName key={option.item ?? option.text} {...option} />
          ) : (
            <OptionMeaning key={option.item ?? option.text} {...option} />
          ),
        )}
        right={question.right}
        taken={undefined}
        onChoose={onChoose}
      />
    </>
  )
}

/** How a letter sounds, in the Latin that the learner chose. Who wants none needs it here. */
function SoundName({ text, say = '' }: Option) {
  const { romanisation } = usePreferences()
  if (romanisation === 'none') return <span>{easyLatin(say)}</span>
  return romanisation === 'precise' ? <LatinText>{text}</LatinText> : <Reading text={say} />
}

/** A meaning. What endings say is written in both languages, meanings of words in English. */
function OptionMeaning({ text, ml }: Option) {
  const { language } = usePlace()
  const said = textIn({ en: text, ml: ml ?? null }, language)
  return <span lang={said === ml ? language : sourceLanguage}>{said}</span>
}
