import type { WalkStage } from '@app/learning/course/scenes'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../../../ui/mixed-text.tsx'

/** What is told of an answer to a line, beside the line as the scene has it. */
export function LineVerdict({ stage }: { stage: Extract<WalkStage, { type: 'answered' }> }) {
  const { verdict, said } = stage
  const isRight = verdict.type === 'right'
  return (
    <div role="status" className="text-sm sm:text-base">
      <p className={`font-semibold ${isRight ? 'text-accent' : ''}`}>
        <Told verdict={verdict} />
      </p>
      {said !== undefined && (!isRight || verdict.model !== undefined) && (
        <p>
          <Trans>
            Your answer: <MixedText text={said} />.
          </Trans>
        </p>
      )}
      {verdict.type === 'wrong' && (
        <p>
          {verdict.says !== undefined && (
            <Trans>
              That says: “
              <MixedText text={verdict.says} />
              ”.
            </Trans>
          )}{' '}
          <Trans>
            To be said was: “
            <MixedText text={verdict.meant} />
            ”.
          </Trans>
        </p>
      )}
      {verdict.type === 'almost' && (
        <p>
          <Trans>
            Here it is <MixedText text={verdict.wanted} />, not <MixedText text={verdict.piece} />.
          </Trans>
        </p>
      )}
    </div>
  )
}

function Told({ verdict }: { verdict: Extract<WalkStage, { type: 'answered' }>['verdict'] }) {
  switch (verdict.type) {
    case 'right':
      return verdict.model === undefined ? <Trans>That is right.</Trans> : <Trans>That says it too.</Trans>
    case 'almost':
      return <Trans>Almost.</Trans>
    case 'wrong':
      return <Trans>Not quite.</Trans>
    case 'unknown':
      return <Trans>One says it like this.</Trans>
    case 'compared':
      return verdict.lacked.length === 0 ? (
        <Trans>Noted: you had it.</Trans>
      ) : (
        <Trans>Noted. It comes again later.</Trans>
      )
  }
}
