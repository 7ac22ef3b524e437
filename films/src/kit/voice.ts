import type { Timeline } from '../timeline.ts'
import { chance, clamp } from './draw.ts'

/** The shape of a mouth: 0 shut to 1 open, and how round. `loud` is 1 while a line is spoken. */
export type Mouth = { open: number; round: number; loud: number }

const shut: Mouth = { open: 0, round: 0, loud: 0 }

/** The approximate length of a syllable, in seconds. */
const syllable = 0.17

/** The mouth of a speaker at a time. */
export function mouthOf({ lines }: Timeline, by: string, t: number): Mouth {
  const line = lines.find(({ by: who, start, end }) => who === by && t >= start - 0.25 && t < end + 0.25)
  if (!line) return shut
  const loud = Math.min(clamp((t - line.start + 0.25) / 0.25), clamp((line.end + 0.25 - t) / 0.25))
  const word = line.words.find(({ start, end }) => t >= start && t < end)
  if (!word) return { ...shut, loud }
  const count = Math.max(1, Math.round((word.end - word.start) / syllable))
  const at = ((t - word.start) / (word.end - word.start)) * count
  const kind = chance(word.start * 13 + Math.floor(at))
  return {
    open: Math.sin((at % 1) * Math.PI) * (0.45 + 0.55 * kind),
    round: chance(word.end * 7 + Math.floor(at)),
    loud,
  }
}
