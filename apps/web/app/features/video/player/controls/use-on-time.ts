import { useEffect, useEffectEvent } from 'react'
import type { Moment, Player } from '../player.ts'

/**
 * Lets something be drawn without React while the video plays, since React should not render at every frame.
 */
export function useOnTime(player: Player | undefined, draw: (moment: Moment) => void) {
  const drawNow = useEffectEvent(draw)
  useEffect(() => player?.onTime((moment) => drawNow(moment)), [player])
}
