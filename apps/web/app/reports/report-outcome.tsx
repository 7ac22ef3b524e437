import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Outcome } from './make-report.ts'

/** Says what happened to a report. It replaces the form, and takes over its focus. */
export function ReportOutcome({ outcome }: { outcome: Exclude<Outcome, 'lost'> }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <p ref={said} tabIndex={-1} role="status" className="text-lg font-semibold outline-none">
      <Sentence outcome={outcome} />
    </p>
  )
}

function Sentence({ outcome }: { outcome: Exclude<Outcome, 'lost'> }) {
  switch (outcome) {
    case 'sent':
      return <Trans>Thank you! Your report has been sent.</Trans>
    case 'offline':
      return <Trans>Thank you! It will be sent when there is a network.</Trans>
    case 'later':
      return <Trans>Thank you! It is kept on this device, and will be sent later.</Trans>
    case 'enough':
      return <Trans>This device has sent five reports today. More can be sent tomorrow.</Trans>
  }
}
