import type { Guide } from '@app/learning/tracing'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../lib/preferences.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { drawGuide } from './draw-guide.ts'

/** The text to trace, pale, under the ink. Its colour is that of the theme: in another one it is another picture. */
export function GuidePicture({ guide }: { guide: Guide }) {
  const { theme } = usePreferences()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  return <Picture key={`${theme} ${dark}`} guide={guide} />
}

function Picture({ guide }: { guide: Guide }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      drawGuide(element, guide, Math.max(1, (element.clientWidth * devicePixelRatio) / guide.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [guide])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="absolute inset-0 size-full text-ink opacity-30" />
    </div>
  )
}
