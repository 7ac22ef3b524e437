import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { PlacementPart } from '../features/placement/placement-part.tsx'
import { UnderstandsSwitch } from '../features/today/understands-switch.tsx'
import { understandsInAddress } from '../features/today/ways-in.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { PageHead } from '../ui/page-head.tsx'
import { WaitForScript } from '../ui/wait-for-script.tsx'

export const handle = { messages: 'practice' }

/** Where one starts on the path, or, with a unit in the address, whether one knows it already. */
export default function Placement() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  return (
    <>
      <PageHead
        title={t`Find your place – Malayalam for All`}
        description={t`Three minutes of letters and words, to find where you start on the path.`}
        listed={false}
      />
      {hydrated ? (
        <PlacementPart
          unit={search.get('unit') ?? undefined}
          hearsFirst={search.has(understandsInAddress)}
          choice={<UnderstandsSwitch />}
        />
      ) : (
        <main className="mx-auto min-h-dvh max-w-2xl p-4">
          <h1 className="text-3xl font-bold">
            <Trans>Find your place</Trans>
          </h1>
          <WaitForScript>
            <Trans>One moment…</Trans>
          </WaitForScript>
        </main>
      )}
    </>
  )
}
