import { useEffect, useEffectEvent } from 'react'
import type { Moment, Player } from '../player.ts'

/** Lets something be drawn by hand as the video goes on: what changes with every frame is not for React. */
export function useOnLook(player: Player | undefined, draw: (moment: Moment) => void) {
  const drawNow = useEffectEvent(draw)
  useEffect(() => player?.onLook((moment) => drawNow(moment)), [player])
}
