import { useEffect } from 'react'
import { announceMedia, forgetMedia } from '../../../media/media-session.ts'
import type { Player } from './player.ts'
import type { WatchedVideo } from './watched-video.ts'

/**
 * Lets the device's media keys and its lock screen steer a film: play and pause, one line back and on. A
 * provider's frame has a session of its own. It is announced each time playing starts, because a clip that
 * sounded in between was announced in its place.
 */
export function useMediaSession(
  { title, provider, source }: WatchedVideo,
  player: Player | undefined,
  playing: boolean,
) {
  const isOurs = provider !== 'youtube'
  const picture = provider === 'file' ? `${source}.jpg` : undefined

  useEffect(() => {
    if (!isOurs || !player || !playing) return
    const toggleIf = (isPlaying: boolean) => () => {
      if (player.state().playing === isPlaying) player.toggle()
    }
    announceMedia(
      { title, picture },
      {
        play: toggleIf(false),
        pause: toggleIf(true),
        previoustrack: () => player.previous(),
        nexttrack: () => player.next(),
        seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
      },
    )
  }, [isOurs, player, playing, title, picture])

  useEffect(() => (isOurs && player ? forgetMedia : undefined), [isOurs, player])
}
