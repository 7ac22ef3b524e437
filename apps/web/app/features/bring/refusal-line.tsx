import type { CaptionRefusal } from '@app/api'
import type { VideoLink } from '@app/learning/bring'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { FailureLine } from '../../ui/failure-line.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { BroughtFault } from './prepare-text.ts'
import { refusalOf } from './refusal-of.ts'

const FileFault = lazyWithMessages(
  () => import('../../bring/file-fault.tsx').then(({ FileFault }) => FileFault),
  'more',
)

/** One sentence on why something failed, and one on what to do. */
export function RefusalLine({ failure }: { failure: unknown }) {
  return <FailureLine failure={failure}>{reasonOf(failure)}</FailureLine>
}

/** A link that names no video. The browser finds this out before it asks the server. */
export class BadLink extends Error {
  readonly reason: Extract<VideoLink, { type: 'refused' }>['reason']

  constructor(reason: Extract<VideoLink, { type: 'refused' }>['reason']) {
    super(reason)
    this.reason = reason
  }
}

function reasonOf(failure: unknown): ReactNode {
  if (failure instanceof BadLink) return <LinkReason reason={failure.reason} />
  const refusal = failure instanceof BroughtFault ? failure.refusal : refusalOf(failure)
  return refusal && <CaptionReason refusal={refusal} />
}

function LinkReason({ reason }: Pick<BadLink, 'reason'>) {
  switch (reason) {
    case 'empty':
      return <Trans>The link is missing. Paste one.</Trans>
    case 'no-address':
      return <Trans>This is no link. Copy it from the address bar of the video, or from Share.</Trans>
    case 'other-site':
      return <Trans>This link is not to YouTube. Only videos from there can be looked up.</Trans>
    case 'no-video':
      return <Trans>This link leads to no video. Open the video, and copy its link.</Trans>
    case 'bad-id':
      return <Trans>The link is cut off or has letters too many. Copy it again.</Trans>
  }
}

function CaptionReason({ refusal }: { refusal: CaptionRefusal }) {
  switch (refusal.reason) {
    case 'bad-link':
      return <LinkReason reason="bad-id" />
    case 'off':
      return <Trans>This site does not fetch captions. Paste or upload them below.</Trans>
    case 'not-found':
      return <Trans>There is no such video. Check the link, or try another video.</Trans>
    case 'private':
      return (
        <Trans>This video is private or asks for a login. Try another, or upload its captions below.</Trans>
      )
    case 'no-captions':
      return <Trans>This video has no captions. Upload some below, or try another video.</Trans>
    case 'no-malayalam':
      return <Trans>This video has no Malayalam captions. Upload some below, or take what there is:</Trans>
    case 'rate-limit':
      return <Trans>YouTube gives us no captions for now. Try again in an hour, or upload them below.</Trans>
    case 'token':
      return <Trans>YouTube gives captions of this video to browsers only. Upload them below.</Trans>
    case 'network':
      return <Trans>YouTube cannot be reached. Try again in a minute.</Trans>
    case 'not-understood':
      return <Trans>YouTube answers in a way we do not know. Upload the captions below.</Trans>
    case 'no-room':
      return <Trans>There is no room for more. Delete a text that you do not need.</Trans>
    default:
      return <FileReason refusal={refusal} />
  }
}

function FileReason({ refusal }: { refusal: CaptionRefusal }) {
  return (
    <Suspense>
      {refusal.file === 'english' ? <Trans>The English text:</Trans> : <Trans>The text:</Trans>}{' '}
      <FileFault refusal={refusal} />
    </Suspense>
  )
}
