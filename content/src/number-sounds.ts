import type { AudioPath } from './audio/audio-path.ts'
import type { Source } from './source.ts'

/** The clip of each piece that speaks numbers, times and dates. */
export function numberSoundsOf({ numbers: { document, entries } }: Source, audioPath: AudioPath) {
  return Object.fromEntries(
    entries.map(({ say, id }, at) => [say, audioPath(id, (sentence) => document.fault([at], sentence))]),
  )
}
