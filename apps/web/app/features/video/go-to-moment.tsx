import { readPosition } from '@app/learning/video'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { positionOf } from '../../storage/video-storage.ts'
import { LoadingTranscript } from './loading-transcript.tsx'

/**
 * Handles a link to a moment of the video, as if the learner had gone there in the player. The moment is kept
 * as their position and removed from the address, so that a reload continues from their later position. Then
 * the video is shown.
 */
export function GoToMoment({ video, moment }: { video: string; moment: string }) {
  const navigate = useNavigate()
  const { to } = usePlace()
  const address = `${to('/youtube2')}?${new URLSearchParams({ vid: video })}`
  useEffect(() => {
    positionOf(video).keep(readPosition(moment))
    void navigate(address, { replace: true })
  }, [video, moment, address, navigate])
  return <LoadingTranscript />
}
