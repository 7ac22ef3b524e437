import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MediaFailure } from '../../../../media/media.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import type { WatchedVideo } from '../watched-video.ts'

type Props = {
  failure: MediaFailure
  video: Pick<WatchedVideo, 'id' | 'provider' | 'source'>
  learnAddress: string
  onRetry: () => void
}

/** Why a video cannot be shown, and the one thing to do about it. It takes the place of the picture. */
export function FailureNotice({ failure, video, learnAddress, onRetry }: Props) {
  const fromProvider = video.provider === 'youtube'
  const retry = (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  const other = (
    <LinkButton to={learnAddress}>
      <Trans>Choose another video</Trans>
    </LinkButton>
  )
  const notice = (sentence: ReactNode, step: ReactNode) => (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-y-auto bg-surface p-3 text-center text-ink">
      <p role="alert">{sentence}</p>
      {step}
    </div>
  )

  if (video.provider === 'own')
    return notice(
      <Trans>This file cannot be played here. Choose another.</Trans>,
      <Button onClick={() => void chooseAnother(video.id)}>
        <Trans>Choose another file</Trans>
      </Button>,
    )

  if (!fromProvider)
    return failure === 'unplayable'
      ? notice(<Trans>This browser cannot play the film. Please try another browser.</Trans>, other)
      : notice(<Trans>The film did not arrive. Please check your connection.</Trans>, retry)

  switch (failure) {
    case 'unreachable':
      return notice(
        <Trans>
          YouTube cannot be reached. Please check your connection, and whether something blocks it.
        </Trans>,
        retry,
      )
    case 'unplayable':
      return notice(<Trans>YouTube could not play this video.</Trans>, retry)
    case 'gone':
      return notice(<Trans>This video was removed from YouTube, or it is private.</Trans>, other)
    case 'wrong-id':
      return notice(<Trans>YouTube knows no video of this name. Please check the link.</Trans>, other)
    case 'not-here':
      return notice(
        <Trans>The owner of this video allows it to be played on YouTube only.</Trans>,
        <a
          href={`https://www.youtube.com/watch?v=${encodeURIComponent(video.source)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-12 items-center rounded-2xl bg-accent px-6 font-semibold text-accent-ink"
        >
          <Trans>Watch it on YouTube</Trans>
        </a>,
      )
  }
}

/** The code that keeps files was loaded with the first file. */
async function chooseAnother(id: string) {
  const { dropLocalMedia } = await import('../../../../media/local-media.ts')
  dropLocalMedia(id)
}
