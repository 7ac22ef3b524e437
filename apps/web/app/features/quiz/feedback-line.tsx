import type { Verdict, WhyWrong } from '@app/learning/quiz'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'
import { WhyLine } from './why-line.tsx'

type Props = {
  verdict: Verdict | undefined
  /** Why a wrong answer is wrong. */
  why: WhyWrong | undefined
  /** Whether nothing has been answered yet: the line then says how it goes. */
  isFirst: boolean
  /** Whether the question makes a sound before Check. */
  isHeard: boolean
}

/**
 * The result of Check, in the words of docs/product.md, "Messages". The line keeps its place while it is
 * empty.
 */
export function FeedbackLine({ verdict, why, isFirst, isHeard }: Props) {
  return (
    <div className="min-h-15 content-center sm:min-h-16 text-center text-sm leading-tight sm:text-base">
      <p role="status" className={`font-semibold ${verdict ? tone[verdict.type] : ''}`}>
        {verdict?.type === 'unanswered' && <Trans>Please choose a option...</Trans>}
        {verdict?.type === 'right' && <Trans>✅ Yaay.You are right</Trans>}
        {verdict?.type === 'wrong' && (
          <Trans>
            ❌ Oops it’s wrong. The correct answer is <MixedText text={verdict.answer} />
          </Trans>
        )}
      </p>
      <p aria-live="polite" className="text-ink-soft">
        {why && <WhyLine why={why} />}
      </p>
      {isFirst && !verdict && (
        <p className="text-balance text-ink-soft">
          {isHeard ? (
            <Trans>Listen to the question, then choose one of four answers.</Trans>
          ) : (
            <Trans>Look, then choose one of four answers.</Trans>
          )}
        </p>
      )}
    </div>
  )
}

const tone: Record<Verdict['type'], string> = {
  unanswered: 'text-ink',
  right: 'text-accent',
  wrong: 'text-laterite',
}
