import type { Answer, Result } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { isSelfJudged } from './self-judged.ts'
import type { RightText } from './use-right-text.ts'
import { WhyLine } from './why-line.tsx'

type Props = {
  done: { answer: Answer; result: Result } | undefined
  /** The right answer in words. */
  right: RightText | undefined
  /** What stands here while nothing is answered. */
  before: ReactNode
  /** Where an exercise puts its own button until there is a verdict. */
  slot: Ref<HTMLDivElement>
  /** Opens what there is to say besides. */
  onWhy: () => void
}

/** The verdict and its reason. The line keeps its place while it is empty. */
export function VerdictLine({ done, right: answer, before, slot, onWhy }: Props) {
  const right = done?.result.right === true
  const isUnknown = done?.answer.type === 'unknown'
  const feedback = done?.result.feedback
  // One wrong try in a matching is no wrong answer: each pair was found in the end.
  const isFound = done?.answer.type === 'matched'
  const isNoted = isSelfJudged(done?.answer)
  const walked = done?.answer.type === 'walked' ? done.answer : undefined
  return (
    <div className="flex min-h-16 items-center gap-2 leading-tight">
      <div
        role="status"
        className={`min-w-0 grow wrap-anywhere text-sm empty:-mr-2 empty:grow-0 sm:text-base ${done ? '' : 'text-center text-balance text-ink-soft'}`}
      >
        {done ? (
          <>
            <p className={`font-semibold ${right ? 'text-accent' : ''}`}>
              {walked ? (
                <Walked walked={walked} />
              ) : isNoted ? (
                right ? (
                  <Trans>Noted: you had it.</Trans>
                ) : (
                  <Trans>Noted. This comes again later:</Trans>
                )
              ) : right ? (
                <Trans>That is right.</Trans>
              ) : isFound ? (
                <Trans>All pairs are found.</Trans>
              ) : isUnknown ? (
                <Trans>This is the answer. We'll ask again.</Trans>
              ) : (
                <Trans>Not quite.</Trans>
              )}
            </p>
            {!right && !isFound && !isNoted && !walked && answer && (
              <p className="sr-only">
                <Trans>
                  The right answer is “<MixedText text={answer.text} />
                  ”.
                </Trans>
                {answer.example && (
                  <>
                    {' '}
                    <Trans>
                      As in <MixedText text={answer.example} />.
                    </Trans>
                  </>
                )}
              </p>
            )}
            {feedback && (
              <div>
                <WhyLine feedback={feedback} />
              </div>
            )}
          </>
        ) : (
          before
        )}
      </div>
      {!done && <div ref={slot} className="grow basis-1/2 empty:hidden" />}
      {done && !walked && (!right || feedback) && (
        <Button variant="quiet" className="shrink-0 px-4 text-base" onClick={onWhy}>
          <Trans>Why?</Trans>
        </Button>
      )}
    </div>
  )
}

/** Of a scene each line had its verdict: only how it ended is told. */
function Walked({ walked: { finished, lines } }: { walked: Extract<Answer, { type: 'walked' }> }) {
  if (!finished) return <Trans>The scene waits for you on the path.</Trans>
  const all = lines.length
  const right = lines.filter((line) => line.right).length
  return (
    <Trans>
      The scene is over. Right at once: {right} of {all}
    </Trans>
  )
}
