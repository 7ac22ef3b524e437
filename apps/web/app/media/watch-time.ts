import type { Media } from './media.ts'

/**
 * Calls `onTime` with the time of a video before every painted frame while it plays, and after every event of
 * it. `onTime` should do nothing if nothing has changed.
 */
export function watchTime(media: Media, onTime: (seconds: number) => void): () => void {
  let frame = 0
  const loop = () => {
    frame = 0
    onTime(media.time())
    goOn()
  }
  const goOn = () => {
    if (frame === 0 && media.state().playing) frame = requestAnimationFrame(loop)
  }
  const stop = media.watch(() => {
    onTime(media.time())
    goOn()
  })
  onTime(media.time())
  goOn()
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}
