import { answerPlacement, beginPlacement, type Reply, withoutEar } from '@app/learning/course/placement'
import type { SessionSettings } from '@app/learning/course/session'
import { useState } from 'react'
import { forgetPlacement, keepPlacement, keptPlacement } from '../../device/under-way/kept-placement.ts'
import { stopClip } from '../../sound/sound.ts'
import { type Made, type Shown, shownOf } from './next-question.ts'

type Begun = {
  unit: string | undefined
  /** It begins at once, by ear: the learner has said that they understand and do not read. */
  hearsFirst: boolean
}

/** A placement of this tab, of the path or of one unit. `shown` is undefined until it is begun. */
export function usePlacement(course: Made, settings: SessionSettings, { unit, hearsFirst }: Begun) {
  const random = Math.random
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const kept = keptPlacement(unit)
    if (kept) return shownOf(kept, course, random)
    return hearsFirst ? begun() : undefined
  })

  function begun() {
    const place = { at: Date.now(), random, unit, hearsFirst }
    return shownOf(beginPlacement(course.map, settings, place), course, random)
  }

  function show(next: Shown) {
    stopClip()
    setShown(next)
    if (next.question) keepPlacement(next.placement)
    else forgetPlacement()
  }
  return {
    shown,
    begin() {
      show(begun())
    },
    reply(reply: Reply) {
      if (shown) show(shownOf(answerPlacement(shown.placement, reply, course.map, random), course, random))
    },
    cannotListen() {
      if (shown) show(shownOf(withoutEar(shown.placement, course.map, random), course, random))
    },
  }
}
