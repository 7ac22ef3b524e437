import { isMalayalam } from '@app/malayalam'
import type { RawCue } from './formats/raw-cue.ts'

/** In seconds: a caption that begins so much before the one above it begins another file. */
const farBack = 1

/**
 * Where the captions of a second file begin, if two were put one after the other: the times begin anew, once, and are
 * in their order before and after.
 */
export function secondFileOf(cues: readonly RawCue[]): number | undefined {
  const drops = cues.flatMap(({ start }, place) =>
    start < (cues[place - 1]?.start ?? 0) - farBack ? [place] : [],
  )
  const [at] = drops
  if (at === undefined || drops.length > 1 || at < 2 || cues.length - at < 2) return undefined
  const from = cues[0]?.start ?? 0
  const until = cues[at - 1]?.start ?? 0
  // It begins near the beginning of the first: a few lines that stand too late are no file.
  return (cues[at]?.start ?? 0) - from <= (until - from) / 2 ? at : undefined
}

const textOf = ({ text }: RawCue) => text.join(' ').trim()

/** The captions of two files as those of one, and what was done: the second is left out if it says the same. */
export function joinFiles(
  cues: readonly RawCue[],
  at: number,
): { cues: readonly RawCue[]; english?: readonly RawCue[]; how: 'repeated' | 'after' | 'translation' } {
  const [first, second] = [cues.slice(0, at), cues.slice(at)]
  const texts = new Set(first.map(textOf))
  if (second.filter((cue) => texts.has(textOf(cue))).length > second.length / 2)
    return { cues: first, how: 'repeated' }
  const own = (some: readonly RawCue[]) =>
    some.filter((cue) => isMalayalam(textOf(cue))).length > some.length / 2
  if (own(first) !== own(second))
    return own(first)
      ? { cues: first, english: second, how: 'translation' }
      : { cues: second, english: first, how: 'translation' }
  const last = first.at(-1)
  const shift = last?.end ?? (last?.start ?? 0) + 2
  const later = second.map((cue) => ({
    ...cue,
    start: cue.start + shift,
    end: cue.end === undefined ? undefined : cue.end + shift,
  }))
  return { cues: [...first, ...later], how: 'after' }
}
