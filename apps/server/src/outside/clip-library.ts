import type { ClipManifest, OperatorVoice } from '@app/learning/offline'
import type { Media } from './media.ts'

type ClipRequest = { voice?: string | undefined; left?: AbortSignal }

/** What the app needs of the clips. */
export type ClipLibrary = {
  /**
   * Returns the clip of an id, or undefined if there is none; in the operator's voice if the request names
   * it. The client may leave while the clip is made.
   */
  find(id: string, request?: ClipRequest): Promise<Media | undefined>
  manifest(): Promise<ClipManifest>
  /** Which clips the operator's voice speaks. */
  voice(): Promise<OperatorVoice>
  /** The text of each clip, by its id, for a device that speaks itself. */
  texts(): Promise<Record<string, string>>
}
