import { isMalayalam } from '@app/malayalam'
import { longestBatch, mostBatchLines } from './asked-lengths.ts'
import { tidy } from './tidy.ts'

/** A line of a learner's text, with what it means as far as that is known. */
type LineToTranslate = { text: string; translation?: string | undefined }

/**
 * The places of the lines that a coach may translate: those in Malayalam that have no translation, in batches of which each is one question.
 * A line is never cut; one that is longer than a batch may be is left out.
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

/** How far translating has come. `asking`: the batch at `next` is with the coach; `stopped`: why no more was asked, in the server's words if it has some. */
export type Translating =
  | { state: 'idle' }
  | { state: 'asking'; batches: readonly (readonly number[])[]; next: number }
  | { state: 'stopped'; sentence: string | undefined }

export type TranslatingEvent =
  | { type: 'begin'; batches: readonly (readonly number[])[] }
  | { type: 'translated' | 'cancel' }
  | { type: 'failed'; sentence?: string | undefined }

/** Translating after something happened to it. What came back stays; a failure or the learner ends the asking. */
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
