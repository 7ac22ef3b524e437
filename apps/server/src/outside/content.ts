import type { TopicKey } from '@app/learning/levels'
import type { Question } from '@app/learning/quiz'
import type { Transcript } from '@app/learning/video'
import type { MediaFile } from './media.ts'

/** One of our own films. Its files are `/films/<id>` with their extensions. */
export type Film = {
  id: string
  theme: string
  title: { en: string; ml: string }
  transcript: Transcript
}

/** What the server needs of the content. The fingerprint changes when any of it changes. */
export type Content = {
  fingerprint: string
  topics: readonly { key: TopicKey; questions: readonly Question[] }[]
  films?: readonly Film[]
  /** The files of our films by their names: `travel.mp4`. */
  filmFiles: ReadonlyMap<string, MediaFile>
}
