import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { ContactLink } from '../../ui/contact-link.tsx'

/**
 * Says that this device's request was taken back. An address that another device sent first stays until that
 * device takes it back.
 */
export function WaitlistLeft() {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <p ref={said} tabIndex={-1} className="mb-4 rounded-xl border-2 border-line bg-ground px-4 py-3">
      <Trans>
        What this device put on the waitlist is removed. If you joined on another device before, remove
        yourself there too, or{' '}
        <ContactLink className="text-accent underline underline-offset-4">
          ask whoever runs this site
        </ContactLink>
        .
      </Trans>
    </p>
  )
}
