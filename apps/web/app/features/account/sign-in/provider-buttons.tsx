import type { SocialProvider } from '@app/api'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { getSignInWays, signInBy } from '../auth-calls.ts'

const names: Record<SocialProvider, string> = { google: 'Google', github: 'GitHub', facebook: 'Facebook' }

/** Buttons to sign in with another service. There are none if the operator has set up none. */
export function ProviderButtons({ address }: { address: string }) {
  const [providers, setProviders] = useState<SocialProvider[]>([])
  const { busy, failure, act } = useAct()

  useEffect(() => {
    // If the server does not reply, the form above is the only way.
    getSignInWays().then(
      ({ social }) => setProviders(social),
      () => undefined,
    )
  }, [])

  async function leave(provider: SocialProvider) {
    const { url } = await signInBy(provider, address)
    location.assign(url)
  }

  return (
    <div className="grid gap-3">
      {providers.map((provider) => {
        const name = names[provider]
        return (
          <Button
            key={provider}
            variant="quiet"
            aria-disabled={busy}
            onClick={() => void act(() => leave(provider))}
          >
            <Trans>Continue with {name}</Trans>
          </Button>
        )
      })}
      <FailureLine failure={failure} />
    </div>
  )
}
