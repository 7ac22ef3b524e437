import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { contactAddress } from '../../addresses/contact.ts'
import { usePlace } from '../../addresses/use-place.ts'

/** The line that says how to contact us. */
export function ContactNote() {
  const { language } = usePlace()
  return (
    <p className="text-ink-soft">
      <Trans>
        A question, or a mistake found?{' '}
        <Link
          to={contactAddress(language)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          How to reach us
        </Link>
      </Trans>
    </p>
  )
}
