import { splitLastWord } from '@app/learning/quiz'
import { isMalayalam } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { Choices } from '../parts/choices.tsx'
import { Listen } from '../parts/listen.tsx'
import { Prompt } from '../parts/prompt.tsx'

/** A question of a topic's quiz, as its quiz asks it. */
export function QuizQuestionScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
}: ExerciseScreenProps<ExerciseOf<'quiz-question'>>) {
  const { question, order } = exercise
  const { before, word, after } = splitLastWord(question.text)
  const isScript = isMalayalam(question.text)
  const options = order.flatMap((place) => {
    const option = question.options[place]
    return option ? [{ option, place }] : []
  })
  const chosen = done?.answer.type === 'chosen' ? done.answer.option : undefined
  const taken = chosen === undefined ? 'unknown' : options.findIndex(({ place }) => place === chosen)
  return (
    <>
      <div className="flex grow flex-col items-center justify-center gap-1.5">
        <Prompt task={<Trans>Listen to the question, then choose one of four answers.</Trans>}>
          <p
            lang={isScript ? 'ml' : 'en'}
            className={`text-balance ${isScript ? (question.text.length <= 3 ? 'text-7xl' : 'text-3xl') : 'text-xl font-semibold'}`}
          >
            {before}
            <mark className="rounded-lg bg-sun px-1.5 text-ink">{word}</mark>
            {after}
          </p>
          {isScript && (latin(question.text) || done) && (
            <p>
              <Reading text={question.text} />
            </p>
          )}
        </Prompt>
        <Listen clip={question.audio} atOnce={!quiet} />
      </div>
      <Choices
        options={options.map(({ option }) => <MixedText key={option.text} text={option.text} />)}
        // More than one may be right: the chosen one is shown so.
        right={
          done?.result.right && typeof taken === 'number'
            ? taken
            : options.findIndex(({ option }) => option.correct)
        }
        taken={done && taken}
        onChoose={(at) => onAnswer({ type: 'chosen', option: options[at]?.place ?? 0 })}
      />
    </>
  )
}
