import type { RawCue } from './mend-timings.ts'

/** In captions that roll, the words of a line have times of their own. */
const timeOfWord = /<\d{1,2}:\d{2}[\d:.]*>/

/** Seconds between a line and its repetition. */
const near = 0.1

/**
 * Captions that roll show each line again over the next one, as a provider's generated ones do when they are saved to a file. Only what is
 * new in each stays; what repeats makes the line before it last longer. Other captions stay as they are: a refrain is no repetition.
 */
export function unrolled(cues: readonly RawCue[]): readonly RawCue[] {
  if (!cues.some(({ text }) => text.some((line) => timeOfWord.test(line)))) return cues
  const kept: RawCue[] = []
  let shown: readonly string[] = []
  let shownUntil = Number.NEGATIVE_INFINITY
  for (const cue of cues) {
    const lines = cue.text.filter((line) => line.trim() !== '')
    const bare = lines.map(bareOf)
    const repeats = cue.start - shownUntil < near && bare[0] !== undefined && bare[0] === shown.at(-1)
    const fresh = repeats ? lines.slice(1) : lines
    const last = kept.at(-1)
    if (fresh.length > 0) kept.push({ ...cue, text: fresh })
    else if (last && cue.end !== undefined) kept[kept.length - 1] = { ...last, end: cue.end }
    shown = bare
    shownUntil = cue.end ?? cue.start
  }
  return kept
}

const bareOf = (line: string) => line.replace(/<[^<>]*>/g, '').trim()
