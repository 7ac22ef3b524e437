import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ContactLink } from '../../ui/contact-link.tsx'
import { WaitlistRefusal } from './waitlist-refusal.tsx'

/** The results of a form that was sent without scripts. The address names one of them and so shows it. */
export function WaitlistOutcomes() {
  return (
    <>
      {/* With scripts, the token shows who joined. Somebody else who opens this address joined nothing. */}
      <Outcome id="waitlist-thanks" shown="noscript:target:block">
        <p className="text-lg font-semibold">
          <Trans>Thank you! Your address is on the waitlist. There is nothing to confirm.</Trans>
        </p>
        <p>
          <Trans>
            To take it back, open this address again with JavaScript on, or{' '}
            <ContactLink className="text-accent underline underline-offset-4">
              ask whoever runs this site
            </ContactLink>
            .
          </Trans>
        </p>
      </Outcome>
      {(['invalid', 'too-many', 'failed'] as const).map((outcome) => (
        <Outcome key={outcome} id={`waitlist-${outcome}`}>
          <WaitlistRefusal refusal={outcome === 'failed' ? 'unavailable' : outcome} />
        </Outcome>
      ))}
    </>
  )
}

type OutcomeProps = { id: string; shown?: string; children: ReactNode }

function Outcome({ id, shown = 'target:block', children }: OutcomeProps) {
  return (
    <div id={id} className={`mb-4 hidden scroll-mt-24 ${shown}`}>
      {children}
    </div>
  )
}
