import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../lib/use-place.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyBoat } from '../ui/pictures/empty-boat.tsx'
import { PageFrame } from './page-frame.tsx'

/** What stands in place of a page that could not be shown: mostly a part of it that did not arrive. */
export function Failed() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`This page did not arrive – Malayalam for All`}
      description={t`This page did not arrive`}
      width="max-w-xl"
    >
      <EmptyBoat className="mx-auto mt-10 h-44" />
      <h1 className="mt-6 text-center text-3xl font-bold">
        <Trans>This page did not arrive</Trans>
      </h1>
      <p role="alert" className="mt-2 mb-6 text-center text-lg text-balance">
        <Trans>Check your connection, then try again. Nothing you did is lost.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
        <LinkButton look="quiet" to={to('/level')} reloadDocument>
          <Trans>Levels</Trans>
        </LinkButton>
      </div>
    </PageFrame>
  )
}
