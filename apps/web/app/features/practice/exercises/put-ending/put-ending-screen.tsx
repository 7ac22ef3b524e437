import type { Exercise } from '@app/learning/course'
import { sourceLanguage, textIn } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../../../../addresses/use-place.ts'
import { Reading } from '../../../../ui/reading.tsx'
import { ListenButton } from '../../../../ui/sound/listen-button.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { MalayalamField } from '../../keyboard/malayalam-field.tsx'
import { useReadings } from '../../use-romanise.ts'
import { Choices } from '../parts/choices.tsx'
import { Differences } from '../parts/letter-pieces.tsx'
import { Prompt } from '../parts/prompt.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { SpeltText } from '../parts/spelt-text.tsx'
import { takenOption } from '../parts/taken-option.ts'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'put-ending' }>>

/** A word is put into a form: the form is chosen, or typed. */
export function PutEndingScreen({ exercise, done, onAnswer, latin, content }: Props) {
  const { t } = useLingui()
  const { options, forms } = exercise
  const readings = useReadings()((options ?? []).map(({ text }) => text))
  const [form = ''] = forms
  return (
    <div className="flex w-full grow flex-col gap-3">
      <div className="flex grow flex-col justify-center">
        <Target exercise={exercise} latin={latin} content={content} />
      </div>
      {options ? (
        <Choices
          options={options.map(({ text }, at) => (
            <span key={text} className="flex flex-wrap items-baseline gap-x-3">
              <span lang="ml" className="malayalam">
                {text}
              </span>{' '}
              {latin(text) && <SpeltText spelt={readings[at]} />}
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
function Target({ exercise, latin, content }: Pick<Props, 'exercise' | 'latin' | 'content'>) {
  const { language } = usePlace()
  const { word, text, means, says } = exercise
  const clip = content.words.get(word.slice('word:'.length))?.audio
  return (
    <Prompt task={<Trans>Give the word the form that says this.</Trans>}>
      <p className="flex flex-wrap items-center justify-center gap-x-3">
        <span lang="ml" className={text.length <= 14 ? 'text-3xl' : 'text-2xl'}>
          {text}
        </span>
        {latin(text) && <Reading text={text} />}
        {clip && <ListenButton clip={clip} text={text} />}
        <span lang="en" className="text-ink-soft">
          {means}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline justify-center gap-x-3 rounded-xl bg-backwater-soft px-3 py-1">
        <span lang="en" className="text-lg font-semibold">
          {says.en}
        </span>
        {language !== sourceLanguage && <span>({textIn(says, language)})</span>}
      </p>
    </Prompt>
  )
}
