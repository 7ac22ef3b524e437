import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { Button } from './button.tsx'

/**
 * Shown in place of a page that could not be shown, mostly because a part of it did not arrive. It loads
 * nothing more itself.
 */
export function Failed() {
  const { t } = useLingui()
  const { to } = usePlace()
  useEffect(() => void loadAnew(), [])
  return (
    <>
      <title>{t`This page did not arrive – Malayalam for All`}</title>
      <div className="kasavu-band" />
      <main className="mx-auto max-w-xl px-4 py-24 text-center">
        <h1 className="text-3xl font-bold">
          <Trans>This page did not arrive</Trans>
        </h1>
        <p role="alert" className="mt-2 mb-6 text-lg text-balance">
          <Trans>Check your connection, then try again. Nothing you did is lost.</Trans>
        </p>
        <Button onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
        <p className="mt-4">
          <a href={to('/level')} className="font-semibold text-accent underline underline-offset-4">
            <Trans>Levels</Trans>
          </a>
        </p>
      </main>
    </>
  )
}

/**
 * A page that was opened without a load, while the server replies: the server has another version of the app,
 * whose page is one load away. A page that was loaded at this address is not loaded again.
 */
async function loadAnew() {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded?.name === location.href) return
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({
    ok: false,
  }))
  if (ok) location.reload()
}
