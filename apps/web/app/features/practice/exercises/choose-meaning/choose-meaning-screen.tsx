import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { MeaningChoices } from '../parts/meaning-choices.tsx'
import { wordSize } from '../parts/script-size.ts'

/** A word, seen or only heard, and what it means; or a form of a word, and what its ending says. */
export function ChooseMeaningScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'choose-meaning'>>) {
  const { by, text, of, whole, audio, options, right } = exercise
  const isHeard = by === 'ear'
  // What is heard is not shown before it is answered. What is read can be heard: who knows a word by ear knows it.
  const isShown = !isHeard || done !== undefined
  return (
    <>
      <div className="flex grow flex-col items-center justify-center">
        <Prompt task={of ? <Trans>What does the ending mean?</Trans> : <Trans>What does it mean?</Trans>}>
          {isHeard && audio && <Listen clip={audio} atOnce={!quiet} />}
          <p lang={languageOf(text)} className={`min-h-14 ${wordSize(text)} ${isShown ? '' : 'invisible'}`}>
            {isShown ? text : ''}
          </p>
          <p className="min-h-6">
            {isShown && (latin(text) || done) && <Reading text={text} />}
            {of && (
              <span lang="ml" className="ml-2 text-ink-soft">
                ← {of}
              </span>
            )}
            {done && whole && (
              <span lang="en" className="ml-2 font-semibold">
                {whole}
              </span>
            )}
          </p>
          {!isHeard && audio && <Listen clip={audio} atOnce={!quiet && latin(text)} />}
        </Prompt>
      </div>
      <MeaningChoices {...{ options, right, done, onAnswer }} />
    </>
  )
}
