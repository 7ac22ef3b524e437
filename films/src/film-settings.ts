/**
 * How a script becomes a film. A change of any of these makes every film anew. Raise `version` when the
 * method changes.
 */
export const filmSettings = {
  version: 1,
  width: 960,
  height: 540,
  framesPerSecond: 24,
  /**
   * In seconds: before the first line, between two lines of a scene, between two scenes, after the last line.
   */
  pauses: { lead: 2.4, line: 0.95, scene: 2.4, tail: 3 },
  /** How long one scene fades into the next, in seconds. */
  melt: 0.8,
} as const
