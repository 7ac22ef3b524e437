import { Trans, useLingui } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { dropLocalMedia, keepLocalMedia, useLocalMedia } from '../../../../media/local-media.ts'
import { FileField } from '../../../../ui/form/file-field.tsx'
import type { WatchedVideo } from '../watched-video.ts'
import { useCaptions } from './use-captions.ts'

type Props = {
  video: WatchedVideo
  /** Whether another file can be chosen now. */
  changeable: boolean
  onScreen: (element: HTMLVideoElement | null) => void
  onPress: () => void
}

/**
 * The learner's own video or sound. The file is available while the tab is open. Until it is chosen, there is
 * only the field to choose it.
 */
export function OwnScreen({ video: { id, title, lines }, changeable, onScreen, onPress }: Props) {
  const { t } = useLingui()
  const media = useLocalMedia(id)
  const captions = useCaptions(lines)
  const [had, setHad] = useState(false)
  if (media && !had) setHad(true)
  if (!media)
    return (
      <div className="absolute inset-0 flex flex-col justify-center overflow-y-auto p-4 text-left text-ink">
        <FileField
          label={t`Its video or sound file`}
          hint={t`It stays on this device and is sent nowhere. You choose it again when you come back.`}
          accept="video/*,audio/*"
          autoFocus={had}
          onChange={({ target }) => target.files?.[0] && keepLocalMedia(id, target.files[0])}
        />
      </div>
    )
  return (
    <>
      {!media.isVideo && !changeable && (
        <AudioLines
          aria-hidden="true"
          className="absolute top-[8%] left-1/2 size-12 -translate-x-1/2 text-ink-soft"
        />
      )}
      <video
        ref={onScreen}
        src={media.url}
        aria-label={title}
        preload="metadata"
        playsInline
        onClick={onPress}
        className="absolute inset-0 h-full w-full object-contain"
      >
        <track kind="captions" {...captions} />
      </video>
      {changeable && (
        <button
          type="button"
          onClick={() => dropLocalMedia(id)}
          className="absolute top-1 left-1 min-h-11 rounded-full bg-ground/80 px-4 text-sm font-semibold text-ink hover:bg-ground"
        >
          <Trans>Choose another file</Trans>
        </button>
      )}
    </>
  )
}
