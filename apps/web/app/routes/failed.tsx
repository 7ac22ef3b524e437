import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../lib/use-place.ts'
import { Button } from '../ui/button.tsx'

/** What stands in place of a page that could not be shown: mostly a part of it that did not arrive. It needs nothing more to load. */
export function Failed() {
  // As in PageHead: it is drawn once.
  'use no memo'
  const { t } = useLingui()
  const { to } = usePlace()
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
