import { useEffect, useRef } from 'react'
import { usePreferences } from '../../storage/preferences.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Drawn } from './draw-bars.ts'

type Props = { label: string; names: readonly string[]; counts: readonly number[] }

/** Counts as bars. What draws them comes after the page; the table beside says the same. */
export function BarChart(props: Props) {
  const { theme } = usePreferences()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  // Drawn once, bars keep their colours: in another theme they are other bars.
  return <Bars key={`${theme} ${dark}`} {...props} />
}

function Bars({ label, names, counts }: Props) {
  const frame = useRef<HTMLDivElement>(null)

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
  }, [names, counts])

  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      className="h-44 w-full overflow-hidden [&_.u-over]:absolute [&_.u-under]:absolute [&_.u-wrap]:relative [&_canvas]:block [&_canvas]:size-full"
    />
  )
}
