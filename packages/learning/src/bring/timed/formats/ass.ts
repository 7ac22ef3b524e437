import { clockOf } from './clock.ts'
import type { RawCue } from './raw-cue.ts'

const event = /^\s*(?:Dialogue|Comment)\s*:\s*(?<fields>.*)$/i
const head = /^\s*Format\s*:\s*(?<names>.*\bText\s*)$/i
const usual = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text']

/** Braces hold codes and remarks. A drawing stays between its codes, to be removed with them. */
const remark = /\{(?![^{}]*\\)[^{}]*\}/g

/**
 * Reads ASS and SSA: the lines of dialogue, also without the parts before them. Undefined for another format.
 */
export function readAss(lines: readonly string[]): RawCue[] | undefined {
  if (!lines.some((line) => /^\s*(?:\[Script Info\]|Dialogue\s*:\s*(?:\d+|Marked=\d+)\s*,)/i.test(line)))
    return undefined
  let names: readonly string[] = usual
  return lines.flatMap((line, place): RawCue[] => {
    const format = head.exec(line)?.groups?.names
    if (format) names = format.split(',').map((name) => name.trim().toLowerCase())
    const { fields } = event.exec(line)?.groups ?? {}
    if (fields === undefined || !/^\s*Dialogue/i.test(line)) return []
    return cueOf(fields, names, place + 1)
  })
}

function cueOf(fields: string, names: readonly string[], line: number): RawCue[] {
  const parts = fields.split(',')
  const field = (name: string) => parts[names.indexOf(name)]?.trim() ?? ''
  const [start, end] = [clockOf(field('start')), clockOf(field('end'))]
  if (!start) return []
  const text = parts
    .slice(names.length - 1)
    .join(',')
    .replace(remark, '')
  const speaker = field('name') || field('actor')
  return [
    {
      ...{ line, start: start.seconds, end: end && end.seconds > start.seconds ? end.seconds : undefined },
      ...((start.odd || end?.odd) && { odd: true }),
      ...(speaker && { speaker }),
      text: text.split(/\\N|\\n/),
    },
  ]
}
