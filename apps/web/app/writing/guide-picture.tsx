import type { Guide } from '@app/learning/tracing'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../device/settings/preferences.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { drawGuide } from './draw-guide.ts'

/**
 * The pale text to trace, under the ink. It has the theme's colour, so a change of theme draws a new picture.
 */
export function GuidePicture({ guide }: { guide: Guide }) {
  const { theme } = usePreferences()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  const opacity = theme === 'dark' || (theme === 'system' && dark) ? paleInTheDark : pale
  return <Picture key={`${theme} ${dark}`} guide={guide} opacity={opacity} />
}

/** Equally pale to the eye in both themes: light on dark fades sooner than dark on light. */
const pale = 'opacity-30'
const paleInTheDark = 'opacity-45'

function Picture({ guide, opacity }: { guide: Guide; opacity: string }) {
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
      <canvas ref={canvas} className={`absolute inset-0 size-full text-ink ${opacity}`} />
    </div>
  )
}
