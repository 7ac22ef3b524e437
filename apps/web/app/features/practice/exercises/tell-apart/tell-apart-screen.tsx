import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Choices } from '../../../../asking/choices.tsx'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { preferencesStore } from '../../../../device/settings/preferences.ts'
import { playInTurn } from '../../../../sound/sound.ts'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { SpeakerButton } from '../../../../ui/sound/speaker-button.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadingsOfChoices } from '../../use-romanise.ts'
import { SpeltText } from '../parts/spelt-text.tsx'
import { takenOption } from '../parts/taken-option.ts'

/** Two words that differ in one sound: which of two clips is the word, or which of two words was said. */
export function TellApartScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'tell-apart'>>) {
  const { way, text, audio, options, right } = exercise
  const isMatch = way === 'match'
  const readings = useReadingsOfChoices(
    options.map((option) => option.text),
    latin,
  )
  useBothInTurn(isMatch && !quiet ? options.flatMap((option) => option.audio ?? []) : [])
  return (
    <>
      <div className="flex grow flex-col items-center justify-center">
        <Prompt
          task={
            isMatch ? (
              <Trans>Listen to both. Which one is this word?</Trans>
            ) : (
              <Trans>Which of the two was said?</Trans>
            )
          }
        >
          {text && (
            <>
              <p lang="ml" className="text-5xl">
                {text}
              </p>
              <p className="min-h-6">
                <SpeltText spelt={readings[options.findIndex((option) => option.text === text)]} />
              </p>
            </>
          )}
          {audio && <Listen clip={audio} atOnce={!quiet} />}
        </Prompt>
      </div>
      <Choices
        options={options.map((option, at) => (
          <span key={option.text} className="flex flex-wrap items-baseline gap-x-3">
            {isMatch && !done ? (
              at === 0 ? (
                <Trans>The first</Trans>
              ) : (
                <Trans>The second</Trans>
              )
            ) : (
              <span lang="ml" className="text-2xl">
                {option.text}
              </span>
            )}
            {!isMatch && !done && <SpeltText spelt={readings[at]} />}
            {done && (
              <span className="text-sm text-ink-soft">
                <MixedText text={option.means ?? ''} />
              </span>
            )}
          </span>
        ))}
        aside={options.map((option, at) =>
          option.audio ? (
            <SpeakerButton
              key={option.text}
              clip={option.audio}
              label={<Trans>Listen to {at + 1}</Trans>}
              size="large"
            />
          ) : null,
        )}
        right={right}
        taken={takenOption(done)}
        onChoose={(option) => onAnswer({ type: 'chosen', option })}
      />
    </>
  )
}

/** Plays both clips when they appear. */
function useBothInTurn(clips: readonly string[]) {
  const both = clips.join(' ')
  useEffect(() => {
    if (both === '' || preferencesStore.getState().muted) return
    void playInTurn(both.split(' '), () => undefined)
  }, [both])
}
