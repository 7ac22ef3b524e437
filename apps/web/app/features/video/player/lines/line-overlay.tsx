import type { Line, VideoSettings } from '@app/learning/video'
import type { Player } from '../player.ts'
import { belowPicture } from '../stage/stage-shape.ts'
import type { RenderLine } from './line-text.tsx'
import { SpokenLine } from './spoken-line.tsx'

type Props = {
  player: Player | undefined
  line: Line | undefined
  /** Its place among the lines. */
  place: number | undefined
  settings: Pick<VideoSettings, 'translation' | 'romanisation'>
  renderLine: RenderLine
  /** Over the picture of our own films. Below a provider's player, which nothing may cover. */
  laidOver: boolean
}

/** The active line, over the picture or in a band below it. */
export function LineOverlay({ player, line, place, settings, renderLine, laidOver }: Props) {
  return (
    <div
      data-line={place}
      className={`max-h-25 overflow-y-auto overscroll-contain px-3 text-center text-ink [&_[data-spoken]]:bg-sun ${
        laidOver ? `${belowPicture} bg-surface/85` : 'min-h-25'
      } ${line ? 'py-1' : laidOver ? 'hidden' : 'py-1'}`}
    >
      {line && <SpokenLine {...{ player, line, settings, renderLine }} />}
    </div>
  )
}
