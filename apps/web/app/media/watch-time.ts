import type { Media } from './media.ts'

/**
 * Looks at the time of a video before every frame that is painted while it plays, and after everything that happens to it. What comes of it is
 * for `look` to decide: it should do nothing where nothing has changed.
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
