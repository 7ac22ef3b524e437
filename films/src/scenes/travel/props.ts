import type { Change } from '../../kit/act.ts'
import { at, box, oval, shape, stroke } from '../../kit/draw.ts'
import type { Pose } from '../../kit/person.ts'

export const bag = at(
  -26,
  0,
  shape('M-12 -150Q-30 -150 -30 -128V-92Q-30 -80 -14 -82Z', '#b0324a') + box(-27, -122, 14, 22, '#8d2438', 4),
)

export const satchel =
  stroke('M-24 -172L26 -104', '#5a3416', 5) +
  at(
    30,
    -98,
    box(-15, -12, 32, 30, '#7a4a22', 5) +
      box(-15, -12, 32, 12, '#8f5a2c', 5) +
      oval(1, 2, 2.5, 2.5, '#e2b23c'),
  )

export const note = (fill: string) =>
  at(0, -8, box(-15, -8, 30, 16, fill, 2) + oval(0, 0, 5, 5, '#ffffff55'), 1, -12)

export const keys = (...changes: Change<Pose>[]) => changes
