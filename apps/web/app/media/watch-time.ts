import type { Media } from './media.ts'

/**
 * Calls `look` with the time of a video before every painted frame while it plays, and after every event of
 * it. `look` should do nothing if nothing has changed.
 */
export function watchTime(media: Media, look: (seconds: number) => void): () => void {
  let frame = 0
  const loop = () => {
    frame = 0
    look(media.time())
    goOn()
  }
  const goOn = () => {
    if (frame === 0 && media.state().playing) frame = requestAnimationFrame(loop)
  }
  const stop = media.watch(() => {
    look(media.time())
    goOn()
  })
  look(media.time())
  goOn()
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}
