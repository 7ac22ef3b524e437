import type { SaidVerdict } from '@app/coach'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = {
  /** Undefined while it is compared. */
  verdict: SaidVerdict | undefined
  /** What was asked, in English, and the Malayalam that was wanted. */
  english: string
  answer: string
}

/** What the learner said, in English, and how far it is what was asked. Nothing is praised that was not compared. */
export function SaidBack({ verdict, english, answer }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="mt-3 overflow-x-clip rounded-2xl border-2 border-line bg-surface px-4 py-3"
    >
      <h2 id={heading} className="font-semibold text-ink-soft">
        <Trans>Feedback</Trans>
      </h2>
      <div role="status" aria-busy={verdict === undefined} className="min-h-12 pt-1 wrap-anywhere">
        {verdict === undefined ? <Trans>Loading...</Trans> : <Told {...{ verdict, english, answer }} />}
      </div>
    </section>
  )
}

function Told({ verdict, english, answer }: { verdict: SaidVerdict; english: string; answer: string }) {
  switch (verdict.type) {
    case 'right':
      return (
        <>
          <p>
            <Trans>Very good, that says it.</Trans>
          </p>
          <YouSaid says={english} />
          {verdict.model !== undefined && (
            <p>
              <Trans>
                It is also said: <MixedText text={verdict.model} />
              </Trans>
            </p>
          )}
        </>
      )
    case 'almost':
      return (
        <p>
          <Trans>
            Almost: here it is <MixedText text={verdict.wanted} />, not <MixedText text={verdict.piece} />.
          </Trans>
        </p>
      )
    case 'wrong':
      return (
        <>
          <YouSaid says={verdict.says} />
          <p>
            <Trans>Asked was: {verdict.meant}</Trans>
          </p>
        </>
      )
    case 'cannotTell':
      return (
        <>
          {verdict.says !== undefined && <YouSaid says={verdict.says} />}
          <p>
            <Trans>
              I cannot tell whether that says the same. Compare it: <MixedText text={answer} />
            </Trans>
          </p>
        </>
      )
  }
}

const YouSaid = ({ says }: { says: string }) => (
  <p>
    <Trans>You said: {says}</Trans>
  </p>
)
