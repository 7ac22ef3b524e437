import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { getSignInWays } from './auth-calls.ts'

/** Shown where the server has no mail server: the learner alone cannot do what needs a mail. */
export function MailsOff() {
  const [off, setOff] = useState(false)

  useEffect(() => {
    // If the server does not reply, nothing is shown.
    getSignInWays().then(
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
