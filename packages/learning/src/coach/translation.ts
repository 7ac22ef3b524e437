import { isMalayalam } from '@app/malayalam'
import { longestBatch, mostBatchLines } from './asked-lengths.ts'
import { tidy } from './tidy.ts'

/** A line of a learner's text, with its translation if there is one. */
type LineToTranslate = { text: string; translation?: string | undefined }

/**
 * The places of the lines that the coach may translate: Malayalam lines without a translation, in batches of
 * one request each. A line is never cut: one that is too long for a batch is left out.
 */
export function translationBatches(lines: readonly LineToTranslate[]): number[][] {
  const batches: number[][] = []
  let length = 0
  for (const [place, { text, translation }] of lines.entries()) {
    const asked = tidy(text)
    if (translation || !isMalayalam(asked) || asked.length > longestBatch) continue
    const last = batches.at(-1)
    length += asked.length
    if (last && last.length < mostBatchLines && length <= longestBatch) last.push(place)
    else {
      batches.push([place])
      length = asked.length
    }
  }
  return batches
}

/**
 * The state of translating. `asking`: the batch at `next` is with the coach. `stopped`: no more is asked;
 * `sentence` is the server's reason if it gave one.
 */
export type Translating =
  | { state: 'idle' }
  | { state: 'asking'; batches: readonly (readonly number[])[]; next: number }
  | { state: 'stopped'; sentence: string | undefined }

export type TranslatingEvent =
  | { type: 'begin'; batches: readonly (readonly number[])[] }
  | { type: 'translated' | 'cancel' }
  | { type: 'failed'; sentence?: string | undefined }

/**
 * The state of translating after an event. Translations that have arrived stay. A failure or the learner's
 * Cancel ends the asking.
 */
export function translatingStep(translating: Translating, event: TranslatingEvent): Translating {
  switch (event.type) {
    case 'begin':
      if (translating.state === 'asking' || event.batches.length === 0) return translating
      return { state: 'asking', batches: event.batches, next: 0 }
    case 'translated': {
      if (translating.state !== 'asking') return translating
      const next = translating.next + 1
      return next < translating.batches.length ? { ...translating, next } : { state: 'idle' }
    }
    case 'failed':
      return translating.state === 'asking' ? { state: 'stopped', sentence: event.sentence } : translating
    case 'cancel':
      return { state: 'idle' }
  }
}
