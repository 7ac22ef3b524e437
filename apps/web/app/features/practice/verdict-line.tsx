import type { Answer, Result } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { WhyLine } from './why-line.tsx'

type Props = {
  done: { answer: Answer; result: Result } | undefined
  /** The right answer in words. */
  right: string | undefined
  /** What stands here while nothing is answered. */
  before: ReactNode
  /** Opens what there is to say besides. */
  onWhy: () => void
}

/** The verdict and its reason. The line keeps its place while it is empty. */
export function VerdictLine({ done, right: answer, before, onWhy }: Props) {
  const right = done?.result.right === true
  const isUnknown = done?.answer.type === 'unknown'
  const why = done?.result.why
  return (
    <div className="flex min-h-16 items-center gap-2 leading-tight">
      <div role="status" className="min-w-0 grow wrap-anywhere text-sm sm:text-base">
        {done ? (
          <>
            <p className={`font-semibold ${right ? 'text-accent' : ''}`}>
              {right ? (
                <Trans>That is right.</Trans>
              ) : isUnknown ? (
                <Trans>Here it is. It comes again later.</Trans>
              ) : (
                <Trans>Not quite.</Trans>
              )}
            </p>
            {!right && answer && (
              <p className="sr-only">
                <Trans>
                  The right answer is <MixedText text={answer} />
                </Trans>
              </p>
            )}
            {why && (
              <p>
                <WhyLine why={why} />
              </p>
            )}
          </>
        ) : (
          <div className="text-center text-balance text-ink-soft">{before}</div>
        )}
      </div>
      {done && (!right || why) && (
        <Button variant="quiet" className="shrink-0 px-4 text-base" onClick={onWhy}>
          <Trans>Why?</Trans>
        </Button>
      )}
    </div>
  )
}
