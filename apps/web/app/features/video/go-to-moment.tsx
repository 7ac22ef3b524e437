import { readPosition } from '@app/learning/video'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { positionOf } from '../../device/videos/video-storage.ts'
import { isSignedIn } from '../../session/session.ts'
import { LoadingTranscript } from './loading-transcript.tsx'

type Props = {
  video: string
  moment: string
  /** The page of the video, without the moment. */
  address: string
}

/**
 * Handles a link to a moment of the video, as if the learner had gone there in the player. The moment is kept
 * as their position and removed from the address, so that a reload continues from their later position. Then
 * the video is shown.
 */
export function GoToMoment({ video, moment, address }: Props) {
  const navigate = useNavigate()
  useEffect(() => {
    positionOf(video, isSignedIn).keep(readPosition(moment))
    void navigate(address, { replace: true })
  }, [video, moment, address, navigate])
  return <LoadingTranscript />
}
