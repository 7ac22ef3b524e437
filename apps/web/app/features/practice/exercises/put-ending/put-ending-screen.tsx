import type { Exercise } from '@app/learning/course'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../../../../addresses/use-place.ts'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { MalayalamField } from '../../keyboard/malayalam-field.tsx'
import { useReadings } from '../../use-romanise.ts'
import { Choices } from '../parts/choices.tsx'
import { Differences } from '../parts/letter-pieces.tsx'
import { Prompt } from '../parts/prompt.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { SpeltText } from '../parts/spelt-text.tsx'
import { takenOption } from '../parts/taken-option.ts'

type PutEnding = Extract<Exercise, { kind: 'put-ending' }>
type Props = ExerciseScreenProps<PutEnding>

/** A word is put into a form: the form is chosen, or typed. */
export function PutEndingScreen({ exercise, done, onAnswer, latin: isLatin }: Props) {
  const { t } = useLingui()
  const { options, forms } = exercise
  const latin = isLatin || exercise.latin === true
  const readings = useReadings()((options ?? []).map(({ text }) => text))
  const [form = ''] = forms
  return (
    <div className="flex w-full grow flex-col gap-3">
      <div className="flex grow flex-col justify-center">
        <Asked exercise={exercise} latin={latin} />
      </div>
      {options ? (
        <Choices
          options={options.map(({ text }, at) => (
            <span key={text} className="flex flex-wrap items-baseline gap-x-3">
              <span lang="ml" className="malayalam">
                {text}
              </span>
              {latin && <SpeltText spelt={readings[at]} />}
            </span>
          ))}
          right={options.findIndex(({ text }) => forms.includes(text))}
          taken={takenOption(done)}
          onChoose={(option) => onAnswer({ type: 'chosen', option })}
        />
      ) : (
        <MalayalamField
          label={t`The word with the ending`}
          onAnswer={(text) => onAnswer({ type: 'typed', text })}
          shown={
            done && (
              <RightAnswer text={form}>
                <Differences result={done.result} />
              </RightAnswer>
            )
          }
        />
      )}
    </div>
  )
}

/** The word, and what its form shall say. */
function Asked({ exercise: { text, means, says }, latin }: { exercise: PutEnding; latin: boolean }) {
  const { language } = usePlace()
  return (
    <Prompt task={<Trans>Give the word the form that says this.</Trans>}>
      <p className="flex flex-wrap items-baseline justify-center gap-x-3">
        <span lang="ml" className="text-3xl">
          {text}
        </span>
        {latin && <Reading text={text} />}
        <span lang="en" className="text-ink-soft">
          {means}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline justify-center gap-x-3 rounded-xl bg-backwater-soft px-3 py-1">
        <span lang="en" className="text-lg font-semibold">
          {says.en}
        </span>
        {language === 'ml' && <span>({says.ml})</span>}
      </p>
    </Prompt>
  )
}
