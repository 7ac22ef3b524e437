import { parseText } from 'media-captions'
import type { RawCue } from './mend-timings.ts'

/** Seconds that stand for an end that is not known yet. */
const noTime = 0.001

/** The name of a setting would be taken for one: this sign, which is cleaned away with others, stands before it. */
const setting = /^(?=\s*(?:region|vertical|line|position|size|align)[:=])/
const joiner = '\u2060'

/**
 * Captions as media-captions reads them; all that is known of that library stands here. It reads WebVTT strictly (what it cannot read is
 * not there, an end before its start included), has hours of two digits only, and takes a caption's first line for settings when it looks
 * like some; so it is given what `mendTimings` made, and each caption has its line in the file for a name. It runs in Node and in
 * workers, where there is no VTTCue of the browser's, with one of its own.
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
