import type { Language } from '@app/learning/languages'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { fetchVideo } from './fetch-video.ts'
import type { WatchedVideo } from './watched-video.ts'

export type FoundVideo =
  | { type: 'loading' }
  | { type: 'found'; video: WatchedVideo }
  | { type: 'none' }
  | { type: 'failed'; offline: boolean }

const loading: FoundVideo = { type: 'loading' }

/** The video with an id, once it has arrived. A new id is loading from the first render on. */
export function useVideo(id: string, language: Language): { found: FoundVideo; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const asked = `${attempt} ${language} ${id}`
  const [late, setLate] = useState<{ asked: string; found: FoundVideo }>()

  useEffect(() => {
    let wanted = true
    const show = (found: FoundVideo) => wanted && setLate({ asked, found })
    fetchVideo(id, language).then(
      (video) => show({ type: 'found', video }),
      (error: unknown) => {
        if (!wanted) return
        const code = error instanceof ApiError ? error.code : undefined
        if (code === 'not-found') return show({ type: 'none' })
        // The page itself reports a session that has ended.
        if (code !== 'offline' && code !== 'signed-out') reportError(error)
        show({ type: 'failed', offline: code === 'offline' })
      },
    )
    return () => {
      wanted = false
    }
  }, [id, language, asked])

  return {
    found: late?.asked === asked ? late.found : loading,
    retry: () => setAttempt(attempt + 1),
  }
}
