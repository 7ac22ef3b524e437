import type { Circumstance, Frame, Slot } from '../frame/frame.ts'

const times: ReadonlySet<Slot> = new Set(['when', 'part', 'day', 'clock', 'long'])

/** Whether a clause says when it is. */
export const hasWhen = ({ around }: Frame) => around.some(({ slot }) => times.has(slot))

const isQuality = (one: Circumstance, sense: string) =>
  'thing' in one && one.thing.qualities.some((quality) => quality.sense === sense)

/** Yesterday, two days ago, last week. */
export const isBefore = (one: Circumstance) =>
  ('sense' in one ? one.sense === 'yesterday' : one.relation === 'ago') || isQuality(one, 'last')

/** Tomorrow, next week. */
export const isAhead = (one: Circumstance) =>
  ('sense' in one && one.sense.includes('tomorrow')) || isQuality(one, 'next')
