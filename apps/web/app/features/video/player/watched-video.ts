import type { Line } from '@app/learning/video'

/** A video as the player takes it. */
export type WatchedVideo = {
  id: string
  title: string
  lines: readonly Line[]
  /**
   * `file`: the path of its files without their extensions. `youtube`: its id there. `own`: empty, because
   * the file is on the learner's device.
   */
  provider: 'file' | 'youtube' | 'own'
  source: string
}

/** Saves a word, as it stands in a line. */
export type SaveWordOfLine = (word: string, line: Line) => Promise<void>
