import * as v from 'valibot'
import { MetAt } from '../vocabulary/met-at.ts'
import type { Line } from './join-transcripts.ts'

/** Where a word of a line was met, to save with the word. Undefined if the line is too long to save. */
export function metAtLine(video: string, { text, translation, start, duration }: Line): MetAt | undefined {
  const found = v.safeParse(MetAt, {
    sentence: inOneLine(text),
    ...(translation && { translation: inOneLine(translation) }),
    video,
    start,
    duration,
  })
  return found.success ? found.output : undefined
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
