import type { Thing } from '../frame/frame.ts'
import { noMarks, noValues } from '../frame/thing.ts'

/** A thing that an English word names. */
export const thing = (head: string, more: Partial<Thing> = {}): Thing => ({
  ...{ head, number: 'one', of: 'thing', marks: noMarks, values: noValues, qualities: [] },
  ...more,
})
