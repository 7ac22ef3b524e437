import type { VideoSettings } from '@app/learning/video'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { fileMedia } from '../../../lib/media/file-media.ts'
import { providerMedia } from '../../../lib/media/provider-media.ts'
import { positionOf } from '../../../lib/video-storage.ts'
import { makePlayer, type Player, type PlayerState, untouchedPlayer } from './player.ts'
import type { WatchedVideo } from './watched-video.ts'

/** What shows a video: an element of ours, or the frame of a provider. */
export type Screen = HTMLMediaElement | HTMLIFrameElement

const never = () => () => undefined

/** The player of a video, from when there is a screen for it. */
export function usePlayer(
  { id, lines }: WatchedVideo,
  screen: Screen | null,
  settings: VideoSettings,
): { player: Player | undefined; state: PlayerState } {
  const [player, setPlayer] = useState<Player>()
  const [first] = useState(settings)

  useEffect(() => {
    if (!screen) return
    const media = screen instanceof HTMLMediaElement ? fileMedia(screen) : providerMedia(screen)
    const player = makePlayer({
      media,
      lines,
      settings: first,
      position: positionOf(id),
      now: () => performance.now(),
    })
    setPlayer(player)
    // A page that is left for good is not told to clean up.
    window.addEventListener('pagehide', player.keep)
    return () => {
      window.removeEventListener('pagehide', player.keep)
      player.release()
      setPlayer(undefined)
    }
  }, [screen, id, lines, first])

  useEffect(() => player?.apply(settings), [player, settings])

  const now = () => player?.state() ?? untouchedPlayer
  return { player, state: useSyncExternalStore(player?.watch ?? never, now, now) }
}
