import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Choices } from '../../../../asking/choices.tsx'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useReadings } from '../../use-romanise.ts'
import { SpeltText } from '../parts/spelt-text.tsx'
import { takenOption } from '../parts/taken-option.ts'
import { MarkedLetter } from './marked-letter.tsx'

/** A letter or a word that is heard, and how it is written. */
export function HearChooseScriptScreen({
  exercise,
  done,
  onAnswer,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'hear-choose-script'>>) {
  const { audio, known, options, right } = exercise
  const readings = useReadings()(options.map(({ text }) => text))
  return (
    <>
      <div className="flex grow flex-col items-center justify-center">
        <Prompt
          task={
            known === undefined ? (
              <Trans>Which one do you hear?</Trans>
            ) : (
              <Trans>A word that you know: how is it written?</Trans>
            )
          }
        >
          <Listen clip={audio} atOnce={!quiet} />
          {known !== undefined && (
            <p className="text-lg font-semibold text-balance">
              <MixedText text={known} />
            </p>
          )}
        </Prompt>
      </div>
      <Choices
        options={options.map(({ text, means, mark }, at) => (
          <span key={text} className="flex flex-wrap items-baseline gap-x-3">
            <span lang={languageOf(text)} className="text-2xl">
              {mark === undefined ? text : <MarkedLetter text={text} mark={mark} />}
            </span>{' '}
            {/* Its room is kept, so that nothing moves when it is told. */}
            <span aria-hidden={!done} className={`text-sm text-ink-soft ${done ? '' : 'invisible'}`}>
              {means ? <MixedText text={means} /> : <SpeltText spelt={readings[at]} />}
            </span>
          </span>
        ))}
        right={right}
        taken={takenOption(done)}
        onChoose={(option) => onAnswer({ type: 'chosen', option })}
      />
    </>
  )
}
