/** The rate of the speech engine, kept to the end: a Malayalam voice has little above 8 kHz. */
export const sampleRate = 22_050

/**
 * How speech becomes a clip. A change of any of these makes every clip anew. Raise `version` when the method
 * changes.
 */
export const clipSettings = {
  version: 2,
  voice: 'ml+f2',
  wordsPerMinute: 125,
  pitch: 48,
  /** Silence before and after the voice, in seconds, as a listener hears it. */
  leadIn: 0.06,
  tail: 0.12,
  /** The least length in seconds: a meter needs 0.4 s to measure a clip's loudness. */
  shortest: 0.5,
  /** In LUFS, as a listener hears it. */
  loudness: -18.5,
  /** In dBTP. One decibel is allowed; the codec raises a peak by up to one more. */
  truePeak: -2.5,
  kilobitsPerSecond: 40,
} as const

/**
 * The voice of English clips: the engine's own British English, as Malayalam's sounds are not its. A change makes these
 * clips anew.
 */
export const englishVoice = { voice: 'en-gb+f2', wordsPerMinute: 140, pitch: 48 } as const
