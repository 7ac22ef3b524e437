import { useEffect, useRef } from 'react'
import { usePreferences } from '../../device/settings/preferences.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Drawn } from './draw-bars.ts'

type Props = { label: string; names: readonly string[]; counts: readonly number[] }

/** A bar chart of counts. It is drawn after the page; the table beside it has the same numbers. */
export function BarChart(props: Props) {
  const { theme } = usePreferences()
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  // Drawn bars keep their colours, so a change of theme draws new ones.
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
