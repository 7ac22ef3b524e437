import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../lib/preferences.ts'
import type { Drawn } from './draw-bars.ts'

type Props = { label: string; names: readonly string[]; counts: readonly number[] }

const lamplight = '(prefers-color-scheme: dark)'

/** Counts as bars. What draws them comes after the page; the table beside says the same. */
export function BarChart({ label, names, counts }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { theme } = usePreferences()
  const dark = useMedia(lamplight)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme says which colours the page has
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let drawn: Drawn | undefined
    let wanted = true
    void import('./draw-bars.ts').then(
      ({ drawBars }) => {
        if (wanted) drawn = drawBars(element, names, counts)
      },
      () => undefined,
    )
    const watch = new ResizeObserver(() => drawn?.resize())
    watch.observe(element)
    return () => {
      wanted = false
      watch.disconnect()
      drawn?.remove()
    }
  }, [names, counts, theme, dark])

  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      className="h-44 w-full overflow-hidden [&_.u-over]:absolute [&_.u-under]:absolute [&_.u-wrap]:relative [&_canvas]:block [&_canvas]:size-full"
    />
  )
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const media = matchMedia(query)
    const tell = () => setMatches(media.matches)
    tell()
    media.addEventListener('change', tell)
    return () => media.removeEventListener('change', tell)
  }, [query])
  return matches
}
