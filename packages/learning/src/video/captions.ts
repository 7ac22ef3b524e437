import type { Line } from './join-transcripts.ts'

/** The lines as WebVTT: captions for a phone that plays a film in its own full-screen player. */
export function captionsOf(lines: readonly Line[]): string {
  const cues = lines.map(
    ({ start, duration, text, translation }) =>
      `${stamp(start)} --> ${stamp(start + duration)}\n${[text, translation].filter(Boolean).map(plain).join('\n')}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Empty lines and markup characters have a meaning in a cue, so they are replaced. */
const plain = (text = '') =>
  text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function stamp(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const part = (size: number, of: number, digits = 2) =>
    String(Math.floor(whole / size) % of).padStart(digits, '0')
  return `${part(3_600_000, 1000)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}
