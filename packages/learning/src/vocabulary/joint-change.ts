import type { FoundEnding } from '@app/malayalam/forms'

/** How a word's letters changed where an ending was joined. */
export type JointChange =
  | { type: 'came'; now: string }
  | { type: 'fell'; was: string }
  | { type: 'became'; was: string; now: string }

/** The change at a joint, if a reader can see one. */
export function jointChange(joint: FoundEnding['joint']): JointChange | undefined {
  if (!joint) return undefined
  const { was, now } = joint
  if (was === now) return undefined
  if (was === '') return { type: 'came', now }
  if (now === '') return { type: 'fell', was }
  return { type: 'became', was, now }
}
