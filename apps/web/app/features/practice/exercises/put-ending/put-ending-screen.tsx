import type { Exercise } from '@app/learning/course'
import { sourceLanguage, textIn } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../../../../addresses/use-place.ts'
import { Choices } from '../../../../asking/choices.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import { ListenButton } from '../../../../ui/sound/listen-button.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { MalayalamField } from '../../keyboard/malayalam-field.tsx'
import { useReadingsOfChoices } from '../../use-romanise.ts'
import { Differences } from '../parts/letter-pieces.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'
import { SpeltText } from '../parts/spelt-text.tsx'
import { takenOption } from '../parts/taken-option.ts'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'put-ending' }>>

/** A sentence lacks one of its words: the form that belongs there is chosen, or typed. */
export function PutEndingScreen({ exercise, done, onAnswer, latin, content }: Props) {
  const { t } = useLingui()
  const { options, forms } = exercise
  const readings = useReadingsOfChoices(
    (options ?? []).map(({ text }) => text),
    latin,
  )
  const [form = ''] = forms
  return (
    <div className="flex w-full grow flex-col gap-3">
      <div className="flex grow flex-col justify-center">
        <Target exercise={exercise} latin={latin} content={content} done={done} />
      </div>
      {options ? (
        <Choices
          options={options.map(({ text }, at) => (
            <span key={text} className="flex flex-wrap items-baseline gap-x-3">
              <span lang="ml" className="malayalam">
                {text}
              </span>{' '}
              <SpeltText spelt={readings[at]} />
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

type TargetProps = Pick<Props, 'exercise' | 'latin' | 'content' | 'done'>

/** The sentence with a gap for a word, what it means, and the word. Once it is answered, the right form fills the gap. */
function Target({ exercise, latin, content, done }: TargetProps) {
  const { language } = usePlace()
  const { word, text, before, after, english, says, forms } = exercise
  const [form = ''] = forms
  const clip = content.words.get(word.slice('word:'.length))?.audio
  return (
    <Prompt task={<Trans>Put the word into the sentence.</Trans>}>
      <p lang="en" className="text-lg font-semibold text-balance">
        {english}
      </p>
      <p lang="ml" className="text-2xl leading-relaxed text-balance">
        {before}
        {done ? (
          <span className="font-semibold text-accent">{form}</span>
        ) : (
          <>
            <span aria-hidden="true" className="mx-1 inline-block w-20 border-b-2 border-gold" />
            <span className="sr-only">
              <Trans>(the gap)</Trans>
            </span>
          </>
        )}
        {after}
      </p>
      {(latin(before) || latin(after)) && <Reading text={`${before}${done ? form : '…'}${after}`} />}
      <p className="flex flex-wrap items-center justify-center gap-x-3 rounded-xl bg-backwater-soft px-3 py-1">
        <span lang="ml" className="text-xl">
          {text}
        </span>
        {latin(text) && <Reading text={text} />}
        {clip && <ListenButton clip={clip} text={text} />}
        {done && (
          <span className="text-ink-soft">
            <MixedText text={language === sourceLanguage ? says.en : textIn(says, language)} />
          </span>
        )}
      </p>
    </Prompt>
  )
}
