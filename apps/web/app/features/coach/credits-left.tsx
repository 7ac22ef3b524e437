import type { Credits } from '@app/api'
import { Plural } from '@lingui/react/macro'

/** How many answers of the service the learner has left today. */
export function CreditsLeft({ left, daily }: Credits) {
  return (
    <strong>
      <Plural
        value={left}
        one={`# of ${daily} credits is left today.`}
        other={`# of ${daily} credits are left today.`}
      />
    </strong>
  )
}
