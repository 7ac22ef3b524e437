import { Trans } from '@lingui/react/macro'
import { Choices } from '../../../../asking/choices.tsx'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { QuestionText } from '../../../../asking/question-text.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'

/** A question of a topic's quiz, as its quiz asks it. */
export function QuizQuestionScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'quiz-question'>>) {
  const { question, order } = exercise
  const options = order.flatMap((place) => {
    const option = question.options[place]
    return option ? [{ option, place }] : []
  })
  const chosen = done?.answer.type === 'chosen' ? done.answer.option : undefined
  return (
    <>
      <div className="flex grow flex-col items-center justify-center gap-1.5">
        <Prompt
          task={
            quiet ? (
              <Trans>Look, then choose one of four answers.</Trans>
            ) : (
              <Trans>Listen to the question, then choose one of four answers.</Trans>
            )
          }
        >
          <QuestionText
            text={question.text}
            easy={latin(question.text) || done ? question.easy : undefined}
          />
        </Prompt>
        <Listen clip={question.audio} atOnce={!quiet} />
      </div>
      <Choices
        options={options.map(({ option }) => <MixedText key={option.text} text={option.text} />)}
        right={options.flatMap(({ option }, at) => (option.correct ? [at] : []))}
        taken={
          done && (chosen === undefined ? 'unknown' : options.findIndex(({ place }) => place === chosen))
        }
        onChoose={(at) => onAnswer({ type: 'chosen', option: options[at]?.place ?? 0 })}
      />
    </>
  )
}
