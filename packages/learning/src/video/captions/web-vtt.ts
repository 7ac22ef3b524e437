import { parseText } from 'media-captions'
import type { RawCue } from './mend-timings.ts'

/** The duration, in seconds, of a cue whose end is not known yet. */
const noTime = 0.001

/**
 * media-captions would read a text line that begins like a setting as a setting. An invisible sign before it
 * prevents that, and cleaning removes the sign later.
 */
const setting = /^(?=\s*(?:region|vertical|line|position|size|align)[:=])/
const joiner = '\u2060'

/**
 * Reads captions with media-captions. Everything we know about that library is in this file. It reads WebVTT
 * strictly: it drops what it cannot read, and cues that end before they start; hours have two digits; a first
 * text line that looks like settings is read as settings. So it gets what `mendTimings` made, with each
 * caption's line number as its name. It also runs in Node and in workers, which have no VTTCue.
 */
export async function readWebVtt(cues: readonly RawCue[]): Promise<RawCue[]> {
  const endless = new Set(cues.flatMap(({ line, end }) => (end === undefined ? [line] : [])))
  const read = await parseText(`WEBVTT\n\n${cues.map(written).join('\n\n')}\n`, {
    type: 'vtt',
    errors: false,
  })
  return read.cues.map(({ id, startTime, endTime, text }) => ({
    line: Number(id),
    start: startTime,
    end: endless.has(Number(id)) ? undefined : endTime,
    text: text.split('\n'),
  }))
}

function written({ line, start, end, text }: RawCue): string {
  const from = timestamp(start)
  const to = timestamp(Math.max(end ?? 0, start + noTime))
  return [
    line,
    `${from} --> ${to}`,
    ...text.map((of) => of.replaceAll('-->', '→').replace(setting, joiner)),
  ].join('\n')
}

function timestamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const two = (of: number) => String(Math.floor(of)).padStart(2, '0')
  const [hours, rest] = [thousandths / 3_600_000, thousandths % 3_600_000]
  return `${two(hours)}:${two(rest / 60_000)}:${two((rest % 60_000) / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`
}
