import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'

/** What the address is used for. */
export function WaitlistUse() {
  const { to } = usePlace()
  return (
    <p id="waitlist-use" className="mt-2 text-ink-soft">
      <Trans>
        Kept for this alone, and given to nobody.{' '}
        <Link to={to('/privacy')} className="text-accent underline underline-offset-4">
          Privacy Policy
        </Link>
      </Trans>
    </p>
  )
}
