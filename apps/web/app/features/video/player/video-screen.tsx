import type { Language } from '@app/learning/languages'
import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { MixedText } from '../../../ui/mixed-text.tsx'
import { EmptyBoat } from '../../../ui/pictures/empty-boat.tsx'
import { LoadingTranscript } from '../loading-transcript.tsx'
import { FetchFailure } from './fetch-failure.tsx'
import { PlayerScreen, type PlayerScreenProps } from './player-screen.tsx'
import { useProviderPolicy } from './use-provider-policy.ts'
import { type FoundVideo, useVideo } from './use-video.ts'

type Props = Omit<PlayerScreenProps, 'video'> & { id: string; language: Language; levelAddress: string }

/** The video with an id: while it is fetched, when it has arrived, and when that failed. */
export function VideoScreen({ id, language, levelAddress, ...rest }: Props) {
  const { found, retry } = useVideo(id, language)
  useProviderPolicy(found.type === 'found' && found.video.provider === 'youtube')
  return (
    <>
      <h1 className="my-2">
        <Link
          to={levelAddress}
          className="-ml-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-xl px-2 text-xl font-bold hover:bg-raised"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 break-words">
            {found.type === 'found' ? <MixedText text={found.video.title} /> : <Trans>Video learning</Trans>}
          </span>
        </Link>
      </h1>
      <Found {...{ found, retry }} learnAddress={rest.learnAddress}>
        {(video) => <PlayerScreen key={video.id} video={video} {...rest} />}
      </Found>
    </>
  )
}

type FoundProps = {
  found: FoundVideo
  retry: () => void
  learnAddress: string
  children: (video: Extract<FoundVideo, { type: 'found' }>['video']) => ReactNode
}

function Found({ found, retry, learnAddress, children }: FoundProps) {
  switch (found.type) {
    case 'found':
      return children(found.video)
    case 'loading':
      return <LoadingTranscript />
    case 'none':
      return (
        <NotShown>
          <p role="alert" className="text-lg">
            <Trans>There is no such video. Perhaps its address was cut off on the way.</Trans>
          </p>
          <LinkButton to={learnAddress}>
            <Trans>Choose a video</Trans>
          </LinkButton>
        </NotShown>
      )
    case 'failed':
      return (
        <NotShown>
          <FetchFailure offline={found.offline} onRetry={retry} />
        </NotShown>
      )
  }
}

function NotShown({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <EmptyBoat className="h-32" />
      {children}
    </div>
  )
}
