import type { RawCue } from './mend-timings.ts'

/** In rolling captions, the words of a line have times of their own. */
const timeOfWord = /<\d{1,2}:\d{2}[\d:.]*>/

/** The most seconds between a line and its repetition. */
const near = 0.1

/**
 * Rolling captions show each line again above the next one, as a provider's generated captions do when they
 * are saved to a file. Only the new text of each cue is kept; a repetition makes the line before it longer.
 * Other captions are unchanged: a refrain is not a repetition.
 */
export function unrolled(cues: readonly RawCue[]): readonly RawCue[] {
  if (!cues.some(({ text }) => text.some((line) => timeOfWord.test(line)))) return cues
  const result: RawCue[] = []
  let shown: readonly string[] = []
  let shownUntil = Number.NEGATIVE_INFINITY
  for (const cue of cues) {
    const lines = cue.text.filter((line) => line.trim() !== '')
    const bare = lines.map(bareOf)
    const repeats = cue.start - shownUntil < near && bare[0] !== undefined && bare[0] === shown.at(-1)
    const fresh = repeats ? lines.slice(1) : lines
    const last = result.at(-1)
    if (fresh.length > 0) result.push({ ...cue, text: fresh })
    else if (last && cue.end !== undefined) result[result.length - 1] = { ...last, end: cue.end }
    shown = bare
    shownUntil = cue.end ?? cue.start
  }
  return result
}

const bareOf = (line: string) => line.replace(/<[^<>]*>/g, '').trim()
