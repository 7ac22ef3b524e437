import { Trans } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { TravelScene } from '../../../../ui/pictures/travel-scene.tsx'

/**
 * Takes the place of a provider's player until the learner asks for it. Nothing of the provider is loaded
 * before.
 */
export function ProviderPoster({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} className="group absolute inset-0">
      <TravelScene className="h-full w-full" />
      <span className="absolute inset-0 flex flex-col items-center justify-end gap-2 bg-ground/30 p-2">
        <span className="absolute top-1/2 left-1/2 inline-flex size-16 -translate-1/2 items-center justify-center rounded-full bg-accent text-accent-ink group-hover:opacity-90">
          <Play aria-hidden="true" className="ml-1 size-8" />
        </span>
        <span className="rounded-xl bg-surface px-3 py-1 text-sm text-ink">
          <Trans>Play it from YouTube, which then learns that you watch it.</Trans>
        </span>
      </span>
    </button>
  )
}
