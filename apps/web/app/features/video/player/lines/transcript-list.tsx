import type { Line, VideoSettings } from '@app/learning/video'
import { useLingui } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { timeText } from '../controls/time-text.ts'
import type { Player } from '../player.ts'
import { LineText, type RenderLine } from './line-text.tsx'
import { useSpokenWord } from './use-spoken-word.ts'

type Props = {
  player: Player | undefined
  lines: readonly Line[]
  active: number | undefined
  settings: VideoSettings
  renderLine: RenderLine
}

/** The height of a line in pixels before it is measured, and the number of lines drawn beyond the edges. */
const usualHeight = 96
const beyond = 4

/** Milliseconds for which the list stays where the learner scrolled it. */
const ownScroll = 5000

/**
 * All lines; only those in view are drawn. The list follows the video, unless the learner has scrolled
 * elsewhere.
 */
export function TranscriptList({ player, lines, active, settings, renderLine }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLLIElement>(null)
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: beyond,
    initialRect: { width: 320, height: 560 },
  })
  const line = active === undefined ? undefined : lines[active]
  useSpokenWord(player, line, current, renderLine)

  useEffect(() => {
    if (active === undefined || performance.now() - scrolledAt.current < ownScroll) return
    list.scrollToIndex(active, { align: 'center' })
  }, [active, list])

  const byHand = () => {
    scrolledAt.current = performance.now()
  }

  return (
    <div
      ref={scroller}
      onWheel={byHand}
      onTouchMove={byHand}
      className="h-[min(35rem,60dvh)] overflow-y-auto overscroll-contain rounded-2xl border-2 border-line bg-surface [&_[data-spoken]]:bg-sun"
    >
      <ol style={{ height: list.getTotalSize() }} className="relative">
        {list.getVirtualItems().map(({ index, start }) => {
          const line = lines[index]
          return (
            line && (
              <li
                key={index}
                ref={(element) => {
                  list.measureElement(element)
                  if (index === active) current.current = element
                }}
                data-index={index}
                data-line={index}
                aria-current={index === active}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute inset-x-0 top-0 border-b border-line border-l-4 border-l-transparent py-1.5 pr-3 pl-1 aria-[current=true]:border-l-accent aria-[current=true]:bg-accent-soft"
              >
                <ListedLine
                  line={line}
                  settings={settings}
                  renderLine={renderLine}
                  onGo={() => {
                    scrolledAt.current = Number.NEGATIVE_INFINITY
                    player?.playFrom(index)
                  }}
                />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

type LineProps = Pick<Props, 'settings' | 'renderLine'> & { line: Line; onGo: () => void }

/** A tap beside the words goes to the line. A tap on a word explains it. */
function ListedLine({ line, settings, renderLine, onGo }: LineProps) {
  const { t } = useLingui()
  const time = timeText(line.start)
  return (
    <div className="relative flex gap-1">
      <button
        type="button"
        aria-label={t`Play from ${time}`}
        onClick={onGo}
        className="flex min-h-11 w-12 shrink-0 items-start justify-end rounded-lg pt-1.5 pr-1 text-sm text-backwater tabular-nums before:absolute before:inset-0"
      >
        {time}
      </button>
      <div className="pointer-events-none relative min-w-0 grow [&_[data-word]]:pointer-events-auto">
        <LineText line={line} settings={settings} renderLine={renderLine} />
      </div>
    </div>
  )
}
