import type { Line } from '@app/learning/video'

/** A video as the player takes it. */
export type WatchedVideo = {
  id: string
  title: string
  lines: readonly Line[]
  /** `file`: the path of its files without their endings. `youtube`: its id there. `own`: nothing, the file is the learner's. */
  provider: 'file' | 'youtube' | 'own'
  source: string
}

/** Puts a word, as it stands in a line, among the learner's words. */
export type SaveWordOfLine = (word: string, line: Line) => Promise<void>
