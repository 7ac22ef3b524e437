import type { FoundEnding } from '@app/malayalam/forms'

/** What happened where an ending was joined on. */
export type JointChange =
  | { type: 'came'; now: string }
  | { type: 'fell'; was: string }
  | { type: 'became'; was: string; now: string }

/** What happened at a joint, if anything that a reader sees. */
export function jointChange(joint: FoundEnding['joint']): JointChange | undefined {
  if (!joint) return undefined
  const { was, now } = joint
  if (was === now) return undefined
  if (was === '') return { type: 'came', now }
  if (now === '') return { type: 'fell', was }
  return { type: 'became', was, now }
}
