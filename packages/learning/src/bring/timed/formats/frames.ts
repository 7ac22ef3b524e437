import type { RawCue } from './raw-cue.ts'

const frames = /^\s*\{(?<from>\d{1,9})\}\s*\{(?<to>\d{0,9})\}(?<text>.*)$/
const tenths = /^\s*\[(?<from>\d{1,9})\]\s*\[(?<to>\d{0,9})\](?<text>.*)$/
/** The codes of MPL2, and how MicroDVD writes slanted letters without braces. */
const slant = /^\s*\/+(?=\S)/

/** Films have this many frames a second, if the file does not say it. */
const usualRate = 23.976

/**
 * Reads MicroDVD, whose times are frames, and MPL2, whose times are tenths of a second. Without its rate, the
 * times of MicroDVD are a guess. Undefined for another format.
 */
export function readFrames(
  lines: readonly string[],
  asked?: number,
): { cues: RawCue[]; rate?: number; guessed?: true } | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const pattern = frames.test(first) ? frames : tenths.test(first) ? tenths : undefined
  if (!pattern) return undefined
  const said =
    pattern === frames ? Number(/^\s*\{[01]\}\s*\{[01]?\}\s*(\d{1,3}(?:\.\d+)?)\s*$/.exec(first)?.[1]) : 10
  const isGuess = pattern === frames && !(said > 0)
  const rate = isGuess ? (asked ?? usualRate) : said
  const cues = lines.flatMap((line, place): RawCue[] => {
    const { from, to, text = '' } = pattern.exec(line)?.groups ?? {}
    if (from === undefined || (line === first && said > 0 && pattern === frames)) return []
    const [start, end] = [Number(from) / rate, Number(to) / rate]
    const odd = isGuess && asked === undefined && line === first
    const parts = text.split('|').map((part) => part.replace(slant, ''))
    return [{ line: place + 1, start, end: end > start ? end : undefined, text: parts, ...(odd && { odd }) }]
  })
  return { cues, ...(isGuess && { rate, ...(asked === undefined && { guessed: true }) }) }
}
