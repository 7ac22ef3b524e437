import type { NounPart, Part } from './part.ts'
import { isNoun } from './part.ts'

/** The one that something is compared with. */
export const comparedWith = (parts: readonly Part[]): NounPart | undefined =>
  parts.filter(isNoun).find((part) => part.case === 'than')
