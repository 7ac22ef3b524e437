/** The rate of the speech engine, kept to the end: a Malayalam voice has little above 8 kHz. */
export const sampleRate = 22_050

/** How speech becomes a clip. A change of any of these remakes every clip; raise `version` when the way itself changes. */
export const clipSettings = {
  version: 2,
  voice: 'ml+f2',
  wordsPerMinute: 125,
  pitch: 48,
  /** Silence before and after the voice, in seconds, as a listener gets it. */
  leadIn: 0.06,
  tail: 0.12,
  /** The least length in seconds: a meter needs 0.4 s to say how loud a clip is. */
  shortest: 0.5,
  /** In LUFS, as a listener gets it. */
  loudness: -18.5,
  /** In dBTP. One decibel is allowed; the codec raises a peak by up to one more. */
  truePeak: -2.5,
  kilobitsPerSecond: 40,
} as const
