import { providerAddress } from '../../../../media/provider-media.ts'
import type { WatchedVideo } from '../watched-video.ts'
import { ProviderPoster } from './provider-poster.tsx'
import { useKeysBack } from './use-keys-back.ts'

type Props = {
  video: WatchedVideo
  /** Whether the learner has asked for it. */
  opened: boolean
  onOpen: () => void
  onScreen: (element: HTMLIFrameElement | null) => void
}

/** A provider's player after the learner has asked for it, and our poster before. */
export function ProviderScreen({ video: { title, source }, opened, onOpen, onScreen }: Props) {
  useKeysBack()
  if (!opened) return <ProviderPoster onOpen={onOpen} />
  return (
    <iframe
      ref={onScreen}
      title={title}
      src={providerAddress(source)}
      allow="autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 h-full w-full"
    />
  )
}
