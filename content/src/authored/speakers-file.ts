import * as v from 'valibot'
import { Text } from './text.ts'

/** `audio/recorded/speakers.yaml`: who speaks in the recordings, the licence, and the recordings. */
export const SpeakersFile = v.array(v.strictObject({ speaker: Text, licence: Text, clips: v.array(Text) }))
export type RecordedSpeaker = v.InferOutput<typeof SpeakersFile>[number]
