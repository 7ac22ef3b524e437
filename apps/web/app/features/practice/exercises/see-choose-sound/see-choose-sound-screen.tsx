import { Trans } from '@lingui/react/macro'
import { Choices } from '../../../../asking/choices.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { SpeakerButton } from '../../../../ui/sound/speaker-button.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useRomanise } from '../../use-romanise.ts'
import { scriptSize } from '../parts/script-size.ts'
import { SpeltText } from '../parts/spelt-text.tsx'
import { takenOption } from '../parts/taken-option.ts'

/** A letter or a word in script, and how it sounds: in Latin, and each sound can be heard. */
export function SeeChooseSoundScreen({
  exercise,
  done,
  onAnswer,
}: ExerciseScreenProps<ExerciseOf<'see-choose-sound'>>) {
  const { text, options, right } = exercise
  // The only one with a clip would show itself.
  const isHeard = done !== undefined || options.every(({ audio }) => audio)
  const spelt = useRomanise()(options.map(({ say, text }) => say ?? text))
  return (
    <>
      <div className="flex grow flex-col items-center justify-center">
        <Prompt task={<Trans>How does it sound?</Trans>}>
          <p lang="ml" className={scriptSize(text)}>
            {text}
          </p>
        </Prompt>
      </div>
      <Choices
        options={options.map((option, at) => (
          <span key={option.text} className="flex flex-wrap items-baseline gap-x-3">
            <SpeltText className="text-xl text-ink" spelt={spelt[at]} />{' '}
            <span
              lang="ml"
              aria-hidden={!done}
              className={`text-xl text-ink-soft ${done ? '' : 'invisible'}`}
            >
              {option.means}
            </span>
          </span>
        ))}
        aside={options.map(({ audio, text }, at) =>
          audio && isHeard ? (
            <SpeakerButton key={text} clip={audio} label={<Trans>Listen to {at + 1}</Trans>} />
          ) : null,
        )}
        right={right}
        taken={takenOption(done)}
        onChoose={(option) => onAnswer({ type: 'chosen', option })}
      />
    </>
  )
}
