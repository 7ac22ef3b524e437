import { textIn } from '@app/learning/languages'
import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { usePlace } from '../../../../addresses/use-place.ts'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { MeaningChoices } from '../parts/meaning-choices.tsx'
import { PersonHead, PersonName } from '../scene/person.tsx'

type Props = ExerciseScreenProps<ExerciseOf<'scene-recall'>>

/** Another day: a line of the last scene, heard or read again, and what one remembers of it. */
export function SceneRecallScreen({ exercise, done, onAnswer, latin, quiet, renderWords }: Props) {
  const { language } = usePlace()
  const { by, question, line, options, right } = exercise
  const { text, english, audio } = line
  const isShown = by === 'eye' || done !== undefined
  return (
    <>
      <div className="flex grow flex-col items-center justify-center gap-3">
        <Prompt task={<Trans>From the last scene</Trans>}>
          <p className="flex items-center gap-2">
            <PersonHead by={line.by} />
            <PersonName by={line.by} />
          </p>
          {audio && <Listen clip={audio} atOnce={!quiet && by === 'ear'} />}
          <p lang={languageOf(text)} className="min-h-10 text-2xl text-balance break-words">
            {isShown && (renderWords?.(text) ?? text)}
          </p>
          <p className="min-h-6">{isShown && (latin(text) || done) && <Reading text={text} />}</p>
          <p lang="en" className="min-h-6 text-ink-soft">
            {done && english}
          </p>
          <p lang={language} className="text-xl font-semibold text-balance">
            {textIn(question, language)}
          </p>
        </Prompt>
      </div>
      <MeaningChoices {...{ options, right, done, onAnswer }} />
    </>
  )
}
