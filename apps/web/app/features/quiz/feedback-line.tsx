import type { Verdict } from '@app/learning/quiz'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'

/**
 * The result of Check, in the words of docs/product.md, "Messages". The line keeps its place while it is
 * empty.
 */
export function FeedbackLine({ verdict }: { verdict: Verdict | undefined }) {
  return (
    <p
      role="status"
      className={`min-h-11 content-center text-center text-sm leading-tight font-semibold sm:text-base ${verdict ? tone[verdict.type] : ''}`}
    >
      {verdict?.type === 'unanswered' && <Trans>Please choose a option...</Trans>}
      {verdict?.type === 'right' && <Trans>✅ Yaay.You are right</Trans>}
      {verdict?.type === 'wrong' && (
        <Trans>
          ❌ Oops it’s wrong. The correct answer is <MixedText text={verdict.answer} />
        </Trans>
      )}
    </p>
  )
}

const tone: Record<Verdict['type'], string> = {
  unanswered: 'text-ink',
  right: 'text-accent',
  wrong: 'text-laterite',
}
