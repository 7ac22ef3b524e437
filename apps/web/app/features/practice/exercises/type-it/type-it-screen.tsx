import type { Exercise } from '@app/learning/course'
import { Trans, useLingui } from '@lingui/react/macro'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { MalayalamField } from '../../keyboard/malayalam-field.tsx'
import { Differences } from '../parts/letter-pieces.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'type-it' }>>

/** A word is typed: by its meaning, or as it is heard. */
export function TypeItScreen({ exercise, done, onAnswer, quiet }: Props) {
  const { t } = useLingui()
  const { by, means, audio, words } = exercise
  const heard = by === 'ear' ? audio : undefined
  return (
    <div className="flex w-full grow flex-col gap-3">
      <div className="flex grow flex-col justify-center">
        <Prompt task={heard ? <Trans>Type what you hear.</Trans> : <Trans>Type it in Malayalam.</Trans>}>
          {heard ? (
            <Listen clip={heard} atOnce={!quiet} />
          ) : (
            <p lang="en" className="text-xl font-semibold text-balance">
              {means}
            </p>
          )}
        </Prompt>
      </div>
      <MalayalamField
        label={heard ? t`What you hear, in Malayalam` : t`The word in Malayalam`}
        onAnswer={(text) => onAnswer({ type: 'typed', text })}
        shown={
          done && (
            <RightAnswer text={words[0] ?? ''} means={heard && means} clip={audio}>
              <Differences result={done.result} />
            </RightAnswer>
          )
        }
      />
    </div>
  )
}
