import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Player } from '../player.ts'
import { useOnTime } from './use-on-time.ts'

/** The current time of the video, to the hundredth of a second. */
export function CurrentTime({ player }: { player: Player | undefined }) {
  const text = useRef<HTMLSpanElement>(null)
  useOnTime(player, ({ video }) => {
    if (text.current) text.current.textContent = video.toFixed(2)
  })
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <Trans>Current Time</Trans>: <span ref={text}>0.00</span>
    </p>
  )
}
