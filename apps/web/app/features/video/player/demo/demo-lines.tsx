import { type Line, linesAt, makeTimeline, type VideoSettings } from '@app/learning/video'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { timeText } from '../controls/time-text.ts'
import { useOnTime } from '../controls/use-on-time.ts'
import { LineText, type RenderLine } from '../lines/line-text.tsx'
import type { Player } from '../player.ts'
import { belowPicture } from '../stage/stage-shape.ts'

type Props = {
  player: Player | undefined
  lines: readonly Line[]
  settings: Pick<VideoSettings, 'translation' | 'romanisation'>
  renderLine: RenderLine
}

/**
 * The demo's overlay: only the lines whose time windows contain the current time. A tap on a line goes to its
 * start.
 */
export function DemoLines({ player, lines, settings, renderLine }: Props) {
  const { t } = useLingui()
  const [timeline] = useState(() => makeTimeline(lines))
  const [shown, show] = useState<readonly number[]>([])

  useOnTime(player, (moment) => {
    const now = linesAt(timeline, moment.lines)
    if (now.join() !== shown.join()) show(now)
  })

  if (shown.length === 0) return null
  return (
    <ul
      className={`max-h-[200px] overflow-y-auto overscroll-contain bg-surface/85 text-center text-ink ${belowPicture}`}
    >
      {shown.map((place) => {
        const line = lines[place]
        const time = timeText(line?.start ?? 0)
        return (
          line && (
            <li key={place} data-line={place} className="relative px-3 py-1">
              <button
                type="button"
                aria-label={t`Play from ${time}`}
                title={t`Play from ${time}`}
                onClick={() => player?.goTo(place)}
                className="absolute inset-0"
              />
              <div className="pointer-events-none relative [&_[data-word]]:pointer-events-auto">
                <LineText line={line} settings={settings} renderLine={renderLine} large />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}
