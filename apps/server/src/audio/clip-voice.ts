import type { OperatorVoice } from '@app/learning/offline'

/** A clip that the voice may speak, with the version of its URL and its file. */
export type VoicedClip = { id: string; say: string; version: string; file: string }

/** What the clips need of an operator's voice. */
export type ClipVoice = {
  name: string
  model: string
  licence: string
  /** Whether what learners write is sent to its service. */
  speaksTexts: boolean
  /** Its clips that are made and not left out, by their ids. */
  clips: () => Promise<ReadonlyMap<string, VoicedClip>>
  /** The bytes of a file, or undefined if it is missing. */
  read: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** `/audio/voice.json`. It is small if there is no voice. */
export async function voiceReply(voice: ClipVoice | undefined): Promise<OperatorVoice> {
  if (!voice) return { name: null }
  const { name, licence, speaksTexts } = voice
  const clips = [...(await voice.clips())].map(([id, { version }]) => [id, version])
  return { name, licence, texts: speaksTexts, clips: Object.fromEntries(clips) }
}
