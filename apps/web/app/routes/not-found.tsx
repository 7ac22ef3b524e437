import { Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '../addresses/use-place.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyBoat } from '../ui/pictures/empty-boat.tsx'

export default function NotFound() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Page not found – Malayalam for All`}
      description={t`There is no page at this address. The levels are where the learning is.`}
      listed={false}
      width="max-w-xl"
    >
      <EmptyBoat className="mx-auto mt-10 h-44" />
      <h1 className="mt-6 text-center text-3xl font-bold">
        <Trans>This boat goes nowhere</Trans>
      </h1>
      <p className="mt-2 mb-6 text-center text-lg text-balance">
        <Trans>There is no page at this address. The levels are where the learning is.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={to('/level')}>
          <Trans>Start Learning</Trans>
        </LinkButton>
        <LinkButton variant="quiet" to={to('/')}>
          <Trans>Home</Trans>
        </LinkButton>
      </div>
    </PageFrame>
  )
}
