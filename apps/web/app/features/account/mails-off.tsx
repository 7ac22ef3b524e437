import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { getWays } from './auth-calls.ts'

/** Said where the server has no mail server: what needs a mail cannot be done by the learner alone. */
export function MailsOff() {
  const [off, setOff] = useState(false)

  useEffect(() => {
    // Where the server does not say, nothing is claimed.
    getWays().then(
      ({ mail }) => setOff(!mail),
      () => undefined,
    )
  }, [])

  if (!off) return null
  return (
    <p className="rounded-xl bg-gold-soft p-3">
      <Trans>
        This server sends no mails. Links and codes do not arrive by themselves: ask the people who run the
        site for yours.
      </Trans>
    </p>
  )
}
