import type { OwnVideo } from '@app/api'
import { Trans } from '@lingui/react/macro'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { OwnItem } from './own-item.tsx'

type Props = {
  videos: readonly OwnVideo[] | 'coming' | 'failed'
  addressesOf: (video: OwnVideo) => { watch: string; read: string }
  onChanged: () => void
}

/** The learner's own texts, the newest first. */
export function OwnList({ videos, addressesOf, onChanged }: Props) {
  if (videos === 'coming')
    return (
      <p aria-busy="true" className="text-ink-soft">
        <Trans>Fetching your texts…</Trans>
      </p>
    )
  if (videos === 'failed')
    return (
      <p role="alert">
        <Trans>Your texts did not arrive. Reload the page when you are online.</Trans>
      </p>
    )
  if (videos.length === 0)
    return (
      <div className="text-center">
        <EmptyBoat className="mx-auto h-24" />
        <p>
          <Trans>Nothing here yet. Paste a link or a text above.</Trans>
        </p>
      </div>
    )
  return (
    <ul className="grid gap-3">
      {videos.map((video) => (
        <OwnItem key={video.id} video={video} addresses={addressesOf(video)} onChanged={onChanged} />
      ))}
    </ul>
  )
}
