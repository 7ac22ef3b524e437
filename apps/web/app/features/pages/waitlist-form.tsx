import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'

/** Stands in for the real form until it is joined with this page. */
export function WaitlistForm() {
  const { t } = useLingui()
  return (
    <form method="post" action="/api/waitlist" className="flex flex-wrap gap-3">
      <input
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={t`E-mail`}
        className="min-h-12 grow rounded-xl border-2 border-line bg-ground px-3"
      />
      <Button type="submit">
        <Trans>Join the waitlist</Trans>
      </Button>
    </form>
  )
}
