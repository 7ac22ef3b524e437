import { Trans } from '@lingui/react/macro'
import { ContactLink } from '../../ui/contact-link.tsx'

/**
 * The line that says how to reach us. Without a contact it leads to a form that nobody can answer, so it promises no answer.
 * A site of plain files has no form.
 */
export function ContactNote() {
  return (
    <p className="text-ink-soft in-[[data-static][data-contact='']]:hidden">
      <Trans>
        A mistake found, or something to tell us?{' '}
        <ContactLink className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
          How to reach us
        </ContactLink>
      </Trans>
    </p>
  )
}
