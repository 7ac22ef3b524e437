import type { VideoSettings } from '@app/learning/video'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { positionOf } from '../../../device/videos/video-storage.ts'
import { fileMedia } from '../../../media/file-media.ts'
import type { Media } from '../../../media/media.ts'
import { isSignedIn } from '../../../session/session.ts'
import { makePlayer, type Player, type PlayerState, untouchedPlayer } from './player.ts'
import type { WatchedVideo } from './watched-video.ts'

/** The element that shows a video: our media element, or the frame of a provider. */
export type Screen = HTMLMediaElement | HTMLIFrameElement

const never = () => () => undefined

/** The player of a video, once there is a screen for it. */
export function usePlayer(
  { id, lines }: WatchedVideo,
  screen: Screen | null,
  settings: VideoSettings,
): { player: Player | undefined; state: PlayerState } {
  const [player, setPlayer] = useState<Player>()
  const [first] = useState(settings)

  useEffect(() => {
    if (!screen) return
    const end = new AbortController()
    void mediaOf(screen).then((media) => {
      if (end.signal.aborted) return
      const player = makePlayer({
        media,
        lines,
        settings: first,
        position: positionOf(id, isSignedIn),
        now: () => performance.now(),
      })
      setPlayer(player)
      // A page that is closed for good does not run clean-ups.
      window.addEventListener('pagehide', player.keep, end)
      end.signal.addEventListener('abort', () => {
        player.release()
        setPlayer(undefined)
      })
    })
    return () => end.abort()
  }, [screen, id, lines, first])

  useEffect(() => player?.apply(settings), [player, settings])

  const now = () => player?.state() ?? untouchedPlayer
  return { player, state: useSyncExternalStore(player?.watch ?? never, now, now) }
}

/** The code for a provider's frame is loaded with the frame. A film needs none of it. */
async function mediaOf(screen: Screen): Promise<Media> {
  if (screen instanceof HTMLMediaElement) return fileMedia(screen)
  const { providerMedia } = await import('../../../media/provider-media.ts')
  return providerMedia(screen)
}
