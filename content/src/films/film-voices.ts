import type { Voice } from '../audio/engine/speech-engine.ts'

/** The two voices that a script names. They are slower than a clip's, since a line is longer. */
export const filmVoices: Readonly<Record<'high' | 'low', Voice>> = {
  high: { voice: 'ml+f2', wordsPerMinute: 118, pitch: 60 },
  low: { voice: 'ml+m3', wordsPerMinute: 116, pitch: 36 },
}
