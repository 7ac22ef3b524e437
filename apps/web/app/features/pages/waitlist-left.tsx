import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { contactAddress } from '../../addresses/contact.ts'
import { usePlace } from '../../addresses/use-place.ts'

/**
 * Says that this device's request was taken back. An address that another device sent first stays until that
 * device takes it back.
 */
export function WaitlistLeft() {
  const { language } = usePlace()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <p ref={said} tabIndex={-1} className="mb-4 rounded-xl border-2 border-line bg-ground px-4 py-3">
      <Trans>
        What this device put on the waitlist is removed. If you joined on another device before, remove
        yourself there too, or{' '}
        <Link to={contactAddress(language)} className="text-accent underline underline-offset-4">
          ask whoever runs this site
        </Link>
        .
      </Trans>
    </p>
  )
}
