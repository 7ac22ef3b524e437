import type { TypedVerdict } from '@app/learning/review'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = { typed: string; verdict: TypedVerdict }

/** The typed answer and how close it is. It does not grade: the learner does. */
export function TypedAnswer({ typed, verdict }: Props) {
  if (verdict === 'nothing') return null
  return (
    <p className={`mt-2 rounded-xl px-3 py-2 ${verdict === 'other' ? 'bg-raised' : 'bg-accent-soft'}`}>
      {verdict === 'right' && (
        <Trans>
          You wrote <MixedText text={typed} />: that is it.
        </Trans>
      )}
      {verdict === 'close' && (
        <Trans>
          You wrote <MixedText text={typed} />: very near.
        </Trans>
      )}
      {verdict === 'other' && (
        <Trans>
          You wrote <MixedText text={typed} />. Compare it with the answer.
        </Trans>
      )}
    </p>
  )
}
