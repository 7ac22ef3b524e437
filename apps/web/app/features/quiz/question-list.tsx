import type { QuizQuestionRow } from '@app/api'
import { MixedText } from '../../ui/mixed-text.tsx'

/**
 * The rows of the remote table, one for each option, grouped into questions: rows with the same question text
 * belong together.
 */
export function QuestionList({ rows }: { rows: readonly QuizQuestionRow[] }) {
  const questions = new Map<string, QuizQuestionRow[]>()
  for (const row of rows) {
    const question = `${row.topic} ${row.question_text}`
    questions.set(question, [...(questions.get(question) ?? []), row])
  }
  return (
    <ol className="grid grid-cols-1 gap-3">
      {[...questions].map(([key, options]) => (
        <li
          key={key}
          className="rounded-2xl border-2 border-line bg-surface px-4 py-3 [content-visibility:auto] [contain-intrinsic-size:auto_11rem]"
        >
          <p className="text-lg font-semibold">
            <MixedText text={options[0]?.question_text ?? ''} />
          </p>
          <ul className="mt-1 list-disc pl-5">
            {options.map(({ option_text, is_correct }) => (
              <li key={option_text} className={is_correct ? 'font-semibold text-accent' : 'text-ink-soft'}>
                <MixedText text={option_text} />
                {is_correct && ' ✓'}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
