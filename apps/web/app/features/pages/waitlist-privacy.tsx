import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { ContactLink } from '../../ui/contact-link.tsx'

/** What the Privacy Policy says about the waitlist. */
export function WaitlistPrivacy() {
  const { to } = usePlace()
  return (
    <>
      <h2>
        <Trans>The waitlist</Trans>
      </h2>
      <p>
        <Trans>
          Only if you join it do we keep your e-mail address, with the language of the page and the time. It
          is used to write to you about what you wait for, and for nothing else.
        </Trans>
      </p>
      <p>
        <Trans>
          To be removed, choose Remove me on <Link to={`${to('/youtube')}#waitlist`}>the same page</Link> on
          the device you joined on, or <ContactLink>ask whoever runs this site</ContactLink>.
        </Trans>
      </p>
      <p>
        <Trans>
          So that no machine floods the list, the server counts how often one connection asks. For that it
          keeps a scrambled form of the connection’s address for ten minutes, and clears it away when it next
          counts others.
        </Trans>
      </p>
    </>
  )
}
