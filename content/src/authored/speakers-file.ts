import * as v from 'valibot'
import { Text } from './text.ts'

/** `audio/recorded/speakers.yaml`: who speaks in the recordings, under which licence, and in which. */
export const SpeakersFile = v.array(v.strictObject({ speaker: Text, licence: Text, clips: v.array(Text) }))
export type RecordedSpeaker = v.InferOutput<typeof SpeakersFile>[number]
