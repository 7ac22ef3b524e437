import type { Exercise } from '@app/learning/course'
import { isMalayalam, languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { GlossLine } from '../parts/gloss-line.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { Builder } from './builder.tsx'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'build-sentence' }>>

/** A sentence is built from tiles of words, stems and endings: by its meaning, or as it is heard. */
export function BuildSentenceScreen({ exercise, done, onAnswer, latin, quiet, slot }: Props) {
  const { by, english, text, audio, glosses } = exercise
  const heard = by === 'ear' ? audio : undefined

  return (
    <div className="flex w-full grow flex-col gap-2">
      <div className="flex grow flex-col justify-center">
        <Prompt
          task={
            heard ? (
              <Trans>Build what you hear.</Trans>
            ) : !isMalayalam(text) ? (
              <Trans>Build it in English.</Trans>
            ) : (
              <Trans>Build it in Malayalam.</Trans>
            )
          }
        >
          {heard ? (
            <Listen clip={heard} atOnce={!quiet} />
          ) : (
            <p lang={languageOf(english)} className="text-xl font-semibold text-balance">
              {english}
            </p>
          )}
          <GlossLine glosses={glosses} />
        </Prompt>
      </div>
      <Builder {...{ exercise, done, latin, slot }} onBuilt={(tiles) => onAnswer({ type: 'built', tiles })}>
        <RightAnswer text={text} means={heard && english} clip={audio} />
      </Builder>
    </div>
  )
}
