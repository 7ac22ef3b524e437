import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Choices } from '../../../../asking/choices.tsx'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { GlossLine } from '../parts/gloss-line.tsx'
import { takenOption } from '../parts/taken-option.ts'

/** A sentence, seen or only heard, and what it means. Words that were never met stand below it with their meaning. */
export function SentenceMeaningScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'sentence-meaning'>>) {
  const { by, text, audio, glosses, options, right } = exercise
  const isShown = by === 'eye' || done !== undefined
  return (
    <>
      <div className="flex grow flex-col items-center justify-center">
        <Prompt task={<Trans>What does it mean?</Trans>}>
          {audio && <Listen clip={audio} atOnce={!quiet && (by === 'ear' || latin(text))} />}
          <p
            lang={languageOf(text)}
            className={`min-h-10 text-2xl text-balance break-words ${isShown ? '' : 'invisible'}`}
          >
            {isShown ? text : ''}
          </p>
          <p className="min-h-6">{isShown && (latin(text) || done) && <Reading text={text} />}</p>
          <GlossLine glosses={glosses} />
        </Prompt>
      </div>
      <Choices
        options={options.map((option) => <MixedText key={option.text} text={option.text} />)}
        right={right}
        taken={takenOption(done)}
        onChoose={(option) => onAnswer({ type: 'chosen', option })}
      />
    </>
  )
}
