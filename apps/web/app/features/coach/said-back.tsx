import type { SaidVerdict } from '@app/coach'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'
import { AnswerFrame } from './answer-box.tsx'

type Props = {
  /** Undefined while it is compared. */
  verdict: SaidVerdict | undefined
  /** What was asked, in English, and the Malayalam that was wanted. */
  english: string
  answer: string
}

/** What the learner said, in English, and how far it is what was asked. Nothing is praised that was not compared. */
export function SaidBack({ verdict, english, answer }: Props) {
  return (
    <AnswerFrame title={<Trans>Feedback</Trans>} isBusy={verdict === undefined}>
      {verdict === undefined ? <Trans>Loading...</Trans> : <Told {...{ verdict, english, answer }} />}
    </AnswerFrame>
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
