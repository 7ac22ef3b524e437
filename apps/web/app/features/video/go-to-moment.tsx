import { readPosition } from '@app/learning/video'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { positionOf } from '../../storage/video-storage.ts'
import { LoadingTranscript } from './loading-transcript.tsx'

/**
 * Who comes for a moment of the video is there from now on, as if they had gone there themselves: it is kept as where they are, and leaves the
 * address, so that a reload goes on where they have come to. Then the video is shown.
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
