import { type OwnVideo, ownVideosApi } from '@app/api'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'

/**
 * The learner's own texts on the server. They are fetched again after a change; the old list stays on screen
 * until then.
 */
export function useOwnVideos() {
  const [videos, setVideos] = useState<readonly OwnVideo[] | 'coming' | 'failed'>('coming')
  const ask = useCallback(() => {
    call(ownVideosApi.list).then(setVideos, () =>
      setVideos((shown) => (shown === 'coming' ? 'failed' : shown)),
    )
  }, [])
  useEffect(ask, [ask])
  return { videos, ask }
}
