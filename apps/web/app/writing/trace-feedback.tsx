import type { JudgedTrace } from '@app/learning/tracing'
import { Trans } from '@lingui/react/macro'
import { MissedSign, StraySign } from './trace-picture.tsx'

/** The feedback on a judged trace, and the meaning of the signs in its picture. */
export function TraceFeedback({ judged: { verdict, missed, stray } }: { judged: JudgedTrace }) {
  return (
    <>
      <p className={`font-semibold ${verdict.type === 'right' ? 'text-accent' : ''}`}>
        <Sentence type={verdict.type} />
      </p>
      {verdict.type !== 'right' && missed.length > 0 && (
        <p className="mt-1 text-sm">
          <MissedSign /> <Trans>Dashes: this is not traced yet.</Trans>
        </p>
      )}
      {verdict.type !== 'right' && stray.length > 0 && (
        <p className="mt-1 text-sm">
          <StraySign /> <Trans>Crosses: this ink is beside the letters.</Trans>
        </p>
      )}
    </>
  )
}

function Sentence({ type }: JudgedTrace['verdict']) {
  switch (type) {
    case 'untouched':
      return <Trans>There is nothing on the paper yet: trace the pale letters first.</Trans>
    case 'right':
      return <Trans>Well traced!</Trans>
    case 'missing':
      return <Trans>Not all of it is traced yet: go on where the dashes are.</Trans>
    case 'stray':
      return <Trans>Some of it is beside the letters: reset, and keep closer to them.</Trans>
    case 'scribble':
      return <Trans>That is much more ink than the letters need: reset, and go along each line once.</Trans>
  }
}
