import { answerPlacement, beginPlacement, type Reply, withoutEar } from '@app/learning/course/placement'
import type { SessionSettings } from '@app/learning/course/session'
import { useState } from 'react'
import { forgetPlacement, keepPlacement, keptPlacement } from '../../device/under-way/kept-placement.ts'
import { stopClip } from '../../sound/sound.ts'
import { type Made, type Shown, shownOf } from './next-question.ts'

/** A placement of this tab, of the path or of one unit. `shown` is undefined until it is begun. */
export function usePlacement(course: Made, settings: SessionSettings, unit: string | undefined) {
  const random = Math.random
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const kept = keptPlacement(unit)
    return kept && shownOf(kept, course, random)
  })

  function show(next: Shown) {
    stopClip()
    setShown(next)
    if (next.question) keepPlacement(next.placement)
    else forgetPlacement()
  }
  return {
    shown,
    begin() {
      const place = { at: Date.now(), random, ...(unit !== undefined && { unit }) }
      show(shownOf(beginPlacement(course.map, settings, place), course, random))
    },
    reply(reply: Reply) {
      if (shown) show(shownOf(answerPlacement(shown.placement, reply, course.map, random), course, random))
    },
    cannotListen() {
      if (shown) show(shownOf(withoutEar(shown.placement, course.map, random), course, random))
    },
  }
}
