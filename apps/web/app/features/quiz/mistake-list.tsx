import type { Mistake } from '@app/learning/quiz'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = { mistakes: readonly Mistake[]; className?: string }

/** Questions that were answered wrongly, each with its correct answer. */
export function MistakeList({ mistakes, className = '' }: Props) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {mistakes.map(({ question, answer }) => (
        <li key={question + answer} className="py-2">
          <p>
            <MixedText text={question} />
          </p>
          <p className="font-semibold text-accent">
            <Trans>
              Correct answer: <MixedText text={answer} />
            </Trans>
          </p>
        </li>
      ))}
    </ul>
  )
}
